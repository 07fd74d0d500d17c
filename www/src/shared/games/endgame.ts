import type { Chinese } from '@chariot/engine/languages';
import type { FenFields } from '@chariot/game';
import type { OutcomeName, SideName } from '@chariot/protocol';

/** A game's data for the endgame view. */
export interface GameInEndgame {
  words: InLanguages<EndingWords>;
  endings: readonly EndingGroup[];
  /** Letters of the pieces by their names, in lower case; empty for a king. */
  vocabulary: Readonly<Record<string, string>>;
  /** Letters of the pieces that only defend. Behind attackers they need no “against”: 双兵双士. */
  defenders?: string;
  /** Named positions, in endings of any size. */
  positions: readonly NamedPosition[];
  fields: FenFields;
  firstEnding: string;
  /** Whether textbooks name endings and call each won or drawn, as in xiangqi. */
  hasTextbook: boolean;
}

export interface NamedPosition {
  name: InLanguages<string>;
  /** Canonical FEN. */
  fen: string;
  material: string;
  /** Result of best play for the side to move. A test checks it by the table of the ending, where there is one. */
  result: OutcomeName;
  /** Name of the step in the course of endings that teaches it, if any. */
  lesson?: string;
}

/** Related endings, in the order offered. */
export interface EndingGroup {
  heading: InLanguages<string>;
  materials: readonly string[];
}

/** A text in each language. */
export interface InLanguages<T> {
  en: T;
  zh: Chinese<T>;
}

export interface EndingWords {
  /** Name of a king with other pieces; empty if left out. */
  king: string;
  /** A king without other pieces. */
  lone: Readonly<Record<SideName, string>>;
  /** Names of groups of pieces, by letters. */
  together?: Readonly<Record<string, string>>;
  /** Whether an ending with a textbook name is called by it. */
  isByBook?: boolean;
  /** Example searches. */
  searched: string;
}
