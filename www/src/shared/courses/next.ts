import { isRecord } from '@chariot/game/values';
import type { GameName } from '@chariot/protocol';
import { basicsWords, basicsWordsReady } from '../games/basics/i18n/index.ts';
import type { LessonWords } from '../games/basics/i18n/words.ts';
import { BASICS } from '../games/basics/index.ts';
import type { CourseOutline } from '../games/course.ts';
import { endingCourseWords, endingCourseWordsReady } from '../games/endings/i18n/index.ts';
import { ENDINGS } from '../games/endings/index.ts';
import { rulesWords, rulesWordsReady } from '../games/rules/i18n/index.ts';
import { RULES } from '../games/rules/index.ts';
import { tacticsWords, tacticsWordsReady } from '../games/tactics/i18n/index.ts';
import { TACTICS } from '../games/tactics/index.ts';
import { load } from '../ui/storage.ts';
import { addressOfStep } from './address.ts';
import { type Knowledge, knownOf } from './knows.ts';
import { basicsStarsOf, examMarksOf, learnProgressOf, tacticsStarsOf } from './progress.ts';

/** The courses: from zero, the shortcut for players of the other game, tactics, endings. */
export type CourseName = 'basics' | 'shortcut' | 'tactics' | 'endings';

/** The courses that follow each other, by what the learner knows. */
const WAYS: Readonly<Record<Knowledge, readonly CourseName[]>> = {
  nothing: ['basics', 'tactics', 'endings'],
  otherGame: ['shortcut', 'tactics', 'endings'],
  rules: ['tactics', 'endings'],
};

/** Rating by puzzles from which nobody is taught the rules. */
const KNOWS_RULES = 1_400;

/** The lesson to go on with. */
export interface NextLesson {
  href: string;
  title: string;
  course: CourseName;
  /** Lessons done in the course, and all of them. */
  done: number;
  of: number;
}

/** A course as far as it has been taken. */
export interface CourseState {
  course: CourseOutline;
  title(name: string): string;
  isDone(name: string): boolean;
}

/** Fetches the words that {@link nextLesson} needs. */
export async function nextLessonReady(): Promise<void> {
  await Promise.all([
    basicsWordsReady(),
    rulesWordsReady(),
    tacticsWordsReady(),
    endingCourseWordsReady(),
  ]);
}

/** Each course of a game, with what has been done of it. */
export function courseState(game: GameName, name: CourseName): CourseState {
  const state = (
    course: CourseOutline,
    words: Readonly<Record<string, Pick<LessonWords, 'title'>>>,
    isDone: (step: string) => boolean,
  ): CourseState => ({ course, title: (step) => words[step]?.title ?? step, isDone });
  const within = (done: Readonly<Record<string, number>>) => (step: string) => step in done;
  switch (name) {
    case 'basics':
      return state(BASICS[game], basicsWords.value[game], within(basicsStarsOf(game).stars.value));
    case 'shortcut': {
      const { done } = learnProgressOf(game);
      return state(RULES[game], rulesWords.value[game].steps, (step) => done.value.has(step));
    }
    case 'tactics':
      return state(
        TACTICS[game],
        tacticsWords.value[game],
        within(tacticsStarsOf(game).stars.value),
      );
    case 'endings':
      return state(
        ENDINGS[game],
        endingCourseWords.value[game],
        within(examMarksOf(game).marks.value),
      );
    default:
      return name satisfies never;
  }
}

/** Whether somebody's rating by puzzles, as stored, shows that the rules are known. */
function solvesWell(game: GameName): boolean {
  const rating = load(`puzzles.${game}`, (value) =>
    isRecord(value) && isRecord(value.rating) ? Number(value.rating.rating) : undefined,
  );
  return rating !== undefined && rating >= KNOWS_RULES;
}

/**
 * The first lesson not done of the courses that suit the learner; `null` if all are done. Needs
 * {@link nextLessonReady}.
 */
export function nextLesson(game: GameName): NextLesson | null {
  const known = knownOf(game).value.value ?? (solvesWell(game) ? 'rules' : 'nothing');
  for (const name of WAYS[known]) {
    const { course, title, isDone } = courseState(game, name);
    const next = course.steps.find((step) => !isDone(step.name));
    if (!next) continue;
    return {
      href: addressOfStep(game, course, next.name),
      title: title(next.name),
      course: name,
      done: course.steps.filter((step) => isDone(step.name)).length,
      of: course.steps.length,
    };
  }
  return null;
}
