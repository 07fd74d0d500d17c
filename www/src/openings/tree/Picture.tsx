import { forFirst, shortScore } from '@chariot/engine/analysis';
import { other } from '@chariot/game';
import type { SideName } from '@chariot/protocol';
import { figuresOf, percentOf } from '../../shared/book/figures.ts';
import { bookWords } from '../../shared/book/i18n/index.ts';
import { openingsWords } from '../i18n/index.ts';
import './tree.css';
import type { OpeningsStore } from '../store.ts';
import { WalkedTree } from '../WalkedTree.tsx';
import { type Branch, DEPTH, lineTo } from './grow.ts';
import { type PlacedBranch, place } from './place.ts';

/** Sizes in user units: column, gap between columns, row, box. */
const COLUMN = 95;
const GAP = 17;
const ROW = 32;
const BOX = { wide: COLUMN - GAP, high: 26 };
/** Left edge of the root. */
const ROOT = 4;
/** Width of an edge that all games take. */
const WIDEST = 14;

const KINDS = ['first', 'draw', 'second'] as const;

/** The opening tree below the shown position. Click, Enter or arrow keys walk it. */
export function TreePicture({ store }: { store: OpeningsStore }) {
  const text = openingsWords.value;
  const grown = store.tree.grown.value;
  const shown = store.record.shown.value;
  const { placed, rows } = place(grown?.branches ?? []);
  const view = grown?.view;

  if (!view || placed.length === 0) return null;
  const goTo = ({ branch }: PlacedBranch): void => {
    if (view === shown) void store.goTo([...view.game.moves, ...lineTo(branch)]);
  };
  return (
    <figure class="walked-tree opening-tree">
      <WalkedTree
        items={placed}
        place={view}
        label={text.tree}
        size={[ROOT + DEPTH * COLUMN, rows * ROW]}
        draw={(one) => drawn(store, one, view.toMove)}
        lines={placed.map((one, i) => (
          <path key={i} class={`tree-line is-${one.branch.book.verdict}`} {...lineOf(one)} />
        ))}
        goTo={goTo}
        goBack={() => {
          const { moves } = view.game;
          if (moves.length > 0) void store.goTo(moves.slice(0, -1));
        }}
        caption={(one) => (one ? captionOf(store, one.branch, view.toMove) : text.treeHint)}
      />
    </figure>
  );
}

/** A move of the tree with its share and results; `toMove` moves first. */
function drawn({ game, names }: OpeningsStore, placed: PlacedBranch, toMove: SideName) {
  const { branch, row, parent } = placed;
  const { book, share, depth } = branch;
  const [figures] = figuresOf([book], moverOf(branch, toMove));
  const name = names.exact(book.openingKey);
  let from = 0;
  return {
    class: `tree-item ${game}`,
    level: depth,
    label: openingsWords.value.branch(book.move.text, percentOf(share), name),
    parent,
    at: [ROOT + (depth - 1) * COLUMN + GAP, row * ROW + (ROW - BOX.high) / 2] as const,
    content: (
      <>
        <rect class="tree-box" width={BOX.wide} height={BOX.high} rx="5" />
        <text class="tree-move" x="6" y="15">
          {book.move.text}
        </text>{' '}
        <text class="tree-share" x={BOX.wide - 5} y="15">
          {percentOf(share)}
        </text>
        {figures?.results.map((part, i) => {
          const start = from;
          from += part;
          const left = 6 + start * (BOX.wide - 12);
          return (
            <rect
              key={KINDS[i]}
              class={`tree-result is-${KINDS[i]}`}
              x={left}
              y={BOX.high - 6}
              width={part * (BOX.wide - 12)}
              height="3"
            />
          );
        })}
      </>
    ),
  };
}

/** The edge from a branch's parent. Its width is the branch's share. */
function lineOf({ branch, row, parent }: PlacedBranch) {
  const end = ROOT + (branch.depth - 1) * COLUMN + GAP;
  const start = end - GAP;
  const [from, to] = [((parent?.row ?? 0) + 0.5) * ROW, (row + 0.5) * ROW];
  const middle = (start + end) / 2;
  return {
    d: `M${start} ${from}C${middle} ${from} ${middle} ${to} ${end} ${to}`,
    'stroke-width': Math.max(1, branch.share * WIDEST),
  };
}

/** The side that plays a branch; `toMove` moves first. */
function moverOf({ depth }: Branch, toMove: SideName): SideName {
  return depth % 2 === 1 ? toMove : other(toMove);
}

/** The caption of a branch, with the score for the first side. */
function captionOf({ names }: OpeningsStore, branch: Branch, toMove: SideName): string {
  const { book, share } = branch;
  const text = bookWords.value;
  const score =
    book.score !== undefined &&
    shortScore(forFirst({ kind: 'centipawns', value: book.score }, moverOf(branch, toMove)));
  return [
    openingsWords.value.branch(book.move.text, percentOf(share), names.exact(book.openingKey)),
    score,
    book.verdict && text.verdicts[book.verdict],
  ]
    .filter(Boolean)
    .join(' · ');
}
