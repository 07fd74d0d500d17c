import { forFirst } from '@chariot/engine/analysis';
import { other } from '@chariot/game';
import type { Game, RungName, SearchScore, ThinkReplyTo, View } from '@chariot/protocol';
import { useEffect, useState } from 'preact/hooks';
import { askThink } from '../../shared/engine/thinkEngine.ts';
import type { ThinkStore } from '../store.ts';

/** The same search twice: it stops dead at its depth, or plays out captures there. */
export const LEAVES = ['squares', 'quiescence'] as const satisfies readonly RungName[];
export type LeafName = (typeof LEAVES)[number];

type Best = NonNullable<ThinkReplyTo<'rungMove'>['best']>;

/** A search's expectation; scores are for the first side. */
export interface Expectation {
  best: Best;
  score: SearchScore;
  positions: number;
  /** The best move and the expected line, to the search's depth. */
  line: readonly string[];
  /** The best move and its answers, `DEEPER` plies further with captures played out; none if it plays them out too. */
  played: readonly Best[];
  /**
   * Score of the move when searched two plies deeper with captures played out; absent if the move
   * ends the game.
   */
  later?: SearchScore;
}

/** Extra plies for judging a move. */
export const DEEPER = 2;

/** Asks a player of the ladder about the end of a game; `null` if it failed. */
export type AskRung = (
  rung: RungName,
  game: Game,
  depth: number,
) => Promise<ThinkReplyTo<'rungMove'> | null>;

/** The expectation of a search at a depth in plies, and the moves behind its horizon; `null` if it failed. */
export async function expectationOf(
  ask: AskRung,
  { game, toMove }: Pick<View, 'game' | 'toMove'>,
  leaf: LeafName,
  depth: number,
): Promise<Expectation | null> {
  const thought = await ask(leaf, game, depth);
  if (!thought?.best || !thought.score) return null;
  const { best, score, positions } = thought;
  const after = (game: Game, uci: string): Game => ({ ...game, moves: [...game.moves, uci] });
  const played = after(game, best.uci);
  const later = await ask('quiescence', played, depth - 1 + DEEPER);
  const follow = async (rung: LeafName, plies: number, first?: typeof later) => {
    const line = [best];
    for (let game = played, left = plies - 1; left > 0; left -= 1) {
      const next = (line.length === 1 && first) || (await ask(rung, game, left));
      if (!next?.best) break;
      line.push(next.best);
      game = after(game, next.best.uci);
    }
    return line;
  };
  const line = (await follow(leaf, depth)).map(({ text }) => text);
  const expected = {
    best,
    positions,
    line,
    played: leaf === 'squares' && later ? await follow('quiescence', depth + DEEPER, later) : [],
    score: forFirst(score, toMove),
  };
  return later?.score ? { ...expected, later: forFirst(later.score, other(toMove)) } : expected;
}

/** The expectations of both searches, as they come. A new position or depth starts over. */
export function useExpectations(
  store: ThinkStore,
  view: View | null,
  depth: number,
): Partial<Record<LeafName, Expectation>> {
  const [found, setFound] = useState<Partial<Record<LeafName, Expectation>>>({});
  const game: Game | undefined = view?.game;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view changes with its game
  useEffect(() => {
    setFound({});
    if (!view || view.result) return;
    const turn = store.engine.begin();
    const ask: AskRung = async (rung, game, plies) => {
      const reply = await askThink(turn, 'rungMove', { game, rung, depth: plies, seed: 0 });
      return 'error' in reply ? null : reply;
    };
    const expectBoth = async (): Promise<void> => {
      for (const leaf of LEAVES) {
        const expectation = await expectationOf(ask, view, leaf, depth);
        if (turn.isOver) return;
        if (expectation) setFound((known) => ({ ...known, [leaf]: expectation }));
      }
    };
    void expectBoth();
    return () => turn.end();
  }, [store, game, depth]);
  return found;
}
