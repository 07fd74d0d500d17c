import type { NotatedMove, SearchScore, SideName } from '@chariot/protocol';
import { lossOf, reviewOf, type SideReview } from './analysis/accuracy.ts';
import type { MoveClass } from './analysis/moveClasses.ts';
import { forFirst } from './analysis/score.ts';
import { type Checks, FUNCTION, properties, STOPPABLE, U32, whole } from './arguments.ts';
import type { Engine, Position, ReviewOptions } from './engine.ts';
import { EngineError } from './error.ts';

/** A reviewed move. */
export interface ReviewedMove {
  move: NotatedMove;
  mover: SideName;
  /** Score after the move, for the first side. */
  score: SearchScore;
  /** The engine's choice, and the line after it. */
  better: readonly NotatedMove[];
  /** Winning chances lost, 0 to 1. */
  loss: number;
  /** 0 to 100. */
  accuracy: number;
  /** `null` for a good move. */
  moveClass: MoveClass | null;
}

/** A review of a game. */
export interface GameReview {
  moves: readonly ReviewedMove[];
  /** Quality of each side's play; `null` for a side without moves. */
  sides: Readonly<Record<SideName, SideReview | null>>;
}

const REVIEW: Checks<ReviewOptions> = {
  ...STOPPABLE,
  nodes: whole(1, U32),
  onProgress: FUNCTION,
};

/** Nodes for each position by default. */
const NODES = 40_000;

/**
 * @internal Searches each position of a game, the last first, so that the transposition table helps
 * with earlier ones.
 */
export async function reviewGame(
  engine: Engine,
  position: Position,
  options: ReviewOptions,
): Promise<GameReview> {
  const checked = properties('options', options, REVIEW);
  const { nodes = NODES, signal, onProgress = () => {} } = checked;
  const { history, startToMove } = await engine.status(position);
  const values: Value[] = [];
  for (let played = history.length; played >= 0; played -= 1) {
    const moves = history.slice(0, played).map(({ uci }) => uci);
    values.unshift(await lookAt(engine, { ...position, moves }, nodes, signal));
    if (signal?.aborted) throw new EngineError('CANCELLED', 'the review was stopped');
    onProgress(values.length / (history.length + 1));
  }
  const losses = history.map((move, i) => {
    const [before, after] = [values[i], values[i + 1]] as [Value, Value];
    const mover = (i % 2 === 0) === (startToMove === 'first') ? 'first' : 'second';
    const isBest = before.line[0]?.uci === move.uci;
    return { move, before, after, ...lossOf(mover, before.score, after.score, isBest) };
  });
  return {
    moves: losses.map(({ move, mover, before, after, loss, accuracy, moveClass }) => {
      return { move, mover, score: after.score, better: before.line, loss, accuracy, moveClass };
    }),
    sides: { first: reviewOf('first', losses), second: reviewOf('second', losses) },
  };
}

/** A position's score for the first side, and the best line. */
interface Value {
  score: SearchScore;
  line: readonly NotatedMove[];
}

async function lookAt(
  engine: Engine,
  position: Position,
  nodes: number,
  signal: AbortSignal | undefined,
): Promise<Value> {
  const { best, report } = await engine.bestMove(position, { nodes, ...(signal && { signal }) });
  const { toMove, result } = await engine.status(position);
  if (!best || !report) return { score: finalScore(result?.winner), line: [] };
  return { score: forFirst(report.score, toMove), line: report.pv };
}

function finalScore(winner: SideName | undefined): SearchScore {
  if (!winner) return { kind: 'centipawns', value: 0 };
  return { kind: winner === 'first' ? 'mateIn' : 'matedIn', moves: 0 };
}
