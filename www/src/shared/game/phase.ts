import { placementOf } from '@chariot/board/parts';

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
  const letters = placementOf(fen).flat();
  return letters.filter((letter) => (worth[letter.toUpperCase()] ?? 0) >= HEAVY).length;
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
  const board = placementOf(fen).flat();
  const home = [...placementOf(start).flat().entries()].filter(([, letter]) => letter !== ' ');
  const staying = home.filter(([square, letter]) => board[square] === letter);
  if (staying.length >= AT_HOME * home.length) return 'opening';
  return phaseOf(Number.POSITIVE_INFINITY, heavyPieces(fen, worth), heavyPieces(start, worth));
}
