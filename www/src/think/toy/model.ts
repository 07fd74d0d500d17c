// Trees of numbers, without the rules of any game: our moves, the opponent's replies, and what each reply leaves us.

/** A number at the end of a line, or the choices of the side to move. */
export type ToyTree = number | readonly ToyTree[];

/** Value of each reply to each of our moves, in pawns for us: `replies[move][reply]`. */
export type Replies = readonly (readonly number[])[];

/** The value of a tree in which we take the largest value and the opponent the smallest. */
export function minimax(tree: ToyTree, isOurs = true): number {
  if (typeof tree === 'number') return tree;
  const values = tree.map((child) => minimax(child, !isOurs));
  return isOurs ? Math.max(...values) : Math.min(...values);
}

/** The value of a tree, and the number of ends that alpha-beta looks at, from left to right. */
export function alphaBeta(
  tree: ToyTree,
  isOurs = true,
  alpha = Number.NEGATIVE_INFINITY,
  beta = Number.POSITIVE_INFINITY,
): { value: number; looks: number } {
  if (typeof tree === 'number') return { value: tree, looks: 1 };
  let [low, high, looks] = [alpha, beta, 0];
  let value = isOurs ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  for (const child of tree) {
    const found = alphaBeta(child, !isOurs, low, high);
    looks += found.looks;
    value = isOurs ? Math.max(value, found.value) : Math.min(value, found.value);
    if (isOurs) low = Math.max(low, value);
    else high = Math.min(high, value);
    if (low >= high) break;
  }
  return { value, looks };
}

/** The place of the largest value, the first of equals. */
export function highest(values: readonly number[]): number {
  return values.indexOf(Math.max(...values));
}

/** The place of the smallest value, the first of equals. */
export function lowest(values: readonly number[]): number {
  return values.indexOf(Math.min(...values));
}

/** A decision on the way through the replies: look at the next one, or leave out the rest of a move. */
export type Decision = 'look' | 'cut';

/** Alpha-beta underway: what has been seen, and whether the rest of the current move may be left out. */
export interface Walk {
  /** Number of replies looked at, for each move. */
  looked: readonly number[];
  /** The move whose replies come next; the number of moves at the end. */
  move: number;
  /** The best move of those done and its value: the fence that a later move has to clear. */
  best: { move: number; value: number } | undefined;
  /** The worst reply to the current move so far. */
  worst: number | undefined;
  /** Whether the current move can no longer clear the fence. */
  mayCut: boolean;
  /** Number of replies looked at though they could not matter. */
  needless: number;
}

/** Follows decisions from the start. A cut that is not allowed is ignored. */
export function walk(replies: Replies, decisions: readonly Decision[]): Walk {
  const looked = replies.map(() => 0);
  let at: Walk = { looked, move: 0, best: undefined, worst: undefined, mayCut: false, needless: 0 };
  for (const decision of decisions) {
    const row = replies[at.move];
    if (!row || (decision === 'cut' && !at.mayCut)) continue;
    const { move, best } = at;
    if (decision === 'cut') {
      at = next(at, best);
      continue;
    }
    const seen = (looked[move] ?? 0) + 1;
    looked[move] = seen;
    const worst = Math.min(...row.slice(0, seen));
    const needless = at.needless + Number(at.mayCut);
    at = { ...at, worst, needless, mayCut: best !== undefined && worst <= best.value };
    if (seen === row.length)
      at = next(at, best && best.value >= worst ? best : { move, value: worst });
  }
  return at;
}

/** On to the next move. */
function next({ looked, move, needless }: Walk, best: Walk['best']): Walk {
  return { looked, move: move + 1, best, worst: undefined, mayCut: false, needless };
}

/** The decisions of alpha-beta, which leaves out all it may. */
export function decisionsOf(replies: Replies): Decision[] {
  const decisions: Decision[] = [];
  for (let at = walk(replies, []); at.move < replies.length; at = walk(replies, decisions)) {
    decisions.push(at.mayCut ? 'cut' : 'look');
  }
  return decisions;
}

/** The number of replies that alpha-beta looks at. */
export function looksAt(replies: Replies): number {
  return walk(replies, decisionsOf(replies)).looked.reduce((sum, count) => sum + count, 0);
}

/** A place in the order of moves and replies: `order[i]` is a move with the order of its replies. */
export type Order = readonly { move: number; replies: readonly number[] }[];

/** The order in which moves and replies are given. */
export function asGiven(replies: Replies): Order {
  return replies.map((row, move) => ({ move, replies: row.map((_, reply) => reply) }));
}

/** The replies in another order. */
export function inOrder(replies: Replies, order: Order): Replies {
  return order.map(({ move, replies: row }) => row.map((reply) => replies[move]?.[reply] ?? 0));
}

/** Our best move first, and the worst reply to each move first; or the reverse. */
export function sorted(replies: Replies, way: 'best' | 'worst'): Order {
  const sign = way === 'best' ? 1 : -1;
  return asGiven(replies)
    .map(({ move, replies: row }) => ({
      move,
      replies: [...row].sort(
        (a, b) => sign * valueAt(replies, move, a) - sign * valueAt(replies, move, b),
      ),
    }))
    .sort(
      (a, b) =>
        sign * (minimax(replies[b.move] ?? 0, false) - minimax(replies[a.move] ?? 0, false)),
    );
}

function valueAt(replies: Replies, move: number, reply: number): number {
  return replies[move]?.[reply] ?? 0;
}

/** Brings a move, or a reply within its move, to the front. */
export function toFront(order: Order, place: number, reply?: number): Order {
  const picked = order[place];
  if (!picked) return order;
  if (reply === undefined) return [picked, ...order.filter((_, at) => at !== place)];
  const first = picked.replies[reply];
  const row = [
    ...picked.replies.slice(reply, reply + 1),
    ...picked.replies.filter((one) => one !== first),
  ];
  return order.map((one, at) => (at === place ? { move: one.move, replies: row } : one));
}

/** Fewest looks at the ends of a full tree with this many moves at each of so many plies (Knuth and Moore, 1975). */
export function fewestLooks(moves: number, plies: number): number {
  return moves ** Math.ceil(plies / 2) + moves ** Math.floor(plies / 2) - 1;
}

/** Nine numbers between the bounds, of which alpha-beta needs at most seven. `random` gives 0 up to 1. */
export function drawReplies(largest: number, random: () => number): Replies {
  const draw = (): number => Math.floor(random() * (2 * largest + 1)) - largest;
  for (;;) {
    const replies = [0, 1, 2].map(() => [draw(), draw(), draw()]);
    const values = replies.map((row) => minimax(row, false));
    if (looksAt(replies) <= 7 && new Set(values).size === values.length) return replies;
  }
}
