import {
  Board,
  type BoardProps,
  type Geometry,
  NO_HAND,
  PlayBoard,
  type PlayBoardProps,
  type Pointer,
  type Skin,
  sizesOf,
} from '@chariot/board/parts';
import type { SideName, View } from '@chariot/protocol';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { EXAMPLES, type ExampleName } from '../shared/games/think.ts';
import { words } from '../shared/i18n/index.ts';
import { SKINS } from '../shared/pieces/index.ts';
import { thinkWords } from './i18n/index.ts';
import type { ThinkStore } from './store.ts';

interface BoardPlace {
  store: ThinkStore;
  /** `null` until the engine has answered. */
  view: View | null;
  /** By default, the reader's choice for all boards. */
  below?: SideName | undefined;
}

/** A board in a picture, as wide as the picture allows. It has its size before it is drawn. */
function ThinkBoard(
  props: BoardPlace & { draw(geometry: Geometry, skin: Skin, view: View): ComponentChildren },
) {
  const { store, view, below = store.below.value, draw } = props;
  const skin = SKINS[store.game].value;
  const { files, ranks } = view ?? skin.size;
  const geometry = useMemo(() => ({ files, ranks, below }), [files, ranks, below]);
  return (
    <div class={`think-board ${store.game}`} style={sizesOf({ files, ranks }, skin)}>
      {view ? draw(geometry, skin, view) : <div class="board is-empty" />}
    </div>
  );
}

/** A board to look at, with arrows, badges and other marks. */
export function ShownBoard({
  store,
  view,
  below,
  ...shown
}: BoardPlace & Partial<Omit<BoardProps, 'geometry' | 'skin'>>) {
  return (
    <ThinkBoard
      {...{ store, view, below }}
      draw={(geometry, skin, { pieces, check }) => (
        <Board {...{ geometry, skin, pieces, check }} hand={NO_HAND} {...shown} />
      )}
    />
  );
}

/** A board on which the reader moves. */
export function PlayedBoard({
  store,
  view,
  below,
  ...played
}: BoardPlace & Omit<PlayBoardProps, 'geometry' | 'skin' | 'view'>) {
  return (
    <ThinkBoard
      {...{ store, view, below }}
      draw={(geometry, skin, view) => <PlayBoard {...{ geometry, skin, view }} {...played} />}
    />
  );
}

/** The position that all chapters share, small, with its name and the side to move. */
export function ReaderBoard({ store }: Pick<BoardPlace, 'store'>) {
  const view = store.record.head.value;
  const side = view && words.value.games[store.game].sides[view.toMove];
  const name = exampleOf(store);
  return (
    <div class="think-reader">
      <ShownBoard store={store} view={view} />
      {name && <strong>{thinkWords.value.examples[name]}</strong>}
      {side && words.value.toPlay(side)}
    </div>
  );
}

/** The story of the example that all chapters share; nothing for a position of the reader's own. */
export function AboutExample({ store }: Pick<BoardPlace, 'store'>) {
  const name = exampleOf(store);
  return name ? <p>{thinkWords.value.aboutExamples[name]}</p> : null;
}

function exampleOf({ game, record }: ThinkStore): ExampleName | undefined {
  return EXAMPLES[game].find(({ fen }) => fen === record.head.value?.fen)?.name;
}

/** An arrow along a move, if there is one. */
export function arrows(
  move: { from: string; to: string } | undefined,
  tone: NonNullable<Pointer['tone']>,
): Pointer[] {
  return move ? [{ from: move.from, to: move.to, tone }] : [];
}
