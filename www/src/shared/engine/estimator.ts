import type { Estimate } from '@chariot/board/endings';
import { type Askable, Priority, type Turn } from '@chariot/engine/client';
import type {
  Game,
  NotatedMove,
  SearchLimits,
  SearchReport,
  SearchScore,
  View,
} from '@chariot/protocol';
import { signal } from '@preact/signals';

/** Milliseconds to estimate all moves. */
const ALL_MOVES = 3_000;
/** Milliseconds for the computer's move. */
const ONE_MOVE = 600;

/** Estimates positions by a short search. */
export class Estimator {
  readonly estimate = signal<Estimate | null>(null);
  readonly #engine: Pick<Askable, 'begin'>;

  constructor(engine: Pick<Askable, 'begin'>) {
    this.#engine = engine;
  }

  /** Starts to estimate every legal move. */
  all(view: View): Turn {
    const turn = this.#engine.begin(Priority.Analysis);
    void this.#search(turn, view, { moveTime: ALL_MOVES, lines: view.moves.length });
    return turn;
  }

  /** Finds the computer's move; `undefined` if the turn ends first. */
  best(turn: Turn, view: View): Promise<NotatedMove | undefined> {
    return this.#search(turn, view, { moveTime: ONE_MOVE });
  }

  /** Score for the side to move after a few thousand nodes; `null` if the search failed. */
  async glance(game: Game, nodes: number): Promise<SearchScore | null> {
    const answer = await this.#engine.begin().search({ game, limits: { nodes } });
    return answer && !('error' in answer) ? (answer.report?.score ?? null) : null;
  }

  async #search(turn: Turn, view: View, limits: SearchLimits): Promise<NotatedMove | undefined> {
    const byMove = new Map<string, SearchReport>();
    const answer = await turn.search({ game: view.game, limits }, (report) => {
      const [move] = report.pv;
      if (!move) return;
      byMove.set(move.uci, report);
      const lines = [...byMove.values()].sort((a, b) => worth(b.score) - worth(a.score));
      this.estimate.value = { view, depth: report.depth, lines };
    });
    return answer && !('error' in answer) ? answer.best : undefined;
  }
}

/** Above every score in centipawns. */
const MATE = 1_000_000;

/** A number that orders scores. */
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
