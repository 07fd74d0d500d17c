import { forFirst } from '@chariot/engine/analysis';
import { other } from '@chariot/game';
import type { RungName, SearchScore, View } from '@chariot/protocol';
import { useEffect, useState } from 'preact/hooks';
import { tenthsOf } from '../numbers.ts';
import type { ThinkStore } from '../store.ts';
import { askRung, type RungThought } from './rungs.ts';

type Move = NonNullable<RungThought['best']>;

/** Plies that show what is wrong with a move, and the depth in plies at which the engine finds each. */
const [ANSWER, JUDGE] = [3, 8];

/** A move and this many plies of the answer of a player to it, played on for both sides; empty until a move is given. */
export function useAnswered(
  store: ThinkStore,
  view: View | null,
  move: Move | undefined,
  player: 'engine' | 'tables',
  plies = ANSWER,
): readonly Move[] {
  return useLine(store, view, move, plies, () => [player, JUDGE]);
}

/** A move played on by the player, and to the depth, that are given for each ply. */
function useLine(
  store: ThinkStore,
  view: View | null,
  move: Move | undefined,
  plies: number,
  player: (ply: number) => [RungName, number],
): readonly Move[] {
  const [line, setLine] = useState<readonly Move[]>([]);
  const first = move?.uci;
  const [name, depth] = player(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves and players are compared by what they say
  useEffect(() => {
    setLine([]);
    if (!view || !move) return;
    const turn = store.engine.begin();
    const playOn = async (): Promise<void> => {
      let moves: readonly Move[] = [move];
      while (moves.length <= plies) {
        const game = { ...view.game, moves: moves.map(({ uci }) => uci) };
        const thought = await askRung(turn, { ...view, game }, ...player(moves.length));
        if (turn.isOver || typeof thought === 'string' || !thought.best) break;
        moves = [...moves, thought.best];
      }
      if (!turn.isOver) setLine(moves);
    };
    void playOn();
    return () => turn.end();
  }, [store, view, first, plies, name, depth]);
  return line;
}

/** The line that a player expects after its move, to its depth in plies; empty until a move is given. */
export function useHoped(
  store: ThinkStore,
  view: View | null,
  move: Move | undefined,
  player: RungName,
  depth: number,
): readonly Move[] {
  return useLine(store, view, move, depth - 1, (ply) => [player, depth - ply]);
}

/** The engine's scores of two moves. */
export interface Judgement {
  /** Scores after the worse move and after the better one, for the first side. */
  scores: readonly [SearchScore, SearchScore];
  /** Pawns between the two, to a tenth; absent next to a mate. */
  costs: string | undefined;
}

/** The engine's judgement of a worse and a better move; `null` until both are known. */
export function useJudgement(
  store: ThinkStore,
  view: View | null,
  worse: Move | undefined,
  better: Move | undefined,
): Judgement | null {
  const [found, setFound] = useState<Judgement | null>(null);
  const moves = [worse?.uci, better?.uci].join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moves are compared by what they say
  useEffect(() => {
    setFound(null);
    if (!view || !worse || !better) return;
    const turn = store.engine.begin();
    const scoreAfter = async ({ uci }: Move): Promise<SearchScore | undefined> => {
      const game = { ...view.game, moves: [uci] };
      const thought = await askRung(turn, { ...view, game }, 'engine', JUDGE);
      const score = typeof thought === 'string' ? undefined : thought.score;
      return score && forFirst(score, other(view.toMove));
    };
    const judge = async (): Promise<void> => {
      const scores = [await scoreAfter(worse), await scoreAfter(better)] as const;
      const [low, high] = scores;
      if (!turn.isOver && low && high) setFound({ scores: [low, high], costs: costOf(low, high) });
    };
    void judge();
    return () => turn.end();
  }, [store, view, moves]);
  return found;
}

/** Pawns between two scores, both to a tenth, as they are shown. */
function costOf(one: SearchScore, two: SearchScore): string | undefined {
  if (one.kind !== 'centipawns' || two.kind !== 'centipawns') return undefined;
  return (Math.abs(tenthsOf(two.value) - tenthsOf(one.value)) / 10).toFixed(1);
}
