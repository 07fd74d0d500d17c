import type { SideName } from '@chariot/protocol';
import type { CardMemory } from '../practice/card.ts';
import { endOfDay } from '../practice/state.ts';
import { type LineMove, questionsOf, type RepertoireNode } from './repertoire.ts';

/** How well an answer to a position is known, and when it is asked for again. */
export interface MoveCard {
  /** In milliseconds since 1970. */
  due: number;
  memory: CardMemory;
}

/** Cards by {@link cardOf}. */
export type MoveCards = Readonly<Record<string, MoveCard>>;

type Keyed = Pick<LineMove, 'key'>;

/** Key of the card of an answer, the same by every order of moves; another answer to the position has its own. */
export function cardOf(question: Keyed, answer: Keyed): string {
  return `${question.key} ${answer.key}`;
}

/** How well an answer is known, the most urgent first. */
export const STANDINGS = ['missed', 'due', 'fresh', 'known'] as const;
/** One of them. */
export type Standing = (typeof STANDINGS)[number];

/** How well an answer is known now. */
export function standingOf(card: MoveCard | undefined, now: number): Standing {
  if (!card) return 'fresh';
  if (card.memory.stage !== 'review') return 'missed';
  return card.due < endOfDay(now) ? 'due' : 'known';
}

/** How many answers of a repertoire stand how; the same answer by several orders of moves counts once. */
export function countStandings(
  root: RepertoireNode,
  side: SideName,
  cards: MoveCards,
  now: number,
): Record<Standing, number> {
  const counts = { missed: 0, due: 0, fresh: 0, known: 0 };
  const asked = [...questionsOf(root, side)];
  const keys = new Set(
    asked.flatMap(({ node }) => node.next.map((answer) => cardOf(node, answer))),
  );
  for (const key of keys) counts[standingOf(cards[key], now)] += 1;
  return counts;
}
