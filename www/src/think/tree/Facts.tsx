import type { FateName, View } from '@chariot/protocol';
import { useMemo } from 'preact/hooks';
import { words } from '../../shared/i18n/index.ts';
import { ShownBoard } from '../boards.tsx';
import { treeWords } from '../i18n/index.ts';
import { counted } from '../numbers.ts';
import { SourceLink } from '../SourceLink.tsx';
import type { ThinkStore } from '../store.ts';
import {
  type DrawnTree,
  fateOf,
  isProbCutTrial,
  isSearched,
  moveLeftOut,
  pathTo,
  piecesAt,
} from './model.ts';
import { boundedScore, windowAt } from './score.ts';
import type { TreeState } from './state.ts';

interface FactsProps {
  store: ThinkStore;
  state: TreeState;
  view: View;
  tree: DrawnTree;
}

export function NodeBoard({ store, state, view, tree }: FactsProps) {
  const node = state.shown.value;
  const pieces = useMemo(() => piecesAt(tree, node), [tree, node]);
  const uci = tree.uci[node] ?? '';
  const move = /^([a-z]\d+)([a-z]\d+)/.exec(uci);
  const lastMove = move ? { from: move[1] ?? '', to: move[2] ?? '' } : undefined;
  const isLeftOut = tree.reply.size[node] === 0;
  return (
    <ShownBoard
      store={store}
      view={view}
      pieces={pieces}
      check={undefined}
      lastMove={isLeftOut ? undefined : lastMove}
      pointers={isLeftOut && lastMove ? [{ ...lastMove, tone: 'planned' }] : []}
    />
  );
}

/** The fate of the current node, and the rule behind it. */
export function NodeFacts({ state, view, tree }: FactsProps) {
  const text = treeWords.value;
  const { eye } = tree;
  const node = state.shown.value;
  const { reply } = tree;
  const fate = eye === 'minimax' ? fateInMinimax(tree, node) : fateOf(tree, node);
  const side = words.value.games[view.game.game].sides.first;
  const isSeen = isSearched(tree, node);
  const score = boundedScore(tree, node, view.toMove);
  const [depth, reduction] = [reply.depth[node] ?? 0, reply.reduction[node] ?? 0];
  const [size, untried, same] = [
    (eye === 'alphaBeta' ? reply.seen : reply.size)[node] ?? 0,
    reply.untried[node] ?? -1,
    reply.same[node] ?? -1,
  ];
  const leftOut = moveLeftOut(tree, node);
  const isCollapsed = size > 1 && (tree.children[node]?.length ?? 0) === 0;
  const facts = [
    score === undefined ? text.noScore : text.scoreFor(score, side),
    eye !== 'minimax' && isSeen && text.window(...windowAt(tree, node, view.toMove)),
    isProbCutTrial(tree, node) && text.probCutTrial,
    leftOut !== undefined && text.withoutMove(leftOut),
    isSeen && depth > 0 && text.depthLeft(depth),
    reduction > 0 && text.reducedBy(reduction),
    size > 1 && text.beneath(counted(size - 1)),
    eye === 'engine' && untried > 0 && text.untried(untried),
    same >= 0 && text.seenBefore(lineText(tree, same)),
  ].filter((fact) => typeof fact === 'string');
  return (
    <div class="tree-facts">
      <p class="tree-line">{node === 0 ? text.root : lineText(tree, node)}</p>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p>
        {text.fates[fate]}{' '}
        <span class="tree-rule">
          <SourceLink source={ruleOf(fate, eye === 'engine')} />
        </span>
      </p>
      {isCollapsed && (
        <p>
          {text.collapsed(counted(size - 1))}{' '}
          <button
            type="button"
            class="quiet"
            onClick={() => {
              state.first.value = reply.number[node] ?? 0;
            }}
          >
            {text.openBelow}
          </button>
        </p>
      )}
      {state.line.value.length > 0 && state.hovered.value === null && (
        <p class="tree-answer">{text.answer(movesText(tree, state.line.value))}</p>
      )}
    </div>
  );
}

function fateInMinimax(tree: DrawnTree, node: number): FateName {
  if ((tree.reply.size[node] ?? 1) > 1) return 'allMoves';
  const fate = fateOf(tree, node);
  if (fate === 'rule') return fate;
  return tree.reply.untried[node] === 0 ? 'noMoves' : 'leaf';
}

/** Chooses a root move, to see the line that decided its score. */
export function MoveChooser({ state, view, tree }: Omit<FactsProps, 'store'>) {
  const text = treeWords.value;
  const moves = rootMoves(tree);
  return (
    <label class="tree-fell">
      <span>{text.whereFell}</span>
      <select
        value={state.line.value[0] ?? ''}
        onChange={(event) => {
          const node = Number(event.currentTarget.value);
          if (node > 0) state.judge(node);
        }}
      >
        <option value="">{text.chooseMove}</option>
        {moves.map((node) => (
          <option key={node} value={node}>
            {tree.texts[node]} {boundedScore(tree, node, view.toMove) ?? ''}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The root moves, each as last searched. */
function rootMoves(tree: DrawnTree): number[] {
  const last = new Map<string, number>();
  for (const node of tree.children[0] ?? []) {
    const uci = tree.uci[node];
    if (uci) last.set(uci, node);
  }
  return [...last.values()];
}

/** The file of the rule behind each fate. */
export const RULES: Readonly<Record<FateName, string>> = {
  allMoves: 'crates/search/src/tree/search_moves.rs',
  quiet: 'crates/search/src/tree/quiescence.rs',
  betaCutoff: 'crates/search/src/tree/search_moves.rs',
  noMoves: 'crates/search/src/worker/terminal.rs',
  rule: 'crates/search/src/worker/terminal.rs',
  mateDistance: 'crates/search/src/tree/search.rs',
  transpositionTable: 'crates/search/src/tree/tt_cutoff.rs',
  leaf: 'crates/recorder/src/comparison.rs',
  standPat: 'crates/search/src/tree/quiescence.rs',
  razoring: 'crates/search/src/pruning/razoring.rs',
  reverseFutility: 'crates/search/src/pruning/reverse_futility.rs',
  nullMove: 'crates/search/src/pruning/null_move.rs',
  probCut: 'crates/search/src/pruning/probcut.rs',
  multiCut: 'crates/search/src/depth/singular_extension.rs',
  unfinished: 'crates/search/src/worker/polling.rs',
  unvisited: 'crates/recorder/src/comparison.rs',
  late: 'crates/search/src/pruning/late_move_pruning.rs',
  futility: 'crates/search/src/pruning/futility.rs',
  history: 'crates/search/src/pruning/history_pruning.rs',
  exchange: 'crates/search/src/pruning/see_pruning.rs',
  delta: 'crates/search/src/tree/quiescence.rs',
};

/** The file for the two textbook searches. */
const TEXTBOOK = 'crates/recorder/src/comparison.rs';

/** The file of the rule by which a search did this. */
export function ruleOf(fate: FateName, isEngine: boolean): string {
  return isEngine ? RULES[fate] : TEXTBOOK;
}

/** The step from a node's parent, in a few characters. */
export function stepText(tree: DrawnTree, node: number): string {
  const { root, again, nullMove, without } = treeWords.value;
  if (node === 0) return root;
  const text = tree.texts[node];
  if (text) return text;
  const leftOut = moveLeftOut(tree, node);
  if (leftOut) return without(leftOut);
  return tree.reply.ply[node] === tree.reply.ply[tree.reply.parent[node] ?? 0] ? again : nullMove;
}

/** The same in a list of siblings: a move that was searched before says so. */
export function itemText(tree: DrawnTree, node: number): string {
  const uci = tree.uci[node];
  const siblings = tree.children[tree.reply.parent[node] ?? 0] ?? [];
  const isRepeated = uci && siblings.some((other) => other < node && tree.uci[other] === uci);
  const text = stepText(tree, node);
  return isRepeated ? treeWords.value.onceMore(text) : text;
}

export function lineText(tree: DrawnTree, node: number): string {
  return movesText(tree, pathTo(tree, node).slice(1));
}

export function movesText(tree: DrawnTree, nodes: readonly number[]): string {
  return nodes.map((node) => stepText(tree, node)).join(' ');
}
