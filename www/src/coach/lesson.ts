import { forFirst, share } from '@chariot/engine/analysis';
import { type Askable, Priority, type Turn } from '@chariot/engine/client';
import type { NotatedMove, SearchScore, SideName, View } from '@chariot/protocol';
import { batch, computed, signal } from '@preact/signals';
import { evaluate, type Judged } from '../shared/engine/evaluate.ts';
import type { LessonSource } from '../shared/game/handover.ts';
import { styled } from '../shared/game/looks.ts';
import { bestOf, findMistakes, type Mistake } from './mistakes.ts';

/** Nodes to check a tried move. */
const NODES = 200_000;
/** Winning chances, 0 to 1, that an accepted move may lose against the best. */
const TOLERANCE = 0.05;
/** Winning chances that the second best move must lose for the line to go on. */
const FORCED = 0.1;
/** Most moves to find per mistake. */
const MOST_MOVES = 3;

export type Outcome = 'open' | 'found' | 'shown' | 'skipped';

export type LessonPhase =
  /** The engine looks for mistakes; share done, 0 to 1. */
  | { kind: 'searching'; done: number }
  | { kind: 'failed' }
  /** A move is to be found. `tried`: the last try was not good enough; `again`: it was the move of the game. */
  | { kind: 'asking'; tried?: string; again?: boolean }
  | { kind: 'checking' }
  /** The move was good, and the line goes on. */
  | { kind: 'next'; reply: string }
  | { kind: 'found' }
  | { kind: 'shown'; view: View; line: readonly NotatedMove[] }
  | { kind: 'over' };

/** A position to solve, and its best move; `null` if the search for it failed. */
interface Asked {
  view: View;
  best: Judged | Promise<Judged | null>;
}

/** A lesson: one side's mistakes of a game, each as a position to solve. */
export class Lesson {
  readonly source: LessonSource;
  readonly phase = signal<LessonPhase>({ kind: 'searching', done: 0 });
  readonly mistakes = signal<readonly Mistake[]>([]);
  readonly outcomes = signal<readonly Outcome[]>([]);
  readonly index = signal(0);
  readonly view = signal<View | null>(null);
  readonly mistake = computed(() => this.mistakes.value[this.index.value]);
  readonly mayMove = computed(() => ['asking', 'next'].includes(this.phase.value.kind));
  readonly #turn: Turn;
  #asked: Asked | null = null;
  /** Moves found of the current mistake. */
  #found = 0;

  constructor(engine: Pick<Askable, 'begin'>, source: LessonSource) {
    this.#turn = engine.begin(Priority.Study);
    this.source = source;
    void this.#begin();
  }

  /** Stops all searches. The lesson must not be used afterwards. */
  end(): void {
    this.#turn.end();
  }

  async play(move: NotatedMove): Promise<void> {
    const asked = this.#asked;
    const { mistake } = this;
    if (!asked || !mistake.value || !this.mayMove.value) return;
    this.phase.value = { kind: 'checking' };
    const after = await this.#after(asked.view, move);
    if (!after) return this.#ask(asked);
    this.view.value = after;
    const best = await this.#bestIn(asked);
    if (!best) return;
    const isBest = move.uci === best.line[0]?.uci;
    const found = await evaluate(this.#turn, after, NODES);
    if (this.#turn.isOver || asked !== this.#asked) return;
    const loss = found
      ? this.#chance(best.score) - this.#chance(found.score)
      : Number.POSITIVE_INFINITY;
    if (!isBest && loss > TOLERANCE) {
      const again = this.#found === 0 && move.uci === mistake.value.played.uci;
      batch(() => {
        this.view.value = asked.view;
        this.phase.value = { kind: 'asking', tried: move.text, again };
      });
      return;
    }
    this.#found += 1;
    await this.#goOn(after, found?.line[0], asked);
  }

  /** Shows the best move. */
  async solve(): Promise<void> {
    const asked = this.#asked;
    if (!asked) return;
    this.phase.value = { kind: 'checking' };
    const { line } = (await this.#bestIn(asked)) ?? {};
    const best = line?.[0];
    if (!best) return;
    this.#asked = null;
    this.#settle('shown');
    this.phase.value = { kind: 'shown', view: asked.view, line };
    const after = await this.#after(asked.view, best);
    if (after && this.phase.value.kind === 'shown') this.view.value = after;
  }

  next(): void {
    if (this.outcomes.value[this.index.value] === 'open') this.#settle('skipped');
    const next = this.index.value + 1;
    if (next >= this.mistakes.value.length) {
      this.#asked = null;
      this.phase.value = { kind: 'over' };
    } else this.#show(next);
  }

  async #begin(): Promise<void> {
    // The end of the game stands on the board while its mistakes are looked for.
    const shown = await this.#turn.ask('view', styled(this.source.game));
    if (!('error' in shown)) this.view.value = shown.view;
    const found = await findMistakes(this.#turn, this.source, (done) => {
      this.phase.value = { kind: 'searching', done };
    });
    if (this.#turn.isOver) return;
    if (!found) {
      this.phase.value = { kind: 'failed' };
      return;
    }
    this.mistakes.value = found;
    this.outcomes.value = found.map(() => 'open');
    if (found.length === 0) this.phase.value = { kind: 'over' };
    else this.#show(0);
  }

  #show(index: number): void {
    const mistake = this.mistakes.value[index];
    if (!mistake) return;
    this.#found = 0;
    this.index.value = index;
    this.#ask({ view: mistake.view, best: bestOf(this.#turn, mistake) });
  }

  /** The evaluation of the position to solve; `null` if it failed, or if something else is asked by now. */
  async #bestIn(asked: Asked): Promise<Judged | null> {
    const best = await asked.best;
    if (this.#turn.isOver || asked !== this.#asked) return null;
    if (!best) this.phase.value = { kind: 'failed' };
    return best;
  }

  #ask(asked: Asked, phase: LessonPhase = { kind: 'asking' }): void {
    this.#asked = asked;
    batch(() => {
      this.view.value = asked.view;
      this.phase.value = phase;
    });
  }

  /** Plays the reply, and asks for the next move if only one is good. */
  async #goOn(after: View, reply: NotatedMove | undefined, asked: Asked): Promise<void> {
    const next = reply && this.#found < MOST_MOVES ? await this.#after(after, reply) : null;
    if (next && !next.result) {
      const best = await evaluate(this.#turn, next, NODES, 2);
      if (this.#turn.isOver || asked !== this.#asked) return;
      const isForced =
        best?.second && this.#chance(best.score) - this.#chance(best.second) > FORCED;
      if (best && isForced && reply) {
        this.#ask({ view: next, best }, { kind: 'next', reply: reply.text });
        return;
      }
    }
    if (this.#turn.isOver || asked !== this.#asked) return;
    this.#asked = null;
    this.#settle('found');
    this.phase.value = { kind: 'found' };
  }

  async #after(view: View, move: NotatedMove): Promise<View | null> {
    const reply = await this.#turn.ask('play', { game: styled(view.game), texts: [move.uci] });
    return 'error' in reply ? null : reply.view;
  }

  #settle(outcome: Outcome): void {
    const now = this.index.value;
    this.outcomes.value = this.outcomes.value.map((one, at) => (at === now ? outcome : one));
  }

  /** Winning chances of the learner, 0 to 1, of a score for the first side. */
  #chance(score: SearchScore): number {
    return share(forFirst(score, this.source.side satisfies SideName));
  }
}
