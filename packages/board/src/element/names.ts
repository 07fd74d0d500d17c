/** What a board is for. */
export const BOARD_VIEWS = ['play', 'moves', 'endgame', 'puzzle'] as const;
/** One of them. */
export type BoardView = (typeof BOARD_VIEWS)[number];

/** The attributes that a board has, besides `lang`, which any element has. */
export const ATTRIBUTES = [
  'game',
  'view',
  'fen',
  'pgn',
  'solution',
  'orientation',
  'engine',
  'tables',
  'board',
  'pieces',
  'notation',
  'coordinates',
] as const;
/** One of them. */
export type AttributeName = (typeof ATTRIBUTES)[number];
