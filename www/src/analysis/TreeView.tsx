import { useCurrentInView } from '@chariot/board/ui';
import { shortScore } from '@chariot/engine/analysis';
import { clockOf, type MoveTree, numberOf, resultIn, type TreeNode, tagIn } from '@chariot/game';
import { glyphOfJudgement, inOrder } from '@chariot/game/pgn';
import { shortened } from '@chariot/game/values';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { StepButtons } from '../shared/game/StepButtons.tsx';
import { words } from '../shared/i18n/index.ts';
import { IconButton } from '../shared/ui/Icon.tsx';
import { analysisWords } from './i18n/index.ts';
import { glyphName, marksOf, Sign } from './marks.tsx';
import type { AnalysisStore } from './store.ts';

/** The moves: the main line in rows of two, variations between them. */
export function TreeView({ store }: { store: AnalysisStore }) {
  const list = useRef<HTMLOListElement | null>(null);
  void store.changes.value;
  const tree = store.tree.value;
  const at = store.at.value;
  const reviewing = store.review.progress.value !== null;
  const text = analysisWords.value;

  // A review adds variations between the moves.
  useCurrentInView(list, reviewing ? null : at);

  const line = tree?.mainLine() ?? [];
  return (
    <section class="moves tree" aria-label={text.tree}>
      <ol class="move-list" ref={list}>
        {tree?.root.comment && (
          <li class="tree-aside">
            <Comment text={tree.root.comment} />
          </li>
        )}
        {tree && line.length > 0 ? (
          <MainLine store={store} tree={tree} line={line} />
        ) : (
          <li class="moves-none">{text.noMoves}</li>
        )}
        {tree && line.length > 0 && resultIn(tree.tags) && (
          <li class="tree-result">
            <strong>{resultIn(tree.tags)}</strong> {tagIn(tree.tags, 'Termination')}
          </li>
        )}
      </ol>
      <StepButtons
        last={text.last}
        isAtStart={!at?.parent}
        isAtEnd={!at?.children.length}
        go={(step) => store.go(step)}
      >
        <IconButton icon="flip" label={words.value.flip} onClick={() => store.flip()} />
      </StepButtons>
    </section>
  );
}

interface LineProps {
  store: AnalysisStore;
  tree: MoveTree;
  line: readonly TreeNode[];
}

function MainLine({ store, tree, line }: LineProps) {
  const rows: ComponentChildren[] = [];
  let row: { number: number; first: TreeNode | null; second: TreeNode | null } | null = null;
  const close = (): void => {
    if (!row) return;
    const { number, first, second } = row;
    rows.push(
      <li key={(first ?? second)?.id}>
        <span class="move-number">{number}</span>
        {first ? <Move store={store} node={first} /> : <span class="move-gap">…</span>}
        {second && <Move store={store} node={second} />}
      </li>,
    );
    row = null;
  };
  for (const node of line) {
    const { number, mover } = numberOf(tree, node);
    if (mover === 'first' || !row) {
      close();
      row =
        mover === 'first'
          ? { number, first: node, second: null }
          : { number, first: null, second: node };
    } else row.second = node;
    const others = node.parent?.children.slice(1) ?? [];
    if (node.comment || others.length > 0) {
      close();
      rows.push(
        <li key={`${node.id} aside`} class="tree-aside">
          {node.comment && <Comment text={node.comment} />}
          {others.map((other) => (
            <div key={other.id} class="variation">
              <Variation store={store} tree={tree} from={other} />
            </div>
          ))}
        </li>,
      );
    }
  }
  close();
  return <>{rows}</>;
}

/** A variation as running text, nested ones in brackets. */
function Variation({
  store,
  tree,
  from,
}: {
  store: AnalysisStore;
  tree: MoveTree;
  from: TreeNode;
}) {
  const parts: ComponentChildren[] = [];
  let numbered = true;
  for (let node: TreeNode | undefined = from; node; node = node.children[0]) {
    const { number, mover } = numberOf(tree, node);
    if (node.before) parts.push(<Comment key={`${node.id} before`} text={node.before} />);
    if (mover === 'first' || numbered) {
      parts.push(
        <span key={`${node.id} number`} class="move-number">
          {number}
          {mover === 'first' ? '.' : '…'}
        </span>,
      );
    }
    parts.push(<Move key={node.id} store={store} node={node} />);
    if (node.comment) parts.push(<Comment key={`${node.id} said`} text={node.comment} />);
    // Siblings of the first move are variations next to this one, not inside it.
    const others = node === from ? [] : (node.parent?.children.slice(1) ?? []);
    for (const other of others) {
      parts.push(
        <span key={other.id} class="nested">
          (<Variation store={store} tree={tree} from={other} />)
        </span>,
      );
    }
    numbered = node.comment !== '' || others.length > 0;
  }
  return <>{parts}</>;
}

function Move({ store, node }: { store: AnalysisStore; node: TreeNode }) {
  // Tree nodes are not signals.
  void store.changes.value;
  const { glyphs, judgement, value } = node;
  const text = analysisWords.value;
  const tree = store.tree.value;
  const clock = clockOf(node);
  const judged = judgement && glyphOfJudgement(judgement);
  return (
    <button
      type="button"
      class="move"
      aria-current={store.at.value === node ? 'step' : undefined}
      onClick={() => void store.lookAt(node)}
    >
      {node.move?.text}
      {inOrder(glyphs).map((glyph) => (
        <span
          key={glyph}
          class={`sign glyph-${glyph}`}
          aria-hidden="true"
          title={glyphName(store.game, glyph)}
        >
          <Sign glyph={glyph} />
        </span>
      ))}
      {judgement && judged && (
        <span
          class={`judgement glyph-${judged}`}
          aria-hidden="true"
          title={text.judgement(text.judgements[judgement.moveClass])}
        >
          <Sign glyph={judged} />
        </span>
      )}
      {tree &&
        marksOf(tree, node).map((mark) => (
          <span key={mark} class="visually-hidden">
            , {mark}
          </span>
        ))}
      {(value || clock) && (
        <span class="move-facts">
          {value && <span class="move-value">{shortScore(value)}</span>}
          {clock && (
            <span class="move-clock" title={clock.spent ? text.timeSpent : text.timeLeft}>
              {clock.time}
            </span>
          )}
        </span>
      )}
    </button>
  );
}

function Comment({ text }: { text: string }) {
  // The note panel has the full text.
  return <span class="comment">{shortened(text, 3_000)}</span>;
}
