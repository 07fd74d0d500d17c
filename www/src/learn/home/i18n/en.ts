import type { GameName } from '@chariot/protocol';
import type { CourseName } from '../../../shared/courses/next.ts';

const NAMES: Readonly<Record<GameName, string>> = { chess: 'chess', xiangqi: 'xiangqi' };
const OTHER: Readonly<Record<GameName, string>> = { chess: 'xiangqi', xiangqi: 'chess' };

export const en = {
  title: (game: GameName) => `Learn ${NAMES[game]}`,
  lead: 'Short lessons on the board. Every wrong move is answered with what it misses.',
  /** The question that comes first. */
  question: (game: GameName) => `Do you know ${NAMES[game]}?`,
  answers: {
    nothing: () => 'No, from zero',
    otherGame: (game: GameName) => `No, but I know ${OTHER[game]}`,
    rules: () => 'Yes, on to tactics',
  },
  courses: {
    basics: 'From zero to a first game',
    shortcut: 'The shortcut',
    tactics: 'Tactics by motif',
    endings: 'Endings',
  } satisfies Record<CourseName, string>,
  /** Subject of a course. */
  about: {
    basics: 'No experience needed.',
    shortcut: 'The rules, told by what is different.',
    tactics: 'Two examples, then four tasks each.',
    endings: 'Ideas, pictures and an exam each, judged by tables.',
  } satisfies Record<CourseName, string>,
  done: (done: number, of: number) => `${done} of ${of}`,
  begin: 'Begin',
  goOn: 'Go on',
  /** For screen readers: a station, its stars, and whether it is next. */
  station: (title: string, stars: string, isNext: boolean) =>
    [title, stars, isNext && 'next'].filter(Boolean).join(', '),
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  passed: 'done',
  allDone: 'Everything is done. Play, or solve puzzles.',
  openings: 'Ideas of the openings',
  openingsAbout: 'What each opening is after, with its main lines.',
};

export type HomeWords = typeof en;
