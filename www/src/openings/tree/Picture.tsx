import { forFirst, shortScore } from '@chariot/engine/analysis';
import { other } from '@chariot/game';
import type { GameName, SideName } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { figuresOf, percentOf } from '../../shared/book/figures.ts';
import { bookWords } from '../../shared/book/i18n/index.ts';
import { openingsWords } from '../i18n/index.ts';
import './tree.css';
import type { OpeningsStore } from '../store.ts';
import { type Branch, DEPTH, lineTo } from './grow.ts';
import { neighbour, type PlacedBranch, place } from './place.ts';

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
  const tree = useRef<HTMLDivElement | null>(null);
  const active = useSignal(0);
  const pointed = useSignal<PlacedBranch | null>(null);
  const grown = store.tree.grown.value;
  const shown = store.record.shown.value;
  const { placed, rows } = place(grown?.branches ?? []);
  const view = grown?.view;

  // A new position starts at its first move. Keyboard focus stays in the tree.
  useLayoutEffect(() => {
    void view;
    active.value = 0;
    pointed.value = null;
    const { current } = tree;
    if (current?.contains(document.activeElement)) focusOn(current, 0);
  }, [view, active, pointed]);

  if (!view || placed.length === 0) return null;
  const goTo = ({ branch }: PlacedBranch): void => {
    if (view === shown) void store.goTo([...view.game.moves, ...lineTo(branch)]);
  };
  const keyDown = (event: KeyboardEvent): void => {
    const at = placed[active.value];
    if (!at || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') goTo(at);
    else if (event.key === 'ArrowLeft' && !at.branch.parent) {
      const { moves } = view.game;
      if (moves.length > 0) void store.goTo(moves.slice(0, -1));
    } else if (!/^Arrow|^Home$|^End$/.test(event.key)) return;
    else {
      const next = neighbour(placed, at, event.key);
      if (next && tree.current) focusOn(tree.current, placed.indexOf(next));
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const width = ROOT + DEPTH * COLUMN;
  const caption = pointed.value;
  return (
    <figure class="opening-tree">
      <div
        ref={tree}
        role="tree"
        tabIndex={-1}
        aria-label={text.tree}
        onKeyDown={keyDown}
        onMouseLeave={() => {
          pointed.value = null;
        }}
      >
        {/* By its place in the list a branch keeps the focus in another position. */}
        <svg viewBox={`0 0 ${width} ${rows * ROW}`} role="presentation">
          {placed.map((one, i) => (
            <path key={i} class={`tree-line is-${one.branch.verdict}`} {...lineOf(one)} />
          ))}
          {placed.map((one, i) => (
            <Item
              key={i}
              game={store.game}
              mover={moverOf(one.branch, view.toMove)}
              placed={one}
              name={store.names.exact(one.branch.book.openingKey)}
              tabIndex={i === active.value ? 0 : -1}
              goTo={() => goTo(one)}
              point={() => {
                pointed.value = one;
              }}
              focus={() => {
                active.value = i;
                pointed.value = one;
              }}
            />
          ))}
        </svg>
      </div>
      <figcaption>
        {caption
          ? captionOf(
              caption.branch,
              moverOf(caption.branch, view.toMove),
              store.names.exact(caption.branch.book.openingKey),
            )
          : text.treeHint}
      </figcaption>
    </figure>
  );
}

interface ItemProps {
  game: GameName;
  /** The side that plays the move. */
  mover: SideName;
  placed: PlacedBranch;
  name: string | undefined;
  tabIndex: number;
  goTo(): void;
  point(): void;
  focus(): void;
}

/** A move of the tree with its share and results. */
function Item({ game, mover, placed, name, tabIndex, goTo, point, focus }: ItemProps) {
  const { branch, row } = placed;
  const { book, share, depth } = branch;
  const [x, y] = [ROOT + (depth - 1) * COLUMN + GAP, row * ROW + (ROW - BOX.high) / 2];
  const [figures] = figuresOf([book], mover);
  const text = openingsWords.value;
  let from = 0;
  return (
    <g
      class={`tree-item ${game}`}
      role="treeitem"
      aria-level={depth}
      aria-label={text.branch(book.move.text, percentOf(share), name)}
      tabIndex={tabIndex}
      transform={`translate(${x} ${y})`}
      onClick={goTo}
      onMouseEnter={point}
      onFocus={focus}
    >
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
    </g>
  );
}

/** The edge from a branch's parent. Its width is the branch's share. */
function lineOf({ branch, row, parentRow }: PlacedBranch) {
  const end = ROOT + (branch.depth - 1) * COLUMN + GAP;
  const start = end - GAP;
  const [from, to] = [(parentRow + 0.5) * ROW, (row + 0.5) * ROW];
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
function captionOf(
  { book, share, verdict }: Branch,
  mover: SideName,
  name: string | undefined,
): string {
  const text = bookWords.value;
  const score =
    book.score !== undefined &&
    shortScore(forFirst({ kind: 'centipawns', value: book.score }, mover));
  return [
    openingsWords.value.branch(book.move.text, percentOf(share), name),
    score,
    verdict && text.verdicts[verdict],
  ]
    .filter(Boolean)
    .join(' · ');
}

function focusOn(tree: HTMLElement, index: number): void {
  tree.querySelectorAll<SVGGElement>('[role="treeitem"]')[index]?.focus();
}
