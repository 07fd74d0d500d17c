import * as v from 'valibot';
import { cardSchema } from '../../shared/practice/state.ts';
import { list, record } from '../../shared/practice/values.ts';
import type { MoveCards } from './cards.ts';
import { EMPTY, fromRows, MOST_MOVES, type RepertoireNode, rowsOf } from './repertoire.ts';

/** Everything that is kept of the repertoires of a game. */
export interface TrainerState {
  first: RepertoireNode;
  second: RepertoireNode;
  cards: MoveCards;
}

/** Nothing yet. */
export const NO_TRAINING: TrainerState = { first: EMPTY, second: EMPTY, cards: {} };

const VERSION = 1;

const repertoire = v.pipe(
  list(v.tuple([v.pipe(v.number(), v.safeInteger()), v.string(), v.string()])),
  v.maxLength(MOST_MOVES),
  v.transform((rows) => fromRows(rows)),
  v.custom<RepertoireNode>((value) => value !== undefined),
);

const schema = v.object({
  version: v.literal(VERSION),
  first: repertoire,
  second: repertoire,
  cards: record(cardSchema),
});

/** Reads what {@link writtenTraining} wrote; throws where it is something else. */
export function readTraining(value: unknown): TrainerState {
  const { version: _, ...state } = v.parse(schema, value, { abortEarly: true });
  return state;
}

/** The same as plain data. */
export function writtenTraining({ first, second, cards }: TrainerState): object {
  return { version: VERSION, first: rowsOf(first), second: rowsOf(second), cards };
}
