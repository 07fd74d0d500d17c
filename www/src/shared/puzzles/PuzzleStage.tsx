import type { Pointer } from '@chariot/board/parts';
import type { NotatedMove } from '@chariot/protocol';
import { useLookingBack } from '../game/MoveList.tsx';
import { PlayStage } from '../game/PlayStage.tsx';
import type { Solving } from './solving.ts';

/** The board of a puzzle. */
export function PuzzleStage({ solving }: { solving: Solving }) {
  useLookingBack(solving.record);
  return (
    <PlayStage
      game={solving.game}
      view={solving.record.shown.value}
      below={solving.side.value}
      active={solving.mayMove.value}
      pointers={pointersOf(solving)}
      play={(move) => solving.play(move)}
    />
  );
}

/** The move of the line, if a hint is wanted. */
export function hinted({ hint, record, expected, mayMove }: Solving): NotatedMove | undefined {
  if (hint.value === 'none' || !mayMove.value) return undefined;
  return record.head.value?.moves.find(({ uci }) => uci === expected.value);
}

/** What a hint points to. */
function pointersOf(solving: Solving): Pointer[] {
  const move = hinted(solving);
  if (!move) return [];
  const { from, to } = move;
  if (solving.hint.value === 'piece') return [{ to: from, badge: '?', tone: 'good' }];
  return [{ from, to, tone: 'good' }];
}
