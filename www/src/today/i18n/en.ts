const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const en = {
  puzzle: 'Puzzle of the day',
  toPlay: (side: string) => `${side} to move and win`,
  ratedAt: (rating: number) => `Rated ${rating}`,
  solve: 'Solve',
  solved: 'Solved',
  tryAgain: 'Not solved yet',
  noPuzzle: 'The puzzle could not be loaded.',

  unfinished: 'Your game',
  plies: (moves: number) => `Move ${moves}`,
  goOn: 'Continue',
  nothingUnfinished: 'No game is waiting for you.',
  play: 'New game',

  practice: 'Practice',
  due: (cards: number, minutes: number) =>
    `${counted(cards, 'card', 'cards')} to practise: about ${counted(minutes, 'minute', 'minutes')}.`,
  doneToday: 'Done for today.',
  nothingDue: 'Nothing is due. You can take new cards.',
  practise: 'Practise',

  lesson: 'Next lesson',
  lessons: (done: number, all: number) => `${done} of ${all} done`,
  learn: 'Learn',
  allLearnt: 'You have finished all lessons.',

  streak: (days: number) => `${days} days in a row`,
  week: (practised: number) => `Practised on ${practised} of the last 7 days`,
  about: 'What is Chariot?',
};

export type TodayWords = typeof en;
