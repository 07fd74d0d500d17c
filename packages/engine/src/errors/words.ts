import type { ErrorFactName, NoticeName } from '@chariot/protocol';

/** The details of an error or a notice, in words; empty or 0 where a kind has none. */
export interface SaidDetails {
  /** The text in question, in quotation marks. */
  text: string;
  side: string;
  piece: string;
  squares: readonly string[];
  rank: number;
  count: number;
  limit: number;
}

/** Makes a sentence from details. */
export type Sentence = (said: SaidDetails) => string;

/** The sentences for all errors and notices of the engine, in one language. */
export interface ErrorWords {
  errors: Readonly<Record<ErrorFactName, Sentence>>;
  /** `null`: it changes nothing for a player and is not shown. */
  notices: Readonly<Record<NoticeName, Sentence | null>>;
  quoted(text: string): string;
  /** Stands for invisible text. */
  invisible: string;
  /** Between two sentences. */
  space: string;
}
