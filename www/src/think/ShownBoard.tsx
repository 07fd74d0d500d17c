import { Board, type BoardProps, NO_HAND } from '@chariot/board/parts';
import type { GameName, SideName, View } from '@chariot/protocol';
import { ThinkBoard } from './ThinkBoard.tsx';

interface ShownBoardProps extends Partial<Omit<BoardProps, 'geometry' | 'skin'>> {
  game: GameName;
  /** `null` until the engine has answered. */
  view: View | null;
  below: SideName;
}

/** A position to be looked at, with arrows, badges or whatever else a board can show. */
export function ShownBoard({ game, view, below, ...shown }: ShownBoardProps) {
  return (
    <ThinkBoard
      game={game}
      view={view}
      below={below}
      board={(geometry, skin) =>
        view && (
          <Board
            geometry={geometry}
            skin={skin}
            pieces={view.pieces}
            hand={NO_HAND}
            check={view.check}
            {...shown}
          />
        )
      }
    />
  );
}
