import { batch, signal } from '@preact/signals';
import type { EngineClient, Fault, ReplyOf } from '../engine/client.ts';
import { forFirst } from '../game/score.ts';
import type { ScoreText, ThinkLimits, ThinkReport, View } from '../generated/wasm.js';

/** What the engine is busy with. */
export type SearchPurpose = 'move' | 'hint' | 'offer' | null;

/** A thought that was begun on the opponent's time, and goes on. */
export type OngoingSearch = (
  tell: (report: ThinkReport) => void,
  given: AbortSignal,
) => Promise<ReplyOf<'answer'> | Fault | null>;

const EVEN: ScoreText = { kind: 'centipawns', value: 0 };

/** What the engine thinks about a game, one question at a time. */
export class GameSearch {
  readonly busy = signal<SearchPurpose>(null);
  /** The latest report. */
  readonly report = signal<ThinkReport | null>(null);
  /** What it found on the opponent's time; `null` while it does not think then. */
  readonly pondered = signal<ThinkReport | null>(null);
  /** Latest evaluation, for the first side. */
  readonly evaluation = signal<ScoreText>(EVEN);
  readonly #engine: EngineClient;
  #stopper = new AbortController();

  constructor(engine: EngineClient) {
    this.#engine = engine;
  }

  /** Aborted when the present question is given up. */
  get given(): AbortSignal {
    return this.#stopper.signal;
  }

  /** Thinks about the last position of a game, or goes on with a thought about it; `null` if it was given up. */
  async about(
    view: View,
    limits: ThinkLimits,
    purpose: Exclude<SearchPurpose, null>,
    ongoing?: OngoingSearch,
  ): Promise<ReplyOf<'answer'> | Fault | null> {
    const { given } = this;
    const tell = (report: ThinkReport): void => {
      batch(() => {
        this.report.value = report;
        this.evaluation.value = forFirst(report.score, view.toMove);
      });
    };
    this.busy.value = purpose;
    const request = { type: 'think', game: view.game, limits } as const;
    const reply = await (ongoing?.(tell, given) ?? this.#engine.think(request, tell, given));
    // Whoever gave it up has set the state already.
    if (reply === null || given.aborted) return null;
    this.busy.value = null;
    if (reply.type === 'answer' && reply.report) tell(reply.report);
    return reply;
  }

  /** Gives up what is being thought about. */
  stop(): void {
    this.#stopper.abort();
    this.#stopper = new AbortController();
    this.busy.value = null;
  }

  /** Forgets what was thought about another game. */
  forget(): void {
    batch(() => {
      this.report.value = null;
      this.evaluation.value = EVEN;
    });
  }
}
