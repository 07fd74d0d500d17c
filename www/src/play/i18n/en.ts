import { characters } from '../characters/i18n/en.ts';
import { signed } from './signed.ts';

export const en = {
  characters,

  yourSide: 'You play',
  random: 'Random',
  bothSides: 'Two players',
  turnBoard: 'Turn the board to the side to move',
  level: 'Level',
  /** Names of strengths, which mean the same in both games: each with the Elo from which it is used. */
  strengths: [
    [0, 'Beginner'],
    [500, 'Novice'],
    [700, 'Casual'],
    [850, 'Amateur'],
    [1_000, 'Intermediate'],
    [1_200, 'Club player'],
    [1_450, 'Strong club player'],
    [1_750, 'Expert'],
    [2_100, 'Master'],
  ] as readonly (readonly [number, string])[],
  /** The strongest level. */
  fullStrength: 'Full strength',
  /** A measured rating. */
  rating: (elo: number) => `Elo ≈ ${elo}`,

  /** Chooses the level nearest to the person's rating. */
  even: 'Even opponent',
  /** A rating and twice its deviation. */
  ownRating: (rating: number, spread: number) => `Your rating: ${rating} ± ${spread}`,
  evenLater: 'After your first rated game, you can choose an even opponent here.',

  /** Offered against weak levels. */
  coach: 'Coach: a warning before a blunder counts',

  clock: 'Clock',
  noClock: 'None',
  ownClock: 'Custom…',
  /** Minutes for the game, seconds per move. */
  control: (minutes: string, increment: number): string =>
    increment > 0 ? `${minutes} min + ${increment} s` : `${minutes} min`,
  minutes: 'Minutes',
  seconds: 'Increment',
  otherTime: (side: string) => `Different time for ${side}`,

  beginning: 'Start from',
  usualStart: 'Starting position',
  shownStart: 'The position on the board',
  openingStart: 'An opening…',
  fenStart: 'Position (FEN)…',
  shuffledStart: 'Chess960',
  /** Number of a shuffled start; `usual` is the standard one. */
  startNumber: (last: number, usual: number) =>
    `Start number (0–${last}; ${usual} is the usual one)`,
  drawLots: 'Random number',
  givenBy: 'Odds given by',
  you: 'You',
  start: 'Start',

  resignSure: 'Resign this game?',
  drawSure: 'Offer a draw?',
  drawAgreed: 'Do both players agree to a draw?',
  offer: 'Offer',
  agree: 'Agree',
  keepPlaying: 'Keep playing',

  menu: 'More actions',
  copyFen: 'Copy FEN',
  copyText: 'Copy PGN',
  share: 'Share',
  saveGif: 'Save as animated picture (GIF)',
  makingGif: (percent: number) => `Drawing: ${percent}%`,
  gifFailed: 'The picture could not be made.',
  copyLink: 'Copy link',
  boardEditor: 'Board editor',
  learnRules: 'Learn the rules',
  showEngine: 'Engine evaluation',
  linkCopied: 'Link copied',
  copyByHand: 'Copy this text by hand',

  losesPiece: (piece: string) => `This loses the ${piece}.`,
  allowsMate: (moves: number): string =>
    moves === 1 ? 'This allows mate in one.' : `This allows mate in ${moves}.`,
  missesMate: 'This misses a forced mate.',
  isBlunder: 'This is a blunder.',
  takeBack: 'Take back',
  keep: 'Keep',
  /** Adds the position to the practice deck; the outcomes follow. */
  practiseLater: 'Practise later',
  taken: {
    checking: 'Checking…',
    added: 'Added to your practice.',
    several: 'Not added: more than one move is good.',
    failed: 'That failed. Try again',
  } satisfies Record<'checking' | 'added' | 'several' | 'failed', string>,

  casualGame: 'Casual game',
  /** A person without a known name. */
  anonymous: 'Anonymous',
  levelOf: (name: string, level: number) => `${name} level ${level}`,

  rated: {
    title: 'Your rating',
    spread: (spread: number) => `± ${spread}`,
    count: (games: number): string => (games === 1 ? '1 rated game' : `${games} rated games`),
    none: 'No rated games yet',
    /** After a game; `change`: by how much, but after the first one. */
    after: (rating: number, change?: number): string =>
      `Your rating: ${rating}${change === undefined ? '' : ` (${signed(change)})`}`,
    /** Of a rating that few games have made. */
    uncertain: 'still uncertain',
    chart: (games: number, first: number, last: number) =>
      `Your rating over ${games} games: ${first} at first, ${last} now.`,
    list: 'Rated games',
    counts: 'Which games count?',
    rules:
      'Finished games against the computer from the starting position, without takebacks, hints or engine evaluation, and with the same time for both. A game that you delete still counts.',
    date: 'Date',
    opponent: 'Opponent',
    result: 'Result',
    rating: 'Rating',
  },

  close: 'Close',
  noGames: 'No games yet. Every game you play here is kept in this list.',
  unfinished: 'Unfinished',
  onBoard: 'Current game',
  playedAs: (side: string) => `you were ${side}`,
  movesCount: (moves: number): string => (moves === 1 ? '1 move' : `${moves} moves`),
  openGame: 'Open this game',
  continueGame: 'Continue this game',
  deleteGame: 'Delete',
  gameDeleted: 'Game deleted.',
  restore: 'Restore',
  moreGames: (left: number) => `Show more (${left})`,
  /** Number of stored games, and the limit. */
  keptHere: (count: number, most: number) =>
    `${count.toLocaleString('en')} of at most ${most.toLocaleString('en')} games, in this browser only. Private windows keep none. When the list is full, the oldest finished games are removed.`,
  mayBeDeleted:
    'The browser may delete them when space is short, or after a week without a visit: export those you want to keep.',
  exportAll: 'Export all (PGN)',
  exporting: (done: number, all: number) => `Exporting ${done} of ${all}`,
  storageBlocked:
    'This browser does not let the page store games: a new game replaces the last one.',
  storageFull: 'This browser’s storage is full: new games are not stored. Export or delete some.',
};

export type DialogWords = typeof en;
