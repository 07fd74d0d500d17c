import { isRecord } from '@chariot/game/values';
import type { GameName } from '@chariot/protocol';
import { signal } from '@preact/signals';
import type { CourseOutline } from '../games/course.ts';
import { perGame } from '../games/index.ts';
import { RULES } from '../games/rules/index.ts';
import { load, save } from '../ui/storage.ts';

/** Which steps of a course are done, kept in the browser. */
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

  /** Keeps that a step is done. */
  add(name: string): void {
    this.done.value = new Set([...this.done.value, name]);
    save(this.#key, [...this.done.value]);
  }

  /** Keeps that some steps are done; what is no step of the course is left out. */
  addAll(names: readonly string[]): void {
    for (const { name } of this.#course.steps) if (names.includes(name)) this.add(name);
  }

  /** The name of the first step that is not done; of the first of all if none is left. */
  next(): string {
    const { steps } = this.#course;
    return (steps.find(({ name }) => !this.done.value.has(name)) ?? steps[0]).name;
  }
}

const ofRules = perGame((game) => new LearnProgress(game, RULES[game]));
/** Which steps of the rules of a game are done; the same for every view. */
export const learnProgressOf = ofRules.of;

/** The plies over the best of the best exam that was passed, of each ending of a game; kept in the browser. */
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

  /** Keeps that an exam was passed, if it went better than before. */
  add(name: string, over: number): void {
    const before = this.marks.value[name];
    if (before !== undefined && before <= over) return;
    this.marks.value = { ...this.marks.value, [name]: over };
    save(this.#key, this.marks.value);
  }
}

const ofEndings = perGame((game) => new ExamMarks(game));
/** The marks of the endings of a game; the same for every view. */
export const examMarksOf = ofEndings.of;
