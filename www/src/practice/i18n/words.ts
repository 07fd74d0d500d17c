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
}
