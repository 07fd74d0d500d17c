import { bestReply, underRule } from '@chariot/board/endings';
import type { Askable, Turn } from '@chariot/engine/client';
import type { NotatedMove, View } from '@chariot/protocol';
import type { Estimator } from '../shared/engine/estimator.ts';
import type { Defence, ShownPosition } from './roles.ts';

/** Milliseconds between the computer's moves. */
const PAUSE = 650;

export interface Opponent {
  engine: Pick<Askable, 'begin'>;
  estimator: Pick<Estimator, 'best'>;
  defence: Defence;
}

/** Plays the computer's move after a pause: the table's best or the most stubborn, or else the engine's. */
export function moveSoon(
  { engine, estimator, defence }: Opponent,
  { view, probe }: ShownPosition,
  made: (move: NotatedMove) => void,
): Turn {
  const turn = engine.begin();
  setTimeout(async () => {
    if (turn.isOver) return;
    const isStubborn = defence === 'stubborn' && probe && underRule(probe)?.kind === 'loss';
    const hardest = isStubborn ? await stubbornMove(turn, view) : undefined;
    const best = hardest ?? (probe ? bestReply(probe) : await estimator.best(turn, view));
    if (best && !turn.isOver) made(best);
  }, PAUSE);
  return turn;
}

/** Of the longest defences, the one with the fewest winning replies; `undefined` if the engine fails or the turn ends. */
async function stubbornMove(turn: Turn, { game }: View): Promise<NotatedMove | undefined> {
  const answer = await turn.search({ game, limits: { depth: 1, stubbornDefence: true } });
  return answer && !('error' in answer) ? answer.best : undefined;
}
