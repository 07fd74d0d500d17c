/** What a lesson says, in one language. */
export interface CoachWords {
  searching(percent: number): string;
  failed: string;
  /** Which mistake of how many. */
  mistakeOf(number: number, all: number): string;
  /** The move of the game, and who is to find a better one. */
  findBetter(played: string, side: string): string;
  checking: string;
  notBest(move: string): string;
  playedAgain(move: string): string;
  goodNext(reply: string): string;
  found: string;
  bestWas(line: string): string;
  viewSolution: string;
  skip: string;
  next: string;
  finish: string;
  leave: string;
  noMistakes(side: string): string;
  /** How many mistakes were solved, of how many; then those whose solution was shown, and those left out. */
  counts(found: number, all: number, shown: number, skipped: number): string;
  again: string;
  otherSide(side: string): string;
  outcomes: Readonly<Record<'open' | 'found' | 'shown' | 'skipped', string>>;
}
