/** The classes of bad moves. */
export type MoveClass = 'inaccuracy' | 'mistake' | 'blunder';

/** The classes, worst first, each with its least loss of winning chances and its NAG in PGN. */
export const MOVE_CLASSES: readonly { moveClass: MoveClass; loss: number; glyph: number }[] = [
  { moveClass: 'blunder', loss: 0.19, glyph: 4 },
  { moveClass: 'mistake', loss: 0.11, glyph: 2 },
  { moveClass: 'inaccuracy', loss: 0.06, glyph: 6 },
];
