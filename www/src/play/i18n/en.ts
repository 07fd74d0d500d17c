export const en = {
  yourSide: 'You play',
  random: 'Random',
  bothSides: 'Two players',
  turnBoard: 'Turn the board to whose move it is',
  level: 'Level',
  /** Names of the levels 1, 2, … */
  levels: [
    'Beginner',
    'Novice',
    'Casual',
    'Intermediate',
    'Amateur',
    'Club player',
    'Strong club player',
    'Expert',
    'Master',
    'Full strength',
  ],
  /** A measured rating. */
  rating: (elo: number) => `Elo ≈ ${elo}`,

  clock: 'Clock',
  noClock: 'None',
  ownClock: 'Custom…',
  /** Minutes for the game, seconds for each move. */
  control: (minutes: string, increment: number): string =>
    increment > 0 ? `${minutes} min + ${increment} s` : `${minutes} min`,
  minutes: 'Minutes',
  seconds: 'Increment',
  /** The other side has a different time. */
  otherTime: (side: string) => `Different time for ${side}`,

  beginning: 'Start from',
  usualStart: 'Starting position',
  shownStart: 'The position on the board',
  fenStart: 'Position (FEN)…',
  shuffledStart: 'Chess960',
  /** The number of a shuffled start; `usual` is that of the usual one. */
  startNumber: (last: number, usual: number) =>
    `Start number (0–${last}; ${usual} is the usual one)`,
  drawLots: 'Random number',
  givenBy: 'Odds given by',
  you: 'You',
  start: 'Start',

  resignSure: 'Resign this game?',
  drawSure: 'Offer a draw?',
  drawAgreed: 'Do both agree on a draw?',
  offer: 'Offer',
  agree: 'Agree',
  keepPlaying: 'Keep playing',

  menu: 'More actions',
  copyFen: 'Copy FEN',
  copyText: 'Copy PGN',
  share: 'Share',
  copyLink: 'Copy link',
  boardEditor: 'Board editor',
  learnRules: 'Learn the rules',
  showEngine: 'Engine evaluation',
  copied: 'Copied',
  linkCopied: 'Link copied',
  copyByHand: 'Copy this text by hand',

  /** What the coach warns of. */
  losesPiece: (piece: string) => `This loses the ${piece}.`,
  allowsMate: (moves: number): string =>
    moves === 1 ? 'This allows mate in one.' : `This allows mate in ${moves}.`,
  missesMate: 'This misses a forced mate.',
  isBlunder: 'This is a blunder.',
  takeBack: 'Take back',
  keep: 'Keep',
  /** Takes the position into the practice; and what became of that. */
  practiseLater: 'Practise later',
  taken: {
    checking: 'Checking…',
    added: 'Added to your practice.',
    several: 'Not to practise: more than one move is good.',
    failed: 'That failed. Try again',
  } satisfies Record<'checking' | 'added' | 'several' | 'failed', string>,

  /** The event of a game that is written down. */
  casualGame: 'Casual game',
  /** The person, where the page knows no name. */
  anonymous: 'Anonymous',
  /** The computer at a level. */
  levelOf: (name: string, level: number) => `${name} level ${level}`,

  close: 'Close',
  noGames: 'No games yet. Every game you play here is kept in this list.',
  unfinished: 'Unfinished',
  onBoard: 'Current game',
  /** The side that the person had. */
  playedAs: (side: string) => `you were ${side}`,
  movesCount: (moves: number): string => (moves === 1 ? '1 move' : `${moves} moves`),
  openGame: 'Open this game',
  continueGame: 'Continue this game',
  deleteGame: 'Delete',
  gameDeleted: 'Game deleted.',
  restore: 'Restore',
  moreGames: (left: number) => `Show more (${left})`,
  /** How many games are kept, and how many at most. */
  keptHere: (count: number, most: number) =>
    `${count.toLocaleString('en')} of at most ${most.toLocaleString('en')} games, in this browser only. A private window forgets them. When the list is full, the oldest finished games are removed.`,
  exportAll: 'Export all (PGN)',
  exporting: (done: number, all: number) => `Exporting ${done} of ${all}`,
  storageBlocked:
    'This browser does not let the page store games: a new game replaces the last one.',
  storageFull: 'This browser’s storage is full: new games are not stored. Export or delete some.',
};

/** What the dialogs of a game and the coach say. */
export type DialogWords = typeof en;
