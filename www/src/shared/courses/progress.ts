import { isRecord } from '@chariot/game/values';
import type { GameName } from '@chariot/protocol';
import { signal } from '@preact/signals';
import { BASICS } from '../games/basics/index.ts';
import type { CourseOutline } from '../games/course.ts';
import { perGame } from '../games/index.ts';
import { RULES } from '../games/rules/index.ts';
import { TACTICS } from '../games/tactics/index.ts';
import { load, save } from '../ui/storage.ts';

/** Finished steps of a course, kept in the browser. */
export class LearnProgress {
  readonly done = signal<ReadonlySet<string>>(new Set());
  readonly #course: CourseOutline;
  readonly #key: string;

  constructor(game: GameName, course: CourseOutline) {
    this.#course = course;
    this.#key = `learn.${course.path}${game}`;
    const stored = load(this.#key, (value) => (Array.isArray(value) ? value : undefined)) ?? [];
    const names = course.steps.map(({ name }) => name);
    this.done.value = new Set(names.filter((name) => stored.includes(name)));
  }

  add(name: string): void {
    this.done.value = new Set([...this.done.value, name]);
    save(this.#key, [...this.done.value]);
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
  readonly stars = signal<Readonly<Record<string, number>>>({});
  readonly #key: string;

  constructor(game: GameName, course: Pick<CourseOutline, 'path'>) {
    this.#key = `learn.${course.path}${game}`;
    const stored = load(this.#key, (value) => (isRecord(value) ? value : undefined)) ?? {};
    const stars = Object.entries(stored).flatMap(([name, count]) =>
      isStars(count) ? [[name, count] as const] : [],
    );
    this.stars.value = Object.fromEntries(stars);
  }

  /** Records a finished lesson if it beats the last best. */
  add(name: string, stars: number): void {
    if (!isStars(stars) || stars <= (this.stars.value[name] ?? 0)) return;
    this.stars.value = { ...this.stars.value, [name]: stars };
    save(this.#key, this.stars.value);
  }
}

function isStars(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= MOST_STARS;
}

const ofBasics = perGame((game) => new LessonStars(game, BASICS[game]));
/** Stars of the course from zero, shared by all views. */
export const basicsStarsOf = ofBasics.of;

const ofTactics = perGame((game) => new LessonStars(game, TACTICS[game]));
/** Stars of the lessons of tactics, shared by all views. */
export const tacticsStarsOf = ofTactics.of;

/** Plies over best play in the best exam passed, for each ending of a game; kept in the browser. */
export class ExamMarks {
  readonly marks = signal<Readonly<Record<string, number>>>({});
  readonly #key: string;

  constructor(game: GameName) {
    this.#key = `exams.${game}`;
    const stored = load(this.#key, (value) => (isRecord(value) ? value : undefined)) ?? {};
    const marks = Object.entries(stored).flatMap(([name, over]) =>
      Number.isSafeInteger(over) ? [[name, Number(over)] as const] : [],
    );
    this.marks.value = Object.fromEntries(marks);
  }

  /** Records a passed exam if it beats the last best. */
  add(name: string, over: number): void {
    const before = this.marks.value[name];
    if (before !== undefined && before <= over) return;
    this.marks.value = { ...this.marks.value, [name]: over };
    save(this.#key, this.marks.value);
  }
}

const ofEndings = perGame((game) => new ExamMarks(game));
/** Exam marks of a game, shared by all views. */
export const examMarksOf = ofEndings.of;
