import { fetched } from '@chariot/board/ui';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { trainerWords } from './i18n/index.ts';
import { pictureOf, type Tile, type TileKind, tileBeside } from './picture.ts';
import { pathAlong } from './repertoire.ts';
import type { TrainerStore } from './store.ts';
import { numbered } from './texts.ts';

/** Width of a column, and the room between two tiles. */
const COLUMN = 72;
const GAP = 2;
/** What the scheduler knows comes with the picture. */
const schedule = fetched(() => import('../../shared/practice/schedule.ts'));
/** Recall at which an answer has no colour left. */
const FORGOTTEN = 0.5;

const KINDS = ['known', 'due', 'missed', 'fresh', 'hole'] as const;

/** The repertoire from the position that is shown on, coloured by how well each answer is known. */
export function Picture({ store }: { store: TrainerStore }) {
  const text = trainerWords.value;
  const tree = useRef<HTMLDivElement | null>(null);
  const active = useSignal(0);
  const pointed = useSignal<Tile | null>(null);
  const picture = useComputed(() => {
    const root = store.root.value;
    const moves = store.shownLine().map(({ uci }) => uci);
    const path = pathAlong(root, moves);
    const survey = store.survey.value;
    const isOurs = survey?.root === root && survey.side === store.side;
    return pictureOf({
      node: path.at(-1) ?? root,
      moves: moves.slice(0, path.length - 1),
      side: store.side,
      survey: isOurs ? survey : null,
      cards: store.keeper.state.value.cards,
      now: Date.now(),
    });
  }).value;
  const { tiles, columns, height } = picture;
  const place = tiles[0]?.moves.slice(0, -1).join();

  // Another position begins with its first move; who walks by keys stays in the picture.
  useLayoutEffect(() => {
    void place;
    active.value = 0;
    pointed.value = null;
    const { current } = tree;
    if (current?.contains(document.activeElement)) focusOn(current, 0);
  }, [place, active, pointed]);
  useEffect(() => {
    const ends = tiles.filter((tile) => !tiles.some(({ parent }) => parent === tile));
    void store.texts.fetch(ends.map(({ moves }) => moves));
  }, [tiles, store]);

  if (tiles.length === 0) return null;
  const goTo = ({ moves }: Tile): void => void store.line.goTo(moves);
  const keyDown = (event: KeyboardEvent): void => {
    const at = tiles[active.value];
    if (!at || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') goTo(at);
    else if (event.key === 'ArrowLeft' && !at.parent) {
      if (at.moves.length > 1) void store.line.goTo(at.moves.slice(0, -2));
    } else if (!/^Arrow|^Home$|^End$/.test(event.key)) return;
    else {
      const next = tileBeside(tiles, at, event.key);
      if (next && tree.current) focusOn(tree.current, tiles.indexOf(next));
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <figure class="repertoire-picture">
      <h2>{text.tree}</h2>
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
        <svg viewBox={`0 0 ${columns * COLUMN} ${height}`} role="presentation">
          {tiles.map((tile, i) => (
            <Item
              key={i}
              store={store}
              tile={tile}
              tabIndex={i === active.value ? 0 : -1}
              goTo={() => goTo(tile)}
              point={() => {
                pointed.value = tile;
              }}
              focus={() => {
                active.value = i;
                pointed.value = tile;
              }}
            />
          ))}
        </svg>
      </div>
      <figcaption>{pointed.value ? labelOf(store, pointed.value) : text.treeHint}</figcaption>
      <ul class="repertoire-legend">
        {KINDS.map((kind) => (
          <li key={kind}>
            <span class={`swatch is-${kind}`} aria-hidden="true" /> {text.legend[kind]}
          </li>
        ))}
      </ul>
    </figure>
  );
}

interface ItemProps {
  store: TrainerStore;
  tile: Tile;
  tabIndex: number;
  goTo(): void;
  point(): void;
  focus(): void;
}

function Item({ store, tile, tabIndex, goTo, point, focus }: ItemProps) {
  const { column, top, height, moves, kind, hole } = tile;
  const recall = recallOf(store, tile);
  const strength = recall === undefined ? 0 : Math.max(0, (recall - FORGOTTEN) / (1 - FORGOTTEN));
  return (
    <g
      class={`repertoire-tile is-${kind}`}
      style={{ '--strength': `${Math.round(15 + 40 * strength)}%` }}
      role="treeitem"
      aria-level={column + 1}
      aria-label={labelOf(store, tile)}
      tabIndex={tabIndex}
      transform={`translate(${column * COLUMN} ${top})`}
      onClick={goTo}
      onMouseEnter={point}
      onFocus={focus}
    >
      <rect width={COLUMN - GAP} height={Math.max(1, height - GAP)} rx="4" />
      <text x="6" y="15">
        {hole ? `${hole.book.move.text} ?` : store.texts.of(moves)}
      </text>
    </g>
  );
}

/** How likely the answer is still known, 0 to 1; `undefined` if it was never asked for. */
function recallOf({ keeper }: TrainerStore, { card: key }: Tile): number | undefined {
  const card = key === undefined ? undefined : keeper.state.value.cards[key];
  const known = schedule();
  return card && known ? known.recallOf(card.memory, card.due, Date.now()) : undefined;
}

const SAID: Readonly<Partial<Record<TileKind, true>>> = {
  due: true,
  missed: true,
  fresh: true,
  hole: true,
};

/** What is said of a tile. */
function labelOf(store: TrainerStore, tile: Tile): string {
  const text = trainerWords.value;
  const { moves, kind, hole, reach, more } = tile;
  const move = hole ? hole.book.move.text : store.texts.of(moves);
  const recall = kind === 'known' || kind === 'due' ? recallOf(store, tile) : undefined;
  return text.tile(
    numbered(moves.length - 1, move),
    [
      SAID[kind] && kind !== 'theirs' && text.legend[kind as keyof typeof text.legend],
      recall !== undefined && text.recalled(Math.round(recall * 100)),
      reach !== undefined && text.met(reach),
      more > 0 && text.more(more),
    ].filter((part) => typeof part === 'string'),
  );
}

function focusOn(tree: HTMLElement, index: number): void {
  tree.querySelectorAll<SVGGElement>('[role="treeitem"]')[index]?.focus();
}
