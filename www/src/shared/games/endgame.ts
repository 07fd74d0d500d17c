import type { Chinese } from '@chariot/engine/languages';
import type { FenFields } from '@chariot/game';
import type { SideName } from '@chariot/protocol';

/** What the endgame view needs to know of a game. */
export interface GameInEndgame {
  words: InLanguages<EndingWords>;
  /** The endings offered by name, in groups. */
  endings: readonly EndingGroup[];
  /** The pieces by what people call them, in lower case: their letters, none for a king. */
  vocabulary: Readonly<Record<string, string>>;
  /** Positions that have a name, in endings of any number of pieces. */
  positions: readonly NamedPosition[];
  /** What its FEN can say. */
  fields: FenFields;
  /** The ending the view begins with. */
  firstEnding: string;
  /** True if text books name endings and call each one won or drawn, as those of xiangqi do. */
  hasTextbook: boolean;
}

/** A position that has a name. */
export interface NamedPosition {
  name: InLanguages<string>;
  fen: string;
  /** Its ending. */
  material: string;
}

/** Endings that belong together, in the order they are offered. */
export interface EndingGroup {
  heading: InLanguages<string>;
  materials: readonly string[];
}

/** Something said in each language. */
export interface InLanguages<T> {
  en: T;
  zh: Chinese<T>;
}

/** How a game's endings are named, in one language. */
export interface EndingWords {
  /** What names call a king with other pieces; empty if they leave it out. */
  king: string;
  /** A king without other pieces. */
  lone: Readonly<Record<SideName, string>>;
  /** Pieces that together have a name, by their letters. */
  together?: Readonly<Record<string, string>>;
  /** True if an ending with a name in text books is called by that. */
  isByBook?: boolean;
  /** Examples of what can be searched for. */
  searched: string;
}
