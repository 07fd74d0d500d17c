import type { DialogWords } from './words.ts';

export const en: DialogWords = {
  yourSide: 'You play',
  random: 'Random',
  bothSides: 'Both',
  turnBoard: 'Turn the board to whose move it is',
  level: 'Level',
  rating: (elo) => `≈ ${elo}`,

  clock: 'Clock',
  noClock: 'None',
  ownClock: 'Other times…',
  control: (minutes, increment) =>
    increment > 0 ? `${minutes} min + ${increment} s` : `${minutes} min`,
  minutes: 'Minutes',
  seconds: 'Seconds a move',
  otherTime: (side) => `Another time for ${side}`,

  beginning: 'Begin from',
  usualStart: 'Usual position',
  shownStart: 'The position on the board',
  givenBy: 'Given by',
  you: 'You',
  start: 'Start',

  resignSure: 'Resign this game?',
  drawSure: 'Offer a draw?',
  drawAgreed: 'Do both agree on a draw?',
  offer: 'Offer',
  agree: 'Agree',
  keepPlaying: 'Keep playing',
};
