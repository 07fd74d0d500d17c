/** What the endgame view needs to know of a game. */
export interface GameInEndgame {
  /** The endings offered by name, in groups. */
  endings: readonly EndingGroup[];
  /** The ending the view begins with. */
  firstEnding: string;
  /** True if text books name endings and call each one won or drawn, as those of xiangqi do. */
  hasTextbook: boolean;
}

/** Endings that belong together, in the order they are offered. */
export interface EndingGroup {
  /** Key of the heading. */
  name: EndingGroupName;
  materials: readonly string[];
}

/** The headings; letters are the attackers of xiangqi's text-book endings. */
export type EndingGroupName =
  | 'bareKing'
  | 'pieces'
  | 'pawns'
  | 'piecesAndPawns'
  | 'R'
  | 'N'
  | 'P'
  | 'CA';
