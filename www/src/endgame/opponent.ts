import { bestReply } from '@chariot/board/endings';
import type { Askable, Turn } from '@chariot/engine/client';
import type { NotatedMove } from '@chariot/protocol';
import type { Estimator } from '../shared/engine/estimator.ts';
import type { ShownPosition } from './roles.ts';

/** Milliseconds between the computer's moves. */
const PAUSE = 650;

/** Plays the computer's move after a pause: the table's best, or else the engine's. */
export function moveSoon(
  engine: Pick<Askable, 'begin'>,
  estimator: Estimator,
  { view, probe }: ShownPosition,
  made: (move: NotatedMove) => void,
): Turn {
  const turn = engine.begin();
  setTimeout(async () => {
    if (turn.isOver) return;
    const best = probe ? bestReply(probe) : await estimator.best(turn, view);
    if (best && !turn.isOver) made(best);
  }, PAUSE);
  return turn;
}
