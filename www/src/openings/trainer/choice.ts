import type { SideName } from '@chariot/protocol';
import { cardOf, STANDINGS, type Standing } from '../../shared/repertoire/cards.ts';
import { moverAt, type RepertoireNode } from '../../shared/repertoire/repertoire.ts';

/** How urgent it is to be asked what a part of the repertoire holds; the more, the sooner. */
export type Urgency = (node: RepertoireNode) => number;

/** The urgency of every node of a repertoire: that of the most urgent answer from it on, itself included. */
export function urgencyIn(
  root: RepertoireNode,
  side: SideName,
  standing: (card: string) => Standing,
): Urgency {
  const known = new Map<RepertoireNode, number>();
  const rank = (card: string): number => STANDINGS.length - 1 - STANDINGS.indexOf(standing(card));
  const measure = (node: RepertoireNode, ply: number, own: number): number => {
    const isAsked = moverAt(ply) === side;
    const after = node.next.map((child) =>
      measure(child, ply + 1, isAsked ? rank(cardOf(node, child)) : 0),
    );
    const urgency = Math.max(own, ...after);
    known.set(node, urgency);
    return urgency;
  };
  measure(root, 0, 0);
  return (node) => known.get(node) ?? 0;
}

/** The answer of a position that the drill wants: the most urgent one, or the one that leads to the most urgent part, else the main one. */
export function wantedAnswer(node: RepertoireNode, urgency: Urgency): RepertoireNode | undefined {
  const most = Math.max(...node.next.map(urgency));
  return node.next.find((child) => urgency(child) === most);
}

/**
 * The reply of the other side: one that leads to the most urgent part of the repertoire; of several by how often people
 * play them. `weights` are games by coordinates; `random` is at least 0 and below 1.
 */
export function chooseReply(
  node: RepertoireNode,
  urgency: Urgency,
  weights: ReadonlyMap<string, number>,
  random: number,
): RepertoireNode | undefined {
  const most = Math.max(...node.next.map(urgency));
  const replies = node.next.filter((child) => urgency(child) === most);
  // What nobody plays comes now and then all the same.
  const weightOf = ({ uci }: RepertoireNode): number => Math.max(1, weights.get(uci) ?? 0);
  let left = random * replies.reduce((sum, reply) => sum + weightOf(reply), 0);
  for (const reply of replies) {
    left -= weightOf(reply);
    if (left < 0) return reply;
  }
  return replies.at(-1);
}
