export const PHASES = ['opening', 'middlegame', 'endgame'] as const;
export type GamePhase = (typeof PHASES)[number];

/** Plies of the opening: ten moves of each side. */
const OPENING_PLIES = 20;
/** Pawns that a heavy piece is worth at least. */
const HEAVY = 3;
/** Share of the heavy pieces at the start that is left in an endgame at most: six of fourteen in chess. */
const ENDGAME = 3 / 7;

/** Heavy pieces on the board of a FEN: those worth three pawns and more, kings not counted. */
export function heavyPieces(fen: string, worth: Readonly<Record<string, number>>): number {
  const [board = ''] = fen.split(' ');
  return [...board].filter((letter) => (worth[letter.toUpperCase()] ?? 0) >= HEAVY).length;
}

/** The phase of a position, by its heavy pieces and those of the game's usual start. */
export function phaseOf(ply: number, heavy: number, atStart: number): GamePhase {
  if (heavy <= ENDGAME * atStart) return 'endgame';
  return ply < OPENING_PLIES ? 'opening' : 'middlegame';
}

/** Share of the pieces of the start that an opening has at home at least. */
const AT_HOME = 0.6;

/** The phase of a position whose game is unknown; `start`: FEN of the usual start. */
export function phaseOfBoard(
  fen: string,
  start: string,
  worth: Readonly<Record<string, number>>,
): GamePhase {
  const [board, home] = [squaresIn(fen), squaresIn(start)];
  const pieces = [...home].filter((letter) => letter !== ' ').length;
  const staying = [...home].filter((letter, i) => letter !== ' ' && board[i] === letter).length;
  if (staying >= AT_HOME * pieces) return 'opening';
  return phaseOf(Number.POSITIVE_INFINITY, heavyPieces(fen, worth), heavyPieces(start, worth));
}

/** The squares of a FEN in order, blanks for empty ones. */
function squaresIn(fen: string): string {
  const [board = ''] = fen.split(' ');
  return board.replaceAll('/', '').replace(/\d/g, (empty) => ' '.repeat(Number(empty)));
}
