import type { FateName } from '@chariot/protocol';

const SEARCH = 'crates/search/src';

/** The file that decides what became of a node, where a rule of its own did. */
export const RULES: Readonly<Record<FateName, string>> = {
  allMoves: `${SEARCH}/tree/search_moves.rs`,
  quiet: `${SEARCH}/tree/quiescence.rs`,
  betaCutoff: `${SEARCH}/tree/search_moves.rs`,
  noMoves: `${SEARCH}/worker/terminal.rs`,
  rule: `${SEARCH}/worker/terminal.rs`,
  mateDistance: `${SEARCH}/tree/search.rs`,
  transpositionTable: `${SEARCH}/tree/tt_cutoff.rs`,
  leaf: 'crates/recorder/src/comparison.rs',
  standPat: `${SEARCH}/tree/quiescence.rs`,
  razoring: `${SEARCH}/pruning/razoring.rs`,
  reverseFutility: `${SEARCH}/pruning/reverse_futility.rs`,
  nullMove: `${SEARCH}/pruning/null_move.rs`,
  probCut: `${SEARCH}/pruning/probcut.rs`,
  multiCut: `${SEARCH}/depth/singular_extension.rs`,
  unfinished: `${SEARCH}/worker/polling.rs`,
  unvisited: 'crates/recorder/src/comparison.rs',
  late: `${SEARCH}/pruning/late_move_pruning.rs`,
  futility: `${SEARCH}/pruning/futility.rs`,
  history: `${SEARCH}/pruning/history_pruning.rs`,
  exchange: `${SEARCH}/pruning/see_pruning.rs`,
  delta: `${SEARCH}/tree/quiescence.rs`,
};

/** The same for the two searches of the textbook. */
const TEXTBOOK = 'crates/recorder/src/comparison.rs';

/** The file of the rule by which a search did this. */
export function ruleOf(fate: FateName, isEngine: boolean): string {
  return isEngine ? RULES[fate] : TEXTBOOK;
}
