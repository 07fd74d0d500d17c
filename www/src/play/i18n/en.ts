import type { DialogWords } from './words.ts';

export const en: DialogWords = {
  yourSide: 'You play',
  random: 'Random',
  bothSides: 'Two players',
  turnBoard: 'Turn the board to whose move it is',
  level: 'Level',
  rating: (elo) => `Elo ≈ ${elo}`,

  clock: 'Clock',
  noClock: 'None',
  ownClock: 'Custom…',
  control: (minutes, increment) =>
    increment > 0 ? `${minutes} min + ${increment} s` : `${minutes} min`,
  minutes: 'Minutes',
  seconds: 'Increment',
  otherTime: (side) => `Different time for ${side}`,

  beginning: 'Start from',
  usualStart: 'Starting position',
  shownStart: 'The position on the board',
  fenStart: 'Position (FEN)…',
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
  showEngine: 'Engine evaluation',
  copied: 'Copied',
  linkCopied: 'Link copied',
  copyByHand: 'Copy this text by hand',

  casualGame: 'Casual game',
  anonymous: 'Anonymous',
  levelOf: (name, level) => `${name} level ${level}`,

  close: 'Close',
  noGames: 'No games yet. Every game you play here is kept in this list.',
  unfinished: 'Unfinished',
  onBoard: 'Current game',
  playedAs: (side) => `you were ${side}`,
  movesCount: (moves) => (moves === 1 ? '1 move' : `${moves} moves`),
  openGame: 'Open this game',
  continueGame: 'Continue this game',
  deleteGame: 'Delete',
  gameDeleted: 'Game deleted.',
  restore: 'Restore',
  moreGames: (left) => `Show more (${left})`,
  keptHere: (count, most) =>
    `${count.toLocaleString('en')} of at most ${most.toLocaleString('en')} games, in this browser only. A private window forgets them. When the list is full, the oldest finished games are removed.`,
  exportAll: 'Export all (PGN)',
  exporting: (done, all) => `Exporting ${done} of ${all}`,
  storageBlocked:
    'This browser does not let the page store games: a new game replaces the last one.',
  storageFull: 'This browser’s storage is full: new games are not stored. Export or delete some.',
};
