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
  givenBy: 'Odds given by',
  you: 'You',
  start: 'Start',

  resignSure: 'Resign this game?',
  drawSure: 'Offer a draw?',
  drawAgreed: 'Do both agree on a draw?',
  offer: 'Offer',
  agree: 'Agree',
  keepPlaying: 'Keep playing',
};
