import type { SideName } from '@chariot/protocol';
import type { ComponentChildren } from 'preact';
import type { BoardSize } from '../games/game.ts';
import type { Geometry } from './geometry.ts';
import type { Skin } from './skin.ts';

export interface StageProps<Position extends BoardSize> {
  /** `null` until the engine's first answer. */
  view: Position | null;
  skin: Skin;
  below: SideName;
  /** Contents of the board's edge. */
  bar?: ComponentChildren;
  /** Contents above and below the board: its players. */
  above?: ComponentChildren;
  beneath?: ComponentChildren;
  board(view: Position, geometry: Geometry): ComponentChildren;
}

/** A board's size as CSS variables. */
export function sizesOf({ files, ranks }: BoardSize, { margin: { x, y } }: Skin) {
  return {
    '--files': files,
    '--ranks': ranks,
    '--margin-x': x,
    '--margin-y': y,
    '--wide': files + 2 * x,
    '--high': ranks + 2 * y,
  };
}

/** The board's place. It has its size before anything is drawn, so the layout does not shift. */
export function Stage<Position extends BoardSize>(props: StageProps<Position>) {
  const { view, skin, below, bar, above, beneath, board } = props;
  const { files, ranks } = view ?? skin.size;
  const drawn = view ? board(view, { files, ranks, below }) : <div class="board is-empty" />;
  const extras = [bar && 'has-bar', above && 'has-players'].filter(Boolean).join(' ');
  return (
    <div class={`stage ${skin.game} ${extras}`} id="board" style={sizesOf({ files, ranks }, skin)}>
      {above}
      {bar}
      {drawn}
      {beneath}
    </div>
  );
}
