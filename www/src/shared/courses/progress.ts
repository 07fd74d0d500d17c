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
