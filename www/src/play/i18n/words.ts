/** What the dialogs of a game say. */
export interface DialogWords {
  yourSide: string;
  random: string;
  bothSides: string;
  turnBoard: string;
  level: string;
  /** A measured rating. */
  rating(elo: number): string;

  clock: string;
  noClock: string;
  ownClock: string;
  /** Minutes for the game, seconds for each move. */
  control(minutes: string, increment: number): string;
  minutes: string;
  seconds: string;
  /** The other side has a different time. */
  otherTime(side: string): string;

  beginning: string;
  usualStart: string;
  shownStart: string;
  givenBy: string;
  you: string;
  start: string;

  resignSure: string;
  drawSure: string;
  drawAgreed: string;
  offer: string;
  agree: string;
  keepPlaying: string;
}
