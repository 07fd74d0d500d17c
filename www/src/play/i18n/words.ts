/** What the dialogs of a game and the coach say. */
export interface DialogWords {
  yourSide: string;
  random: string;
  bothSides: string;
  turnBoard: string;
  level: string;
  /** Names of the levels 1, 2, … */
  levels: readonly string[];
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
  fenStart: string;
  shuffledStart: string;
  /** The number of a shuffled start; `usual` is that of the usual one. */
  startNumber(last: number, usual: number): string;
  drawLots: string;
  givenBy: string;
  you: string;
  start: string;

  resignSure: string;
  drawSure: string;
  drawAgreed: string;
  offer: string;
  agree: string;
  keepPlaying: string;

  menu: string;
  copyFen: string;
  copyText: string;
  share: string;
  copyLink: string;
  boardEditor: string;
  learnRules: string;
  showEngine: string;
  copied: string;
  linkCopied: string;
  copyByHand: string;

  /** What the coach warns of. */
  losesPiece(piece: string): string;
  allowsMate(moves: number): string;
  missesMate: string;
  isBlunder: string;
  takeBack: string;
  keep: string;
  /** Takes the position into the practice; and what became of that. */
  practiseLater: string;
  taken: Readonly<Record<'checking' | 'added' | 'several' | 'failed', string>>;

  /** The event of a game that is written down. */
  casualGame: string;
  /** The person, where the page knows no name. */
  anonymous: string;
  /** The computer at a level. */
  levelOf(name: string, level: number): string;

  close: string;
  noGames: string;
  unfinished: string;
  onBoard: string;
  /** The side that the person had. */
  playedAs(side: string): string;
  movesCount(moves: number): string;
  openGame: string;
  continueGame: string;
  deleteGame: string;
  gameDeleted: string;
  restore: string;
  moreGames(left: number): string;
  /** How many games are kept, and how many at most. */
  keptHere(count: number, most: number): string;
  exportAll: string;
  exporting(done: number, all: number): string;
  storageBlocked: string;
  storageFull: string;
}
