import type { PracticeFileProblem } from '../file.ts';

/** Everything the daily practice says, in one language. */
export interface PracticeWords {
  /** What is left today, and about how many minutes it takes. */
  left(left: { due: number; fresh: number; minutes: number }): string;
  nothingLeft: string;
  begin: string;
  /** Goes on with a set that was begun. */
  goOn: string;
  more: string;
  next: string;
  skip: string;
  leave: string;
  /** Cards that are left, while one is practised. */
  cardsLeft(cards: number): string;
  /** Days of practice, in all and in a row. */
  days(days: { all: number; inARow: number }): string;
  about: string;
  failed: string;

  endings: string;
  /** What the bars of the picture mean. */
  endingsAbout: string;
  /** The exam of an ending is passed. */
  passed: string;
  /** What was lost in the last positions of an ending: plies over the fewest, `null` where the win was given away. */
  results(results: readonly (number | null)[]): string;
  /** Days with practice, of the last ones. */
  weeks(practised: number, days: number): string;

  exportAll: string;
  importFile: string;
  imported: string;
  notImported: string;
  fileProblem(problem: PracticeFileProblem): string;

  /** What was kept cannot be read, and was put aside. */
  unreadable: string;
  exportUnreadable: string;
  discardUnreadable: string;
}
