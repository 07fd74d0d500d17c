import type { RungName } from '@chariot/protocol';

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
