/** Whether a text has the form of a FEN, in the words of chess.js. */
export function validateFen(fen: string): { ok: boolean; error?: string } {
  const error = faultOf(fen);
  return error === undefined ? { ok: true } : { ok: false, error: `Invalid FEN: ${error}` };
}

function faultOf(fen: string): string | undefined {
  const fields = fen.split(/\s+/);
  if (fields.length !== 6) return 'must contain six space-delimited fields';
  const [placement = '', turn = '', castling = '', passed = '', half = '', number = ''] = fields;
  if (!(Number.parseInt(number, 10) > 0)) return 'move number must be a positive integer';
  if (!(Number.parseInt(half, 10) >= 0))
    return 'half move counter number must be a non-negative integer';
  if (!/^(-|[a-h][36])$/.test(passed)) return 'en-passant square is invalid';
  if (/[^kKqQ-]/.test(castling)) return 'castling availability is invalid';
  if (!/^[wb]$/.test(turn)) return 'side-to-move is invalid';
  return placementFault(placement) ?? passedFault(passed, turn) ?? piecesFault(placement);
}

function placementFault(placement: string): string | undefined {
  const rows = placement.split('/');
  if (rows.length !== 8) return "piece data does not contain 8 '/'-delimited rows";
  for (const row of rows) {
    if (/\d\d/.test(row)) return 'piece data is invalid (consecutive number)';
    if (/[^\dprnbqk]/i.test(row)) return 'piece data is invalid (invalid piece)';
    const width = [...row].reduce((sum, one) => sum + (/\d/.test(one) ? Number(one) : 1), 0);
    if (width !== 8) return 'piece data is invalid (too many squares in rank)';
  }
  return undefined;
}

function passedFault(passed: string, turn: string): string | undefined {
  const wrong = { w: '3', b: '6' }[turn];
  return passed[1] === wrong && passed !== '-' ? 'illegal en-passant square' : undefined;
}

function piecesFault(placement: string): string | undefined {
  for (const [color, king] of [
    ['white', 'K'],
    ['black', 'k'],
  ] as const) {
    const count = placement.split(king).length - 1;
    if (count === 0) return `missing ${color} king`;
    if (count > 1) return `too many ${color} kings`;
  }
  const rows = placement.split('/');
  return /p/i.test(`${rows[0]}${rows[7]}`) ? 'some pawns are on the edge rows' : undefined;
}
