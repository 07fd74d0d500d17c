/** Sets of pieces, of all games. */
export type PieceSet =
  | 'outline'
  | 'staunton'
  | 'origami'
  | 'pixel'
  | 'traditional'
  | 'simplified'
  | 'wooden'
  | 'symbols';
/** Colours of boards, of all games. */
export type BoardTheme = 'wood' | 'green' | 'blue' | 'grey' | 'rose' | 'paper' | 'jade' | 'slate';
/** How files and ranks are written at the edge of a board. */
export type CoordinateStyle = 'algebraic' | 'files' | 'digits';
