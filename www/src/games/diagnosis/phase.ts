import type { GamePhase } from './judged.ts';

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
