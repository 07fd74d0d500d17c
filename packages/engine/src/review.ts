import type { NotatedMove, SearchScore, SideName } from '@chariot/protocol';
import { lossOf, reviewOf, type SideReview } from './analysis/accuracy.ts';
import type { MoveClass } from './analysis/moveClasses.ts';
import { forFirst } from './analysis/score.ts';
import type { Engine, Position, ReviewOptions } from './engine.ts';
import { EngineError } from './error.ts';

/** What a move of a reviewed game was worth. */
export interface ReviewedMove {
  move: NotatedMove;
  mover: SideName;
  /** Score of the position after it, for the first side. */
  score: SearchScore;
  /** The move that the engine would have played, and how it would have gone on. */
  better: readonly NotatedMove[];
  /** Winning chances thrown away, 0 to 1. */
  loss: number;
  /** 0 to 100. */
  accuracy: number;
  /** `null` for a good move. */
  moveClass: MoveClass | null;
}

/** A reviewed game. */
export interface GameReview {
  moves: readonly ReviewedMove[];
  /** How well each side played; `null` for one that made no move. */
  sides: Readonly<Record<SideName, SideReview | null>>;
}

/** Nodes for each position, unless told otherwise. */
const NODES = 40_000;

/** @internal Searches each position of a game, the last first: what is learned there helps with earlier ones. */
export async function reviewGame(
  engine: Engine,
  position: Position,
  { nodes = NODES, signal, onProgress = () => {} }: ReviewOptions,
): Promise<GameReview> {
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

/** The score of a game that is over, for the first side. */
function finalScore(winner: SideName | undefined): SearchScore {
  if (!winner) return { kind: 'centipawns', value: 0 };
  return { kind: winner === 'first' ? 'mateIn' : 'matedIn', moves: 0 };
}
