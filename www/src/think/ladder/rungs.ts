import type { Turn } from '@chariot/engine/client';
import type { Game, RungName, ThinkReplyTo, View } from '@chariot/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Tables } from '../../shared/engine/tables.ts';
import { askThink, thinkEngines } from '../../shared/engine/thinkEngine.ts';
import { materialOf } from '../../shared/game/game.ts';
import type { ThinkStore } from '../store.ts';

/** What a player has thought. */
export type RungThought = ThinkReplyTo<'rungMove'>;
/** Why a player has no answer: there are more pieces than in its tables, or the engine failed. */
export type NoThought = 'tooManyPieces' | 'failed';
/** What it has thought, how many positions it has looked at so far, or why it does not answer. */
export type RungState = { thought: RungThought } | { positions: number } | NoThought;

interface RungAsking {
  /** Told how many positions it has looked at. */
  onReport?: (positions: number) => void;
  /** What chance begins with; the same gives the same. */
  seed?: number;
}

const tables = new Tables(thinkEngines);

/** Asks a player for its move. The one with tables gets them first. */
export async function askRung(
  turn: Turn,
  view: Pick<View, 'game' | 'pieces'>,
  rung: RungName,
  depth: number,
  { onReport, seed = SEED }: RungAsking = {},
): Promise<RungThought | NoThought> {
  const { game } = view;
  if (rung === 'tables') {
    const material = materialOf(view.pieces);
    if (material === undefined || view.pieces.length > TABLE_PIECES) return 'tooManyPieces';
    await tables.need(game.game, material, turn);
  }
  const content = { game, rung, depth, seed };
  const reply = await askThink(turn, 'rungMove', content, ({ positions }) => onReport?.(positions));
  return 'error' in reply ? 'failed' : reply;
}

/** With this the random mover begins, as it did where its mistakes were found. */
const SEED = 1;

/** What a player has thought, if it has. */
export function thoughtOf(state: RungState | undefined): RungThought | undefined {
  return typeof state === 'object' && 'thought' in state ? state.thought : undefined;
}

/** What each of these players thinks of a position, one after the other; all anew for another position or depth. */
export function useRungs(
  store: ThinkStore,
  view: View | null,
  rungs: readonly RungName[],
  depth: number,
): ReadonlyMap<RungName, RungState> {
  const [states, setStates] = useState<ReadonlyMap<RungName, RungState>>(new Map());
  const game: Game | undefined = view?.game;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view changes with its game
  useEffect(() => {
    setStates(new Map());
    if (!view) return;
    const turn = store.engine.begin();
    const set = (rung: RungName, state: RungState): void => {
      if (!turn.isOver) setStates((known) => new Map(known).set(rung, state));
    };
    const askAll = async (): Promise<void> => {
      for (const rung of rungs) {
        if (turn.isOver) return;
        const onReport = (positions: number): void => set(rung, { positions });
        const thought = await askRung(turn, view, rung, depth, { onReport });
        set(rung, typeof thought === 'string' ? thought : { thought });
      }
    };
    void askAll();
    return () => turn.end();
  }, [store, game, rungs, depth]);
  return states;
}

/** The players, each of which knows one thing more than the one before. */
export const RUNGS = [
  'random',
  'greedy',
  'minimax',
  'alphaBeta',
  'squares',
  'quiescence',
  'table',
  'deepening',
  'reductions',
  'engine',
  'tables',
] as const satisfies readonly RungName[];

/** The file that each adds. */
export const SOURCES: Readonly<Record<RungName, string>> = {
  random: 'crates/ladder/src/random_mover.rs',
  greedy: 'crates/ladder/src/greedy.rs',
  minimax: 'crates/ladder/src/minimax.rs',
  alphaBeta: 'crates/ladder/src/alpha_beta.rs',
  squares: 'crates/ladder/src/values.rs',
  quiescence: 'crates/ladder/src/quiescence.rs',
  table: 'crates/ladder/src/table.rs',
  deepening: 'crates/ladder/src/deepening.rs',
  reductions: 'crates/ladder/src/guided.rs',
  engine: 'crates/search/src/tree/search.rs',
  tables: 'crates/search/src/root/tablebase.rs',
};

/** The most pieces, kings included, of an ending that is looked up here. */
export const TABLE_PIECES = 4;
