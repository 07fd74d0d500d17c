import type { SideName } from '@chariot/protocol';
import type { CardMemory } from '../../shared/practice/card.ts';
import { endOfDay } from '../../shared/practice/state.ts';
import { questionsOf, type RepertoireNode } from './repertoire.ts';

/** What is known of a position's answer, and when it is asked for again. */
export interface MoveCard {
  /** In milliseconds since 1970. */
  due: number;
  memory: CardMemory;
}

/** Cards by the `openingKey` of the position that asks; empty for the start. */
export type MoveCards = Readonly<Record<string, MoveCard>>;

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

/** How many answers of a repertoire stand how; positions that meet count once. */
export function countStandings(
  root: RepertoireNode,
  side: SideName,
  cards: MoveCards,
  now: number,
): Record<Standing, number> {
  const counts = { missed: 0, due: 0, fresh: 0, known: 0 };
  const keys = new Set([...questionsOf(root, side)].map(({ node }) => node.key));
  for (const key of keys) counts[standingOf(cards[key], now)] += 1;
  return counts;
}
