import type { Estimate } from '@chariot/board/endings/ratedMoves';
import type { EngineClient } from '@chariot/engine/client/client';
import type {
  Game,
  NotatedMove,
  RequestContent,
  RequestName,
  SearchReport,
  SearchScore,
  View,
} from '@chariot/protocol';
import { signal } from '@preact/signals';

/** Milliseconds for an estimate of all moves. */
const ALL_MOVES = 3_000;
/** Milliseconds for the computer's move. */
const ONE_MOVE = 600;

/** Answers questions. */
export type Asker = Pick<EngineClient, 'ask'>;

/** The engine as an asker that calls `before` and `after` each question: while it searches it answers nothing. */
export function yielding(engine: Asker, before: () => void, after: () => void): Asker {
  return {
    ask<Name extends RequestName>(name: Name, content: RequestContent<Name>) {
      before();
      return engine.ask(name, content).finally(after);
    },
  };
}

/** Estimates positions by a short search. */
export class Estimator {
  /** The last estimate. */
  readonly estimate = signal<Estimate | null>(null);
  readonly #engine: Pick<EngineClient, 'search'>;

  constructor(engine: Pick<EngineClient, 'search'>) {
    this.#engine = engine;
  }

  /** Estimates every legal move. */
  async all(view: View, stopped: AbortSignal): Promise<void> {
    await this.#search(view, { moveTime: ALL_MOVES, lines: view.moves.length }, stopped);
  }

  /** Finds the computer's move; none if `stopped` comes first. */
  best(view: View, stopped: AbortSignal): Promise<NotatedMove | undefined> {
    return this.#search(view, { moveTime: ONE_MOVE }, stopped);
  }

  /** The score of a position after a few thousand nodes, for the side to move; `null` if there is none. */
  async glance(game: Game, nodes: number): Promise<SearchScore | null> {
    const never = new AbortController().signal;
    const answer = await this.#engine.search({ game, limits: { nodes } }, () => {}, never);
    return answer && !('error' in answer) ? (answer.report?.score ?? null) : null;
  }

  async #search(
    view: View,
    limits: RequestContent<'search'>['limits'],
    stopped: AbortSignal,
  ): Promise<NotatedMove | undefined> {
    const byMove = new Map<string, SearchReport>();
    const answer = await this.#engine.search(
      { game: view.game, limits },
      (report) => {
        const [move] = report.pv;
        if (stopped.aborted || !move) return;
        byMove.set(move.uci, report);
        const lines = [...byMove.values()].sort((a, b) => worth(b.score) - worth(a.score));
        this.estimate.value = { view, depth: report.depth, lines };
      },
      stopped,
    );
    return answer && !('error' in answer) ? answer.best : undefined;
  }
}

/** Above every score in centipawns. */
const MATE = 1_000_000;

/** A score as a number that rises with it. */
function worth(score: SearchScore): number {
  switch (score.kind) {
    case 'centipawns':
      return score.value;
    case 'mateIn':
      return MATE - score.moves;
    case 'matedIn':
      return score.moves - MATE;
    default:
      return score satisfies never;
  }
}
