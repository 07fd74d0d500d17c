import { forFirst, lossOf } from '@chariot/engine/analysis';
import type { Turn } from '@chariot/engine/client';
import type { NotatedMove, SideName, View } from '@chariot/protocol';
import { evaluate, type Judged } from '../../shared/engine/evaluate.ts';
import { GAMES } from '../../shared/games/index.ts';

/** Nodes for the first search, and for the second that confirms a blunder. */
const NODES = { first: 60_000, second: 250_000 };
/** Least material, in pawns, for "loses a piece". */
const LEAST_PIECE = 1.5;
/** Plies of the refutation in which captures count. */
const COUNTED = 4;

export type Blunder =
  | { kind: 'mate'; moves: number }
  /** The most valuable piece lost. */
  | { kind: 'piece'; piece: string }
  /** A mate was missed. */
  | { kind: 'win' }
  | { kind: 'other' };

/** The blunder in the move from `before` to `after`; `null` if it is none, or the search was stopped. */
export async function blunderIn(
  turn: Pick<Turn, 'search'>,
  before: View,
  after: View,
): Promise<Blunder | null> {
  for (const nodes of [NODES.first, NODES.second]) {
    const was = await evaluate(turn, before, nodes);
    const is = was && (await evaluate(turn, after, nodes));
    if (!was || !is) return null;
    const isBest = was.line[0]?.uci === after.game.moves.at(-1);
    const { moveClass } = lossOf(before.toMove, was.score, is.score, isBest);
    if (moveClass !== 'blunder') return null;
    if (nodes === NODES.second) return costOf(after, was, is);
  }
  return null;
}

/** Cost of a blunder by its refutation in `is`. */
function costOf(after: View, was: Judged, is: Judged): Blunder {
  const opponent = after.toMove;
  const then = forFirst(is.score, opponent);
  if (then.kind === 'mateIn') return { kind: 'mate', moves: Math.max(1, then.moves) };
  const piece = lostPiece(after, is.line, opponent);
  if (piece) return { kind: 'piece', piece };
  const wasWinning = forFirst(was.score, opponent).kind === 'matedIn';
  return { kind: wasWinning ? 'win' : 'other' };
}

/** The most valuable piece that `taker` wins in a line, if the exchanges favour it. */
function lostPiece(view: View, line: readonly NotatedMove[], taker: SideName): string | undefined {
  const { worth } = GAMES[view.game.game];
  const value = (kind: string): number => worth[kind] ?? 0;
  const taken = line.slice(0, COUNTED).flatMap(({ captured }) => captured ?? []);
  const balance = taken.reduce(
    (sum, { side, kind }) => sum + value(kind) * (side === taker ? -1 : 1),
    0,
  );
  const lost = taken.filter(({ side }) => side !== taker);
  const [most] = lost.sort((a, b) => value(b.kind) - value(a.kind));
  return most && balance >= LEAST_PIECE ? most.kind : undefined;
}
