import type { Drawn } from '@chariot/game';
import type { NotatedMove, View } from '@chariot/protocol';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { boardPart } from '../ui/later.tsx';
import { Board, type BoardProps } from './Board.tsx';
import type { Geometry } from './geometry.ts';
import { type Hand, NO_HAND, playHand } from './hand.ts';
import type { Pointer } from './Overlay.tsx';
import type { Skin } from './skin.ts';

/** Fetched at the first promotion. */
const Promotion = boardPart(async () => (await import('./Promotion.tsx')).Promotion);

export interface PlayBoardProps {
  geometry: Geometry;
  skin: Skin;
  view: View;
  /** Whether the user may move for the side to move. */
  active: boolean;
  /** The user's moves out of turn. */
  meanwhile?: Hand | null | undefined;
  pointers?: readonly Pointer[];
  /** Called with the square of the selected piece. */
  onPick?: (square: string | null) => void;
  /** Called when a click or Enter on a square neither selects nor moves a piece. */
  onPress?: (square: string) => void;
  /** Called when a piece is sent to a square that it has no move to. With it, a piece without moves can be selected. */
  onRefuse?: (from: string, to: string) => void;
  /** The heat map, and the square of its piece. */
  heat?: BoardProps['heat'];
  /** Arrows and circles of the position, if they are stored. */
  drawn?: Drawn | undefined;
  parts?: BoardProps['parts'];
  /** Resolves once the move is played or refused. */
  play(move: NotatedMove): Promise<void>;
}

/** All pieces of the side to move, those without a move too. */
function sourcesOf({ pieces, toMove }: View): ReadonlySet<string> {
  return new Set(pieces.filter(({ side }) => side === toMove).map(({ square }) => square));
}

/** A board to play on. It asks for the piece at a promotion. */
export function PlayBoard({
  geometry,
  skin,
  view,
  active,
  meanwhile,
  pointers,
  onPick,
  onPress,
  onRefuse,
  heat,
  drawn,
  parts,
  play,
}: PlayBoardProps) {
  const { changed } = skin.speech;
  const last = useRef(view);
  useEffect(() => {
    changed?.(last.current, view);
    last.current = view;
  }, [view, changed]);
  const [candidates, setCandidates] = useState<readonly NotatedMove[]>([]);
  const cancel = useCallback(() => setCandidates([]), []);

  useLayoutEffect(() => {
    // A new position closes an open choice.
    void view;
    setCandidates([]);
  }, [view]);

  const choose = (moves: readonly NotatedMove[]): void => {
    setCandidates(moves);
    const only = moves.length === 1 ? moves[0] : undefined;
    // The piece stays on its new square until the engine has answered.
    if (only) void play(only).finally(() => setCandidates((now) => (now === moves ? [] : now)));
  };

  const turn = active ? playHand(view.moves, choose) : (meanwhile ?? NO_HAND);
  const able = candidates.length === 0 ? turn : NO_HAND;
  const hand: Hand = {
    ...able,
    ...(onPress && { press: onPress }),
    ...(onRefuse && active && { refuse: onRefuse, sources: sourcesOf(view) }),
  };
  return (
    <Board
      geometry={geometry}
      skin={skin}
      pieces={view.pieces}
      hand={hand}
      lastMove={view.history.at(-1)}
      check={view.check}
      held={candidates[0]}
      onPick={onPick}
      heat={heat}
      drawn={drawn ?? 'here'}
      parts={parts}
      {...(pointers ? { pointers } : {})}
    >
      {candidates.length > 1 && (
        <Promotion
          geometry={geometry}
          skin={skin}
          side={view.toMove}
          candidates={candidates}
          choose={(move) => choose([move])}
          cancel={cancel}
        />
      )}
    </Board>
  );
}
