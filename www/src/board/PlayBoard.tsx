import { useCallback, useEffect, useState } from 'preact/hooks';
import type { NotatedMove, View } from '../protocol/index.ts';
import { useSounds } from '../sound/moves.ts';
import { Board, type BoardProps } from './Board.tsx';
import type { Geometry } from './geometry.ts';
import { type Hand, NO_HAND, playHand } from './hand.ts';
import type { Pointer } from './Overlay.tsx';
import { Promotion } from './Promotion.tsx';
import type { Skin } from './skin.ts';

interface PlayBoardProps {
  geometry: Geometry;
  skin: Skin;
  view: View;
  /** True if the person may move the side to move. */
  active: boolean;
  /** What may be done with the pieces while it is not the person's turn. */
  meanwhile?: Hand | null | undefined;
  pointers?: readonly Pointer[];
  /** Told which piece is in hand, by its square. */
  onPick?: (square: string | null) => void;
  /** A square was clicked, or Enter pressed on it, and no piece was picked up or put down. */
  onPress?: (square: string) => void;
  /** What each square is worth, and the square of the piece it is about. */
  heat?: BoardProps['heat'];
  /** Resolves when the move was played or refused. */
  play(move: NotatedMove): Promise<void>;
}

/** A board on which a game is played: a move that promotes asks what to. */
export function PlayBoard({
  geometry,
  skin,
  view,
  active,
  meanwhile,
  pointers,
  onPick,
  onPress,
  heat,
  play,
}: PlayBoardProps) {
  useSounds(view);
  const [candidates, setCandidates] = useState<readonly NotatedMove[]>([]);
  const cancel = useCallback(() => setCandidates([]), []);

  useEffect(() => {
    // A choice that was open belongs to the position before.
    void view;
    setCandidates([]);
  }, [view]);

  const choose = (moves: readonly NotatedMove[]): void => {
    setCandidates(moves);
    const only = moves.length === 1 ? moves[0] : undefined;
    // The piece stays where it was put until the longer game has come back.
    if (only) void play(only).finally(() => setCandidates((now) => (now === moves ? [] : now)));
  };

  const turn = active ? playHand(view.moves, choose) : (meanwhile ?? NO_HAND);
  const able = candidates.length === 0 ? turn : NO_HAND;
  const hand = onPress ? { ...able, press: onPress } : able;
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
