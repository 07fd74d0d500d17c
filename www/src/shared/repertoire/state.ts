import * as v from 'valibot';
import { cardSchema } from '../practice/state.ts';
import { list, record } from '../practice/values.ts';
import { cardOf, type MoveCard, type MoveCards } from './cards.ts';
import {
  EMPTY,
  fromRows,
  MOST_MOVES,
  questionsOf,
  type RepertoireNode,
  rowsOf,
} from './repertoire.ts';

/** Everything that is kept of the repertoires of a game. */
export interface TrainerState {
  first: RepertoireNode;
  second: RepertoireNode;
  cards: MoveCards;
}

/** Nothing yet. */
export const NO_TRAINING: TrainerState = { first: EMPTY, second: EMPTY, cards: {} };

const VERSION = 2;
/** Its cards belong to positions, whatever the answer. */
const CARDS_BY_POSITION = 1;

const repertoire = v.pipe(
  list(v.tuple([v.pipe(v.number(), v.safeInteger()), v.string(), v.string()])),
  v.maxLength(MOST_MOVES),
  v.transform((rows) => fromRows(rows)),
  v.custom<RepertoireNode>((value) => value !== undefined),
);

const schema = v.object({
  version: v.picklist([CARDS_BY_POSITION, VERSION]),
  first: repertoire,
  second: repertoire,
  cards: record(cardSchema),
});

/** Reads what {@link writtenTraining} wrote; throws where it is something else. */
export function readTraining(value: unknown): TrainerState {
  const { version, ...state } = v.parse(schema, value, { abortEarly: true });
  return version === CARDS_BY_POSITION ? { ...state, cards: cardsByAnswer(state) } : state;
}

/** Gives the card of a position to its main answer; without one, it goes. */
function cardsByAnswer({ first, second, cards }: TrainerState): MoveCards {
  const found: Record<string, MoveCard> = {};
  const taken = new Set<string>();
  for (const { node } of [...questionsOf(first, 'first'), ...questionsOf(second, 'second')]) {
    const [main] = node.next;
    const card = cards[node.key];
    if (!main || !card || taken.has(node.key)) continue;
    taken.add(node.key);
    found[cardOf(node, main)] = card;
  }
  return found;
}

/** The same as plain data. */
export function writtenTraining({ first, second, cards }: TrainerState): object {
  return { version: VERSION, first: rowsOf(first), second: rowsOf(second), cards };
}
