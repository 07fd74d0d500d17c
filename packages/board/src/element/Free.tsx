import type { BoardPiece } from '@chariot/protocol';
import { Board } from '../board/Board.tsx';
import type { Geometry } from '../board/geometry.ts';
import { type Hand, NO_HAND } from '../board/hand.ts';
import { Stage } from '../board/Stage.tsx';
import type { Skin } from '../board/skin.ts';
import type { BoardSize } from '../games/game.ts';
import { drawnOn, partsOn } from './decoration.ts';
import type { BoardSession } from './session.ts';

export interface FreeBoardProps {
  session: BoardSession;
  skin: Skin;
}

/** A board whose pieces move as the page allows. */
export function FreeBoard({ session, skin }: FreeBoardProps) {
  const placement = session.placement.value;
  const board = (_: BoardSize, geometry: Geometry) => (
    <Board
      geometry={geometry}
      skin={skin}
      pieces={placement?.pieces.value ?? []}
      lastMove={placement?.last.value}
      hand={handOf(session)}
      drawn={drawnOn(session) ?? 'here'}
      parts={partsOn(session)}
    />
  );
  return <Stage view={skin.size} skin={skin} below={session.below.value} board={board} />;
}

function handOf(session: BoardSession): Hand {
  const placement = session.placement.value;
  const { movable = 'both' } = session.settings.value ?? {};
  const dests = session.given.dests.value;
  if (!placement || movable === 'none') return NO_HAND;
  const own = placement.pieces.value.filter(({ side }) => movable === 'both' || side === movable);
  return {
    sources: new Set(own.map(({ square }) => square).filter((square) => !dests || dests[square])),
    targets: (from) => new Set(dests ? dests[from] : enemiesOf(placement.pieces.value, from)),
    isFree: !dests,
    picks: true,
    drop(from, to) {
      // Only where anything goes does a piece go off the board.
      if (to !== null || !dests) placement.move(from, to, 'person');
    },
  };
}

/** Where a piece captures by a click or a key; on its own side's squares they select another piece. */
function enemiesOf(pieces: readonly BoardPiece[], from: string): string[] {
  const side = pieces.find(({ square }) => square === from)?.side;
  return pieces.filter((piece) => piece.side !== side).map(({ square }) => square);
}
