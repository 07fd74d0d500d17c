import { forFirst, share } from '@chariot/engine/analysis';
import type { Turn } from '@chariot/engine/client';
import type { GameName } from '@chariot/protocol';
import { evaluate } from '../engine/evaluate.ts';
import { styled } from '../game/looks.ts';
import type { PracticeItem } from './card.ts';

/** Nodes of the search that checks a mistake. */
const NODES = 400_000;
/** Winning chances that the second best move and the move played must lose for the best to be unique. */
const ALONE = 0.11;

export interface ReviewedMistake {
  /** Position before the mistake. */
  fen: string;
  /** The move played in the game, in coordinates. */
  played: string;
}

/**
 * Mistakes of a game as positions to practise: those in which a search of two lines finds one move clearly best. `null`
 * if stopped or failed; `tell` receives the number checked.
 */
export async function positionsOf(
  turn: Turn,
  game: GameName,
  mistakes: readonly ReviewedMistake[],
  tell: (done: number) => void,
): Promise<readonly PracticeItem[] | null> {
  const items: PracticeItem[] = [];
  for (const [done, { fen, played }] of mistakes.entries()) {
    tell(done);
    const reply = await turn.ask('view', styled({ game, start: fen, moves: [] }));
    if ('error' in reply) return null;
    const found = await evaluate(turn, reply.view, NODES, 2);
    if (!found) return null;
    const { toMove } = reply.view;
    const [best] = found.line;
    if (!best || !found.second || best.uci === played) continue;
    const chance = (score: typeof found.score): number => share(forFirst(score, toMove));
    if (chance(found.score) - chance(found.second) < ALONE) continue;
    items.push({
      kind: 'position',
      origin: 'game',
      fen: reply.view.fen,
      moves: [best.uci],
      goal: 'best',
    });
  }
  return items;
}
