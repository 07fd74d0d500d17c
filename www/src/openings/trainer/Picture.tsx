import { fetched } from '@chariot/board/ui';
import { useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { pathAlong } from '../../shared/repertoire/repertoire.ts';
import { WalkedTree } from '../WalkedTree.tsx';
import { trainerWords } from './i18n/index.ts';
import { pictureOf, type Tile, type TileKind } from './picture.ts';
import type { TrainerStore } from './store.ts';
import { numbered } from './texts.ts';

/** Width of a column, and the room between two tiles. */
const COLUMN = 72;
const GAP = 2;
/** The scheduler's memory comes with the picture. */
const schedule = fetched(() => import('../../shared/practice/schedule.ts'));
/** Recall at which an answer has no colour left. */
const FORGOTTEN = 0.5;

const KINDS = ['known', 'due', 'missed', 'fresh', 'hole'] as const;

/** The repertoire from the position that is shown on, coloured by how well each answer is known. */
export function Picture({ store }: { store: TrainerStore }) {
  const text = trainerWords.value;
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

  useEffect(() => {
    const ends = tiles.filter((tile) => !tiles.some(({ parent }) => parent === tile));
    void store.texts.fetch(ends.map(({ moves }) => moves));
  }, [tiles, store]);

  if (tiles.length === 0) return null;
  return (
    <figure class="walked-tree repertoire-picture">
      <h2>{text.tree}</h2>
      <WalkedTree
        items={tiles}
        place={place}
        label={text.tree}
        size={[columns * COLUMN, height]}
        draw={(tile) => drawn(store, tile)}
        goTo={({ moves }) => void store.line.goTo(moves)}
        goBack={() => {
          const moves = tiles[0]?.moves ?? [];
          if (moves.length > 1) void store.line.goTo(moves.slice(0, -2));
        }}
        caption={(tile) => (tile ? labelOf(store, tile) : text.treeHint)}
      />
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

function drawn(store: TrainerStore, tile: Tile) {
  const { column, top, height, moves, kind, hole, parent } = tile;
  const recall = recallOf(store, tile);
  const strength = recall === undefined ? 0 : Math.max(0, (recall - FORGOTTEN) / (1 - FORGOTTEN));
  return {
    class: `repertoire-tile is-${kind}`,
    style: { '--strength': `${Math.round(15 + 40 * strength)}%` },
    level: column + 1,
    label: labelOf(store, tile),
    parent,
    at: [column * COLUMN, top] as const,
    content: (
      <>
        <rect width={COLUMN - GAP} height={Math.max(1, height - GAP)} rx="4" />
        <text x="6" y="15">
          {hole ? `${hole.book.move.text} ?` : store.texts.of(moves)}
        </text>
      </>
    ),
  };
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

/** A tile in words. */
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
