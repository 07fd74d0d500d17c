import { isRecord } from '@chariot/game/values';
import type { GameName } from '@chariot/protocol';
import { computed, type ReadonlySignal } from '@preact/signals';
import { BASICS } from '../games/basics/index.ts';
import type { CourseOutline } from '../games/course.ts';
import { perGame } from '../games/index.ts';
import { RULES } from '../games/rules/index.ts';
import { TACTICS } from '../games/tactics/index.ts';
import { Kept } from '../storage/kept.ts';

/** Finished steps of a course, kept in the browser. */
export class LearnProgress {
  readonly #course: CourseOutline;
  readonly #kept: Kept<readonly string[]>;
  readonly done: ReadonlySignal<ReadonlySet<string>>;

  constructor(game: GameName, course: CourseOutline) {
    this.#course = course;
    const names = course.steps.map(({ name }) => name);
    this.#kept = new Kept(
      `learn.${course.path}${game}`,
      (value) => (Array.isArray(value) ? names.filter((name) => value.includes(name)) : undefined),
      [],
    );
    this.done = computed(() => new Set(this.#kept.value.value));
  }

  add(name: string): void {
    this.#kept.update((done) => [...new Set([...done, name])]);
  }

  /** Marks steps as finished; names of no step are ignored. */
  addAll(names: readonly string[]): void {
    for (const { name } of this.#course.steps) if (names.includes(name)) this.add(name);
  }

  /** Name of the first unfinished step; of the first step if all are finished. */
  next(): string {
    const { steps } = this.#course;
    return (steps.find(({ name }) => !this.done.value.has(name)) ?? steps[0]).name;
  }
}

const ofRules = perGame((game) => new LearnProgress(game, RULES[game]));
/** Progress in the rules of a game, shared by all views. */
export const learnProgressOf = ofRules.of;

/** Most stars of a lesson. */
export const MOST_STARS = 3;

/** Stars of finished lessons, 1 to {@link MOST_STARS}, by name; kept in the browser. */
export class LessonStars {
  readonly #kept: Kept<Readonly<Record<string, number>>>;

  constructor(game: GameName, course: Pick<CourseOutline, 'path'>) {
    this.#kept = new Kept(`learn.${course.path}${game}`, (value) => numbersIn(value, isStars), {});
  }

  get stars(): ReadonlySignal<Readonly<Record<string, number>>> {
    return this.#kept.value;
  }

  /** Records a finished lesson if it beats the last best. */
  add(name: string, stars: number): void {
    if (!isStars(stars)) return;
    this.#kept.update((all) => ({ ...all, [name]: Math.max(stars, all[name] ?? 0) }));
  }
}

function isStars(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= MOST_STARS;
}

/** The valid numbers of a stored record. */
function numbersIn(
  value: unknown,
  isValid: (value: unknown) => boolean,
): Readonly<Record<string, number>> | undefined {
  if (!isRecord(value)) return undefined;
  const valid = Object.entries(value).filter(([, number]) => isValid(number));
  return Object.fromEntries(valid.map(([name, number]) => [name, Number(number)]));
}

const ofBasics = perGame((game) => new LessonStars(game, BASICS[game]));
/** Stars of the course from zero, shared by all views. */
export const basicsStarsOf = ofBasics.of;

const ofTactics = perGame((game) => new LessonStars(game, TACTICS[game]));
/** Stars of the lessons of tactics, shared by all views. */
export const tacticsStarsOf = ofTactics.of;

/** Plies over best play in the best exam passed, for each ending of a game; kept in the browser. */
export class ExamMarks {
  readonly #kept: Kept<Readonly<Record<string, number>>>;

  constructor(game: GameName) {
    this.#kept = new Kept(`exams.${game}`, (value) => numbersIn(value, Number.isSafeInteger), {});
  }

  get marks(): ReadonlySignal<Readonly<Record<string, number>>> {
    return this.#kept.value;
  }

  /** Records a passed exam if it beats the last best. */
  add(name: string, over: number): void {
    this.#kept.update((all) => ({ ...all, [name]: Math.min(over, all[name] ?? over) }));
  }
}

const ofEndings = perGame((game) => new ExamMarks(game));
/** Exam marks of a game, shared by all views. */
export const examMarksOf = ofEndings.of;
