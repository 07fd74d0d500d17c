import type { Turn } from '@chariot/engine/client';
import type { Game, RungName, ThinkReplyTo, View } from '@chariot/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Tables } from '../../shared/engine/tables.ts';
import { askThink, thinkEngines } from '../../shared/engine/thinkEngine.ts';
import { materialOf } from '../../shared/game/game.ts';
import type { ThinkStore } from '../store.ts';

export type RungThought = ThinkReplyTo<'rungMove'>;
/** The reason for no answer: more pieces than in the tables, or the engine failed. */
export type NoThought = 'tooManyPieces' | 'failed';
/** A player's answer, the positions it has searched so far, or the reason for no answer. */
export type RungState = { thought: RungThought } | { positions: number } | NoThought;

interface RungAsking {
  /** Called with the number of positions searched. */
  onReport?: (positions: number) => void;
  /** Seed of the random mover. */
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

/** Seed of the random mover, the same as when its mistakes were found. */
const SEED = 1;

export function thoughtOf(state: RungState | undefined): RungThought | undefined {
  return typeof state === 'object' && 'thought' in state ? state.thought : undefined;
}

/** The answers of players about a position, one by one. A new position or depth starts over. */
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

/** The source of each player. */
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

/** Most pieces, kings included, of an ending to probe here. */
export const TABLE_PIECES = 4;
