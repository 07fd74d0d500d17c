// Boards and moves by the names that chess.js gives them.

export type Color = 'w' | 'b';
export type PieceSymbol = 'p' | 'n' | 'b' | 'r' | 'q' | 'k';
type File = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';
type Rank = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
export type Square = `${File}${Rank}`;

export interface Piece {
  color: Color;
  type: PieceSymbol;
}

export const WHITE = 'w';
export const BLACK = 'b';
export const PAWN = 'p';
export const KNIGHT = 'n';
export const BISHOP = 'b';
export const ROOK = 'r';
export const QUEEN = 'q';
export const KING = 'k';
export const DEFAULT_POSITION = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** All squares, White's last rank first. */
export const SQUARES: Square[] = [...'87654321'].flatMap((rank) =>
  [...'abcdefgh'].map((file) => `${file}${rank}` as Square),
);
const SYMBOLS = 'pnbrqkPNBRQK';
export type Rights = Record<typeof KING | typeof QUEEN, boolean>;

/** The pieces by square, in the order of {@link SQUARES}. */
export type Pieces = Map<Square, Piece>;

export function isSquare(name: unknown): name is Square {
  return SQUARES.includes(name as Square);
}

export function isSymbol(letter: unknown): letter is PieceSymbol {
  return typeof letter === 'string' && letter.length === 1 && SYMBOLS.includes(letter);
}

export function other(color: Color): Color {
  return color === WHITE ? BLACK : WHITE;
}

/** The fields of a FEN. */
export interface State {
  pieces: Pieces;
  turn: Color;
  castling: Record<Color, Rights>;
  /** The square that a pawn has just passed, whether or not it can be captured there. */
  passed: Square | '-';
  halfMoves: number;
  moveNumber: number;
}

export function emptyState(): State {
  const none = { [KING]: false, [QUEEN]: false };
  return {
    pieces: new Map(),
    turn: WHITE,
    castling: { w: { ...none }, b: { ...none } },
    passed: '-',
    halfMoves: 0,
    moveNumber: 1,
  };
}

export function readState(fen: string): State {
  const [placement = '', turn, castling = '', passed = '-', half = '0', number = '1'] =
    fen.split(/\s+/);
  const state = emptyState();
  let at = 0;
  for (const letter of placement) {
    if (/\d/.test(letter)) at += Number(letter);
    else if (letter !== '/') {
      const square = SQUARES[at];
      const color = letter < 'a' ? WHITE : BLACK;
      if (square) state.pieces.set(square, { type: letter.toLowerCase() as PieceSymbol, color });
      at += 1;
    }
  }
  state.turn = turn as Color;
  for (const [letter, color, side] of RIGHTS) {
    state.castling[color][side] = castling.includes(letter);
  }
  state.passed = isSquare(passed) ? passed : '-';
  state.halfMoves = Number.parseInt(half, 10);
  state.moveNumber = Number.parseInt(number, 10);
  dropRights(state);
  return state;
}

const RIGHTS = [
  ['K', WHITE, KING],
  ['Q', WHITE, QUEEN],
  ['k', BLACK, KING],
  ['q', BLACK, QUEEN],
] as const;

/** The FEN of a state with the passed square given. */
export function writeState(state: State, passed: string): string {
  const rows = [...'87654321'].map((rank) => {
    const row = [...'abcdefgh'].map((file) => {
      const piece = state.pieces.get(`${file}${rank}` as Square);
      return piece ? letterOf(piece) : ' ';
    });
    return row.join('').replace(/ +/g, ({ length }) => String(length));
  });
  const rights = RIGHTS.filter(([, color, side]) => state.castling[color][side]);
  const castling = rights.map(([letter]) => letter).join('') || '-';
  const { turn, halfMoves, moveNumber } = state;
  return [rows.join('/'), turn, castling, passed, halfMoves, moveNumber].join(' ');
}

export function letterOf({ type, color }: Piece): string {
  return color === WHITE ? type.toUpperCase() : type.toLowerCase();
}

/** Drops the castling rights whose king or rook is not at home. */
export function dropRights({ pieces, castling }: State): void {
  const at = (square: string, type: PieceSymbol, color: Color): boolean => {
    const piece = pieces.get(square as Square);
    return piece?.type === type && piece.color === color;
  };
  for (const color of [WHITE, BLACK] as const) {
    const rank = color === WHITE ? '1' : '8';
    const king = at(`e${rank}`, KING, color);
    castling[color][KING] &&= king && at(`h${rank}`, ROOK, color);
    castling[color][QUEEN] &&= king && at(`a${rank}`, ROOK, color);
  }
}

/** Drops the passed square if no pawn has passed it, or none can capture there. */
export function dropPassed(state: State): void {
  const { pieces, turn, passed } = state;
  if (passed === '-') return;
  const step = turn === WHITE ? -1 : 1;
  const [file, rank] = [passed.charCodeAt(0), Number(passed[1])];
  const at = (files: number, ranks: number): Piece | undefined =>
    pieces.get(`${String.fromCharCode(file + files)}${rank + ranks}` as Square);
  const pawn = at(0, step);
  const captors = [at(-1, step), at(1, step)];
  const can = captors.some((piece) => piece?.type === PAWN && piece.color === turn);
  const blocked = at(0, 0) || at(0, -step);
  if (blocked || pawn?.type !== PAWN || pawn.color === turn || !can) state.passed = '-';
}
