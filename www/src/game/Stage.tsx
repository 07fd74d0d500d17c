import type { ComponentChildren } from 'preact';
import type { Geometry } from '../board/geometry.ts';
import type { Skin } from '../board/skin.ts';
import type { SideName, View } from '../protocol/index.ts';

interface StageProps {
  /** `null` until the engine has answered for the first time. */
  view: View | null;
  skin: Skin;
  below: SideName;
  /** What stands at the board's edge. */
  bar?: ComponentChildren;
  board(view: View, geometry: Geometry): ComponentChildren;
}

/** The place of the board. It has its size before anything is drawn, so that the layout does not shift. */
export function Stage({ view, skin, below, bar, board }: StageProps) {
  const { files, ranks } = view ?? skin.size;
  const { x, y } = skin.margin;
  const sizes = {
    '--files': files,
    '--ranks': ranks,
    '--margin-x': x,
    '--margin-y': y,
    '--wide': files + 2 * x,
    '--high': ranks + 2 * y,
  };
  return (
    <div class={`stage ${skin.game} ${bar ? 'has-bar' : ''}`} id="board" style={sizes}>
      {bar}
      {view ? board(view, { files, ranks, below }) : <div class="board is-empty" />}
    </div>
  );
}
