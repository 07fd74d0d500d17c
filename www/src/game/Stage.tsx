import type { ComponentChildren } from 'preact';
import type { Geometry } from '../board/geometry.ts';
import type { Player, View } from '../generated/wasm.js';

interface StageProps {
  /** `null` until the engine has answered for the first time. */
  view: View | null;
  below: Player;
  /** What stands at the board's edge. */
  bar?: ComponentChildren;
  board(view: View, geometry: Geometry): ComponentChildren;
}

/** Squares of a side of the board that is expected while nothing is known yet. */
const USUAL = 8;

/** The place of the board. It has its size before anything is drawn on it, so that nothing moves. */
export function Stage({ view, below, bar, board }: StageProps) {
  const files = view?.files ?? USUAL;
  const ranks = view?.ranks ?? USUAL;
  return (
    <div
      class={`stage ${bar ? 'has-bar' : ''}`}
      id="board"
      style={{ '--files': files, '--ranks': ranks }}
    >
      {bar}
      {view ? board(view, { files, ranks, below }) : <div class="board is-empty" />}
    </div>
  );
}
