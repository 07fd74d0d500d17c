/** What courses say around their steps. */
export interface LearnWords {
  /** Which step of how many. */
  progress(step: number, steps: number): string;
  contents: string;
  /** A step that is done, for screen readers. */
  stepDone(title: string): string;
  previous: string;
  next: string;
  /** Play a game, after the last step. */
  play: string;
  /** The courses of endings. */
  endings: string;
  right: string;
  /** The other side has passed; so many moves are left. */
  waits(side: string, left: number): string;
  missed: string;
  /** The piece cannot go to the square. */
  cannotGo(piece: string, square: string): string;
  /** The offered move is legal, but one that is not was asked for. */
  isLegal(move: string): string;
  /** From one square to another. */
  moveBetween(from: string, to: string): string;
}
