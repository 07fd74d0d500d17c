import type { Askable, Asker, EngineClient, Turn } from '@chariot/engine/client';
import type { GameName, NotatedMove, ProbeResult, View } from '@chariot/protocol';
import { batch, computed, signal } from '@preact/signals';
import type { Tables } from '../engine/tables.ts';
import { styled } from '../game/looks.ts';
import type { EndingLesson, TabledEnding } from '../games/course.ts';

/** Distance to mate of each exam position, as a share of the ending's longest. */
export const EXAM = [0.2, 0.4, 0.6, 0.8, 1] as const;

export type ExamPhase =
  | { kind: 'dealing' }
  /** The person is to move. `moves`: moves to mate with best play, from the dealt position. */
  | { kind: 'playing'; moves: number }
  | { kind: 'replying'; moves: number }
  /** Mate, `over` plies later than with best play. */
  | { kind: 'mated'; over: number }
  /** The win is gone. */
  | { kind: 'thrown' }
  /** All positions have been played. */
  | { kind: 'over' }
  /** The tables could not be loaded. */
  | { kind: 'failed' };

/**
 * An exam: won positions of an ending, such as five of rising distance to mate, against the tables' longest defence.
 */
export class EndingExam {
  readonly view = signal<View | null>(null);
  readonly phase = signal<ExamPhase>({ kind: 'dealing' });
  /** Plies over best play, for each position played so far; `null` if the win was given away. */
  readonly results = signal<readonly (number | null)[]>([]);
  /** Whether the person can go on: to the next position, or out of the exam after the last. */
  readonly mayGoOn = computed(() =>
    ['mated', 'thrown', 'failed', 'over'].includes(this.phase.value.kind),
  );
  /** Whether all positions were won. */
  readonly passed = computed(
    () => this.results.value.length === this.shares.length && !this.results.value.includes(null),
  );
  /** Plies over best play, summed over all won positions. */
  readonly over = computed(() =>
    this.results.value.reduce<number>((sum, one) => sum + (one ?? 0), 0),
  );
  readonly #tables: () => Promise<Pick<Tables, 'need' | 'complete'>>;
  readonly #game: GameName;
  readonly #ending: Pick<TabledEnding, 'material' | 'longest' | 'lesson'>;
  /** Distance to mate of each position, as a share of the longest. */
  readonly shares: readonly number[];
  /** Plies to mate with best play, summed over all positions dealt so far. */
  fewest = 0;
  /** Start time, in milliseconds since 1970. */
  readonly began = Date.now();
  readonly #asker: Asker;
  /** Plies to mate in the dealt position. */
  #plies = 0;

  constructor(
    engine: Pick<Askable, 'asker'>,
    tables: () => Promise<Pick<Tables, 'need' | 'complete'>>,
    game: GameName,
    ending: Pick<TabledEnding, 'material' | 'longest' | 'lesson'>,
    shares: readonly number[] = EXAM,
  ) {
    this.shares = shares;
    this.#asker = engine.asker();
    this.#tables = tables;
    this.#game = game;
    this.#ending = ending;
    void this.deal();
  }

  /** Ends the exam, which must not be used afterwards. */
  end(): void {
    this.#asker.stop();
  }

  async deal(): Promise<void> {
    const turn = this.#asker.begin();
    const share = this.shares[this.results.value.length];
    if (share === undefined) {
      this.phase.value = { kind: 'over' };
      return;
    }
    this.phase.value = { kind: 'dealing' };
    try {
      const tables = await this.#tables();
      await tables.need(this.#game, this.#ending.material, turn);
      const fen = await exampleOf(turn, tables, this.#game, this.#ending, share);
      if (turn.isOver) return;
      const game = styled({ game: this.#game, moves: [], ...(fen && { start: fen }) });
      const reply = await turn.ask('view', game);
      const dtm = fen && !('error' in reply) ? await this.#probe(turn, reply.view) : undefined;
      if (turn.isOver) return;
      if ('error' in reply || dtm?.dtm?.kind !== 'win') throw new Error('no position');
      const { plies, moves } = dtm.dtm;
      this.#plies = plies;
      this.fewest += plies;
      batch(() => {
        this.view.value = reply.view;
        this.phase.value = { kind: 'playing', moves };
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
    this.view.value = after;
    if (after.result) return this.#finish(after);
    const probe = await this.#probe(turn, after);
    if (turn.isOver) return;
    const [best] = probe?.moves ?? [];
    if (!probe?.dtm || !best) return this.#settle({ kind: 'failed' });
    if (probe.dtm.kind !== 'loss') return this.#settle({ kind: 'thrown' });
    const answered = await this.#after(turn, after, best.move);
    if (turn.isOver) return;
    if (!answered) return this.#settle({ kind: 'failed' });
    this.view.value = answered;
    if (answered.result) this.#finish(answered);
    else this.phase.value = { ...phase };
  }

  /** Judges a finished game: mate wins, and stalemate in some games; repetition and move limits do not. */
  #finish({ result, history, startToMove }: View): void {
    const isWon = result?.winner === startToMove;
    const over = history.length - this.#plies;
    this.#settle(isWon ? { kind: 'mated', over } : { kind: 'thrown' });
  }

  #settle(phase: ExamPhase): void {
    batch(() => {
      this.phase.value = phase;
      if (phase.kind === 'mated') this.results.value = [...this.results.value, phase.over];
      if (phase.kind === 'thrown') this.results.value = [...this.results.value, null];
    });
  }

  async #after(turn: Turn, { game }: View, move: NotatedMove): Promise<View | null> {
    const reply = await turn.ask('play', { game: styled(game), texts: [move.uci] });
    return 'error' in reply ? null : reply.view;
  }

  async #probe(turn: Turn, { game }: View) {
    await (await this.#tables()).complete(game);
    const reply = await turn.ask('probe', game);
    return 'error' in reply ? null : reply.result;
  }
}

/** Most random positions tried for the lesson. At least 2 in 60 fit (measured). */
const TRIES = 300;

/** A won position that shows the lesson of an ending, whose tables must be loaded. */
export async function exampleOf(
  engine: Pick<EngineClient, 'ask'>,
  tables: Pick<Tables, 'complete'>,
  game: GameName,
  { material, longest, lesson }: Pick<TabledEnding, 'material' | 'longest' | 'lesson'>,
  share: number,
): Promise<string | undefined> {
  const [shortest, most] = lesson?.moves ?? [0, longest];
  const moves = Math.ceil(shortest + (most - shortest) * share);
  for (let tries = 0; lesson && tries < TRIES; tries += 1) {
    const start = await wonIn(engine, game, material, moves);
    if (start === undefined) break;
    const position = { game, start, moves: [] };
    await tables.complete(position);
    const view = await engine.ask('view', position);
    const probe = await engine.ask('probe', position);
    if (!('error' in view || 'error' in probe) && shows(lesson, view.view, probe.result)) {
      return start;
    }
  }
  // Take fewer moves if no position needs so many.
  for (let fewer = moves; fewer > 0; fewer -= 1) {
    const start = await wonIn(engine, game, material, fewer);
    if (start !== undefined) return start;
  }
  return undefined;
}

/** A random position that the first side, to move, wins in `moves` moves. */
async function wonIn(
  engine: Pick<EngineClient, 'ask'>,
  game: GameName,
  material: string,
  moves: number,
): Promise<string | undefined> {
  const wanted = { strong: 'first', toMove: 'first', result: 'win', moves } as const;
  const reply = await engine.ask('randomPosition', { game, material, ...wanted });
  return 'error' in reply ? undefined : reply.fen;
}

function shows({ only, on }: EndingLesson, { pieces }: View, { moves }: ProbeResult): boolean {
  const wins = moves.filter(({ dtm }) => dtm?.kind === 'win');
  const [from] = wins.map(({ move }) => move.from);
  const isOnly =
    wins.length === 1 && pieces.some(({ square, kind }) => square === from && kind === only);
  const stands = pieces.some(
    ({ square, side, kind }) =>
      side === on?.side && kind === on.kind && Number(square.slice(1)) === on.rank,
  );
  return (!only || isOnly) && (!on || stands);
}
