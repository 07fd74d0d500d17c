import { isRecord } from '@chariot/game/values';
import type { GameName } from '@chariot/protocol';
import { signal } from '@preact/signals';
import { perGame } from '../games/index.ts';
import { load, save } from '../ui/storage.ts';

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
