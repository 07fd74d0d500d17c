// The text of the sources that figures name, fetched when the first one is opened.

const TEXTS: Readonly<Record<string, string>> = import.meta.glob(
  [
    '../../../crates/ladder/src/*.rs',
    '../../../crates/recorder/src/comparison.rs',
    '../../../crates/search/src/observer.rs',
    '../../../crates/search/src/{tree,pruning,depth,worker,root,ordering,history,time,transposition}/*.rs',
    '../../../crates/eval/src/{network,breakdown,contribution}.rs',
    '../../../crates/eval/src/network/inspection.rs',
    '../../../crates/{chess,xiangqi}/src/{network,rules,zobrist}.rs',
    '../../../crates/{chess,xiangqi}/src/evaluation/terms.rs',
    '../../../crates/game/src/{line,perft}.rs',
    '../../../crates/session/src/full/progress.rs',
    '../../../crates/tablebase/src/{lib,index/king_images,index/position_index,moves/unmoves,probe/folds,solve/waves}.rs',
    '../../../tools/lab/src/{rungs,rungs/guesses,rungs/mistakes}.rs',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The text of a file, by its path from the repository's root. */
export function textOf(path: string): string | undefined {
  return TEXTS[`../../../${path}`];
}
