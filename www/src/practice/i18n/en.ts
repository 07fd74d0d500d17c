import type { ValueProblem } from '../../shared/practice/values.ts';
import type { PracticeFileProblem } from '../file.ts';

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const en = {
  left: ({ due, fresh, minutes }: { due: number; fresh: number; minutes: number }) =>
    `${due} due, ${fresh} new: about ${counted(minutes, 'minute', 'minutes')}.`,
  nothingLeft: 'Done for today. What you practised comes back when it is about to be forgotten.',
  begin: 'Begin',
  goOn: 'Go on',
  more: 'Ten more minutes',
  next: 'Next',
  skip: 'Skip',
  leave: 'Overview',
  cardsLeft: (cards: number) => `${counted(cards, 'card', 'cards')} left today`,
  days: ({ all, inARow }: { all: number; inARow: number }): string =>
    inARow > 1
      ? `${counted(all, 'day', 'days')} of practice, ${inARow} in a row`
      : `${counted(all, 'day', 'days')} of practice`,
  about:
    'Puzzles you tried, course endings and mistakes from your own games come back: failed ones soon, known ones less and less often.',
  failed: 'The puzzles could not be loaded.',

  endings: 'Endings',
  /** Explains the bars of the picture. */
  endingsAbout: 'What the last positions cost: flat is perfect, red gave the win away.',
  passed: 'exam passed',
  /** Losses in the last positions of an ending: plies over the fewest, `null` for a lost win. */
  results: (results: readonly (number | null)[]): string =>
    results.length === 0
      ? 'not practised yet'
      : `plies over the best, last ${results.length}: ${results.map((over) => over ?? 'win lost').join(', ')}`,
  weeks: (practised: number, days: number) => `${practised} of the last ${days} days`,

  mayBeDeleted:
    'The browser may delete your progress when space is short, or after a week without a visit: export it now and then.',
  exportAll: 'Export progress',
  importFile: 'Import progress',
  imported: 'Imported. For cards in both places, the later practice counts.',
  notImported: 'Nothing was imported. Your progress is unchanged.',
  fileProblem: (problem: PracticeFileProblem): string => {
    switch (problem.kind) {
      case 'json':
        return 'The file is not JSON: it may be incomplete.';
      case 'format':
        return 'The file is not an export of practice progress.';
      case 'version':
        return `The file has version ${problem.version}, from a newer page. Reload this one.`;
      case 'value':
        return `At “${problem.place}”: ${PROBLEMS[problem.problem]}.`;
      default:
        return problem satisfies never;
    }
  },

  /** Stored data is unreadable and was put aside. */
  unreadable:
    'Your practice of this game could not be read: a newer page wrote it, or it was changed. It was set aside, and nothing is lost.',
  exportUnreadable: 'Save it as a file',
  discardUnreadable: 'Delete it',
};

const PROBLEMS: Readonly<Record<ValueProblem, string>> = {
  missing: 'something is missing',
  object: 'not an object',
  list: 'not a list',
  text: 'not a text, or too long',
  number: 'not a number, or out of bounds',
  choice: 'not a known value',
};

export type PracticeWords = typeof en;
