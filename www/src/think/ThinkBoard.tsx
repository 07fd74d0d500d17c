import { type Geometry, type Skin, sizesOf } from '@chariot/board/parts';
import type { GameName, SideName, View } from '@chariot/protocol';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { SKINS } from '../shared/pieces/index.ts';

interface ThinkBoardProps {
  game: GameName;
  /** `null` until the engine has answered. */
  view: Pick<View, 'files' | 'ranks'> | null;
  below: SideName;
  /** Draws the board: a `Board` or a `PlayBoard`. */
  board(geometry: Geometry, skin: Skin): ComponentChildren;
}

/** The place of a board in a picture, as wide as the picture lets it; it has its size before it is drawn. */
export function ThinkBoard({ game, view, below, board }: ThinkBoardProps) {
  const skin = SKINS[game].value;
  const { files, ranks } = view ?? skin.size;
  const geometry = useMemo(() => ({ files, ranks, below }), [files, ranks, below]);
  return (
    <div class={`think-board ${game}`} style={sizesOf({ files, ranks }, skin)}>
      {view ? board(geometry, skin) : <div class="board is-empty" />}
    </div>
  );
}
