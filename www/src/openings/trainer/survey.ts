import { other } from '@chariot/game';
import type { BookMove, SideName } from '@chariot/protocol';
import { moverAt, nodesOf, type RepertoireNode } from '../../shared/repertoire/repertoire.ts';

/** Positions of the other side that are looked up in the book, at most. */
const MOST_POSITIONS = 150;
/** Holes that fewer games come to are passed over, and so are positions. */
const LEAST_REACH = 0.005;
/** A reply that fewer games of its position have is no hole. */
const LEAST_SHARE = 0.02;

/** A move that people play and the repertoire does not answer. */
export interface Hole {
  /** The moves to it, in coordinates, itself included. */
  moves: readonly string[];
  book: BookMove;
  /** How often one meets it, by the book and one's own moves, 0 to 1. */
  reach: number;
}

/** How often a repertoire is met, and where it ends too early. */
export interface Survey {
  root: RepertoireNode;
  side: SideName;
  /** How often games come to each node, 0 to 1, as far as that was looked up. */
  reach: ReadonlyMap<RepertoireNode, number>;
  /** The most frequent first. */
  holes: readonly Hole[];
}

interface Place {
  node: RepertoireNode;
  moves: readonly string[];
  reach: number;
}

/**
 * Looks a repertoire up in the book, the most frequent positions first. `ask` gives the book's moves after a line;
 * `show` is told whenever more is known.
 */
export async function survey(
  root: RepertoireNode,
  side: SideName,
  ask: (moves: readonly string[], key: string) => Promise<readonly BookMove[]>,
  show: (survey: Survey) => void,
  isOver: () => boolean,
): Promise<void> {
  const answered = keysWithMoves(root, side);
  const goesOn = keysWithMoves(root, other(side));
  const reach = new Map<RepertoireNode, number>();
  const holes: Hole[] = [];
  const waiting: Place[] = [];
  /** Goes through own moves, which need no book, up to positions of the other side. */
  const enter = (place: Place): void => {
    const { node, moves } = place;
    reach.set(node, place.reach);
    if (moverAt(moves.length) !== side) {
      // An empty repertoire has no holes, and a line by another order of moves may go on.
      if (node.next.length > 0 || (node !== root && !goesOn.has(node.key))) waiting.push(place);
      return;
    }
    // One plays any of one's own moves as often as the others.
    const own = place.reach / node.next.length;
    for (const child of node.next) enter({ node: child, moves: [...moves, child.uci], reach: own });
  };
  enter({ node: root, moves: [], reach: 1 });
  for (let asked = 0; asked < MOST_POSITIONS; asked += 1) {
    const place = takeMostFrequent(waiting);
    if (!place || place.reach < LEAST_REACH) break;
    const { node, moves } = place;
    const book = await ask(moves, node.key);
    if (isOver()) return;
    const games = book.reduce((sum, one) => sum + one.games, 0);
    for (const child of node.next) {
      const played = gamesInto(book, child.key);
      // Beyond the book every reply is as frequent as any.
      const share = games > 0 ? played / games : 1 / node.next.length;
      enter({ node: child, moves: [...moves, child.uci], reach: place.reach * share });
    }
    for (const one of book) {
      const share = one.games / Math.max(1, games);
      const hole = { moves: [...moves, one.move.uci], book: one, reach: place.reach * share };
      const isHole = share >= LEAST_SHARE && hole.reach >= LEAST_REACH;
      if (isHole && !answered.has(one.openingKey)) holes.push(hole);
    }
    holes.sort((a, b) => b.reach - a.reach);
    show({ root, side, reach: new Map(reach), holes: [...holes] });
  }
  show({ root, side, reach, holes });
}

/** Keys of the positions in which the repertoire has a move of the side, by whatever order of moves. */
function keysWithMoves(root: RepertoireNode, side: SideName): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { node, moves } of nodesOf(root)) {
    if (node.next.length > 0 && moverAt(moves.length) === side) keys.add(node.key);
  }
  return keys;
}

/** Games in which people went to the position of this key. */
export function gamesInto(book: readonly BookMove[], key: string): number {
  return book.reduce((sum, { openingKey, games }) => sum + (openingKey === key ? games : 0), 0);
}

function takeMostFrequent(waiting: Place[]): Place | undefined {
  if (waiting.length === 0) return undefined;
  const place = waiting.reduce((most, one) => (one.reach > most.reach ? one : most));
  waiting.splice(waiting.indexOf(place), 1);
  return place;
}

/** The answer that the book has to a position: its most frequent move that is sound, else the most frequent. */
export function bookAnswer(book: readonly BookMove[]): BookMove | undefined {
  return book.find(({ verdict }) => verdict === 'sound') ?? book[0];
}
