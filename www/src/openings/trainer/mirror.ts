import type { Askable } from '@chariot/engine/client';
import type { Game } from '@chariot/protocol';
import type { LineMove } from '../../shared/repertoire/repertoire.ts';

/** Answers as moves of a game's own position, which in xiangqi may be the mirror image of the repertoire's. */
export async function answersIn(
  engine: Pick<Askable, 'ask'>,
  position: Game,
  answers: readonly LineMove[],
): Promise<readonly LineMove[]> {
  const reply = await engine.ask('view', position);
  if ('error' in reply) return answers;
  const legal = reply.view.moves.map(({ uci }) => uci);
  const leadsTo = async (uci: string, key: string): Promise<boolean> => {
    const after = await engine.ask('view', { ...position, moves: [...position.moves, uci] });
    return 'view' in after && after.view.openingKey === key;
  };
  const found: LineMove[] = [];
  for (const { uci, key } of answers) {
    // Mostly it is the same move.
    const others = legal.filter((one) => one !== uci);
    const candidates = legal.includes(uci) ? [uci, ...others] : others;
    let own = uci;
    for (const candidate of candidates) {
      if (!(await leadsTo(candidate, key))) continue;
      own = candidate;
      break;
    }
    found.push({ uci: own, key });
  }
  return found;
}
