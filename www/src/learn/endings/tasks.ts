import { bestReply } from '@chariot/board/endings';
import { share } from '@chariot/engine/analysis';
import type { Askable, Asker, Turn } from '@chariot/engine/client';
import type { Game, GameName, NotatedMove, ProbeResult, View } from '@chariot/protocol';
import { batch, computed, signal } from '@preact/signals';
import { Estimator } from '../../shared/engine/estimator.ts';
import type { Tables } from '../../shared/engine/tables.ts';
import { styled } from '../../shared/game/looks.ts';
import type { EndingTask, PlayedOutEnding, TaskJudge } from '../../shared/games/course.ts';
import { positionOf } from '../judge.ts';

/** Moves to hold a draw for. */
export const HELD = 20;
/** Winning chances of the other side, 0 to 1, from which the engine calls a position lost. */
const LOST = 0.99;

export type TasksPhase =
  | { kind: 'dealing' }
  /** The person is to move, judged by a table (`exact`) or by the engine. */
  | { kind: 'playing'; exact: boolean }
  | { kind: 'replying'; exact: boolean }
  | { kind: 'done'; by: TaskJudge }
  | { kind: 'missed'; by: TaskJudge }
  /** All positions have been played. */
  | { kind: 'over' }
  | { kind: 'failed' };

/**
 * An exam with positions to play out, against the table if there is one, else against the engine.
 *
 * A win is reached by mate or by reaching another ending that a table calls won. A draw is reached by the rules, by an
 * ending that a table calls no loss, or by surviving `HELD` moves.
 */
export class EndingTasks {
  readonly view = signal<View | null>(null);
  readonly phase = signal<TasksPhase>({ kind: 'dealing' });
  /** Whether the goal was reached, for each position played so far. */
  readonly results = signal<readonly boolean[]>([]);
  /** Whether the person can go on: to the next position, or out of the exam after the last. */
  readonly mayGoOn = computed(() =>
    ['done', 'missed', 'failed', 'over'].includes(this.phase.value.kind),
  );
  /** Whether the goals of all positions were reached. */
  readonly passed = computed(
    () => this.results.value.length === this.tasks.length && !this.results.value.includes(false),
  );
  readonly tasks: readonly EndingTask[];
  readonly #estimator: Estimator;
  readonly #tables: () => Promise<Pick<Tables, 'need' | 'complete'>>;
  readonly #game: GameName;
  readonly #material: string;
  readonly #asker: Asker;
  /** Endings whose tables were requested. */
  readonly #needed = new Set<string>();
  /** The person's moves in the current position. */
  #moves = 0;

  constructor(
    engine: Pick<Askable, 'asker' | 'begin'>,
    tables: () => Promise<Pick<Tables, 'need' | 'complete'>>,
    game: GameName,
    { material, tasks }: PlayedOutEnding,
  ) {
    this.tasks = tasks;
    this.#asker = engine.asker();
    this.#estimator = new Estimator(engine);
    this.#tables = tables;
    this.#game = game;
    this.#material = material;
    void this.deal();
  }

  /** The current task, or the last one. */
  get task(): EndingTask | undefined {
    const { kind } = this.phase.value;
    const isSettled = kind === 'done' || kind === 'missed';
    return this.tasks[this.results.value.length - (isSettled ? 1 : 0)];
  }

  /** Ends the exam, which must not be used afterwards. */
  end(): void {
    this.#asker.stop();
  }

  async deal(): Promise<void> {
    const turn = this.#asker.begin();
    const task = this.tasks[this.results.value.length];
    if (!task) {
      this.phase.value = { kind: 'over' };
      return;
    }
    this.phase.value = { kind: 'dealing' };
    try {
      const view = await positionOf(turn, this.#game, task);
      if ('error' in view) throw new Error('no position');
      const known = await this.#probe(turn, view);
      if (turn.isOver) return;
      this.#moves = 0;
      batch(() => {
        this.view.value = view;
        this.phase.value = { kind: 'playing', exact: known?.dtm !== undefined };
      });
    } catch {
      if (!turn.isOver) this.phase.value = { kind: 'failed' };
    }
  }

  async play(move: NotatedMove): Promise<void> {
    const { value: phase } = this.phase;
    const { value: view } = this.view;
    if (!view || phase.kind !== 'playing') return;
    const turn = this.#asker.begin();
    this.phase.value = { ...phase, kind: 'replying' };
    const after = await this.#after(turn, view, move);
    if (turn.isOver) return;
    if (!after) return this.#settle({ kind: 'failed' });
    this.#moves += 1;
    this.view.value = after;
    const known = await this.#probe(turn, after);
    if (turn.isOver) return;
    const verdict = this.#verdict(after, known);
    if (verdict) return this.#settle(verdict);
    const isExact = known?.dtm !== undefined;
    const best = isExact ? bestReply(known) : await this.#estimator.best(turn, after);
    const answered = best && (await this.#after(turn, after, best));
    if (turn.isOver) return;
    if (!answered) return this.#settle({ kind: 'failed' });
    this.view.value = answered;
    const knownNow = await this.#probe(turn, answered);
    if (turn.isOver) return;
    const verdictNow = this.#verdict(answered, knownNow);
    if (verdictNow) return this.#settle(verdictNow);
    if (!isExact && this.#isLost(after)) return this.#settle({ kind: 'missed', by: 'engine' });
    const exact = knownNow?.dtm !== undefined;
    if (this.task?.goal === 'hold' && this.#moves >= HELD)
      return this.#settle({ kind: 'done', by: exact ? 'table' : 'engine' });
    this.phase.value = { kind: 'playing', exact };
  }

  /** Verdict of the rules or a table; `null` to play on. */
  #verdict(view: View, known: ProbeResult | null): TasksPhase | null {
    const goal = this.task?.goal;
    const person = view.startToMove;
    if (view.result) {
      const { winner } = view.result;
      const isReached = winner === person || (goal === 'hold' && winner === undefined);
      return { kind: isReached ? 'done' : 'missed', by: 'rules' };
    }
    if (!known?.dtm) return null;
    const isTheirs = view.toMove !== person;
    const wanted = isTheirs ? 'loss' : 'win';
    const isKept = known.dtm.kind === wanted || (goal === 'hold' && known.dtm.kind === 'draw');
    if (!isKept) return { kind: 'missed', by: 'table' };
    return known.material === this.#material ? null : { kind: 'done', by: 'table' };
  }

  /** Whether the person is lost, by the engine's last search. */
  #isLost(view: View): boolean {
    const { value: estimate } = this.#estimator.estimate;
    const [best] = estimate?.lines ?? [];
    return estimate?.view === view && best !== undefined && share(best.score) >= LOST;
  }

  #settle(phase: TasksPhase): void {
    batch(() => {
      this.phase.value = phase;
      if (phase.kind === 'done' || phase.kind === 'missed')
        this.results.value = [...this.results.value, phase.kind === 'done'];
    });
  }

  async #after(turn: Turn, { game }: View, move: NotatedMove): Promise<View | null> {
    const reply = await turn.ask('play', { game: styled(game), texts: [move.uci] });
    return 'error' in reply ? null : reply.view;
  }

  /** The table result of a position, after loading the tables of its pieces. */
  async #probe(turn: Turn, { game }: View): Promise<ProbeResult | null> {
    const tables = await this.#tables();
    await tables.complete(game);
    const known = await this.#ask(turn, game);
    if (!known?.material || known.dtm || this.#needed.has(known.material)) return known;
    this.#needed.add(known.material);
    await tables.need(this.#game, known.material, turn);
    await tables.complete(game);
    return this.#ask(turn, game);
  }

  async #ask(turn: Turn, game: Game): Promise<ProbeResult | null> {
    const reply = await turn.ask('probe', game);
    return 'error' in reply ? null : reply.result;
  }
}
