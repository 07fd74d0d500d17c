import type { EndingReasonName, MateName, MotifName } from '@chariot/protocol';

/** Everything the tutor says, in one language. */
export interface TutorWords {
  /** The question about a move, and about one that is an inaccuracy, a mistake or a blunder. */
  why: string;
  whyOf(move: string): string;
  searching: string;
  failed: string;
  close: string;

  /** The other side answers, and what comes of that. */
  allows(reply: string, what: string): string;
  /** What was better, and what would have come of that. */
  misses(better: string, what: string): string;
  mates(side: string, moves: number): string;
  wins(side: string, pieces: string): string;
  winsFor(side: string, pieces: string, given: string): string;
  perpetualCheck(side: string): string;
  /** Of a promotion, or of pieces that cannot be named. */
  winsMaterial(side: string): string;
  pieces(list: readonly { name: string; count: number }[]): string;
  /** A piece on its square. */
  on(piece: string, square: string): string;
  /** What a later move of the line brings about. */
  later(move: string, sentence: string): string;
  motifs: Readonly<Record<MotifName, (one: string, ...others: string[]) => string>>;

  /** The mate that a line ends in has a name. */
  mate(name: string): string;
  mateNames: Readonly<Record<MateName, string>>;

  /** Exact results; by how many moves the mate is further away, or nearer, than with the best move. */
  stillWins(longer: number): string;
  stillLoses(sooner: number): string;
  stillDraws: string;
  winToDraw: string;
  winToLoss: string;
  drawToLoss: string;

  /** The only moves that keep the result, and those that mate soonest. */
  onlyWins(moves: readonly string[]): string;
  onlyDraws(moves: readonly string[]): string;
  soonest(moves: readonly string[]): string;
  /** What decides, with the names of squares. */
  principles: Readonly<
    Record<Exclude<EndingReasonName, 'drawnThoughAhead'>, (one: string, other: string) => string>
  >;
  drawnThoughAhead(side: string): string;

  /** The move costs hardly anything. */
  noMistake: string;
  /** Before lines of which nothing can be said for certain. */
  nothingCertain: string;
  /** The engine's answer, and its better line. */
  answer: string;
  better: string;
  play: string;
  back: string;
  board: string;
}
