import type { ErrorFactName, NoticeName } from '@chariot/protocol';

/** What an error or a notice is about, in words; texts are empty and numbers 0 where a kind has none. */
export interface SaidDetails {
  /** What was written, in quotation marks. */
  text: string;
  side: string;
  piece: string;
  squares: readonly string[];
  rank: number;
  count: number;
  limit: number;
}

/** One sentence. */
export type Sentence = (said: SaidDetails) => string;

/** What is said of every error and notice of the engine, in one language. */
export interface ErrorWords {
  errors: Readonly<Record<ErrorFactName, Sentence>>;
  /** `null`: it changes nothing for a player, and is not told. */
  notices: Readonly<Record<NoticeName, Sentence | null>>;
  quoted(text: string): string;
  /** Stands for a text of which nothing can be seen. */
  invisible: string;
  /** Between two sentences. */
  space: string;
}
