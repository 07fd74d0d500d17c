// What values of practice may be, where they are kept or come from a file.
import { isRecord } from '@chariot/game/values';
import * as v from 'valibot';

/** What a value should have been. */
export type ValueProblem = 'missing' | 'object' | 'list' | 'text' | 'number' | 'choice';

/** The longest text, list and record that are read. */
const LONGEST_TEXT = 300;
const LONGEST_LIST = 100_000;

export const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_TEXT));

/** A number within bounds. */
export const number = (least: number, most: number) =>
  v.pipe(v.number(), v.minValue(least), v.maxValue(most));

/** A whole number within bounds. */
export const count = (least = 0, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(number(least, most), v.safeInteger());

/** A list of so many values at least. */
export const list = <T extends v.GenericSchema>(of: T, least = 0) =>
  v.pipe(v.array(of), v.minLength(least), v.maxLength(LONGEST_LIST));

/** Values by their names. */
export const record = <T extends v.GenericSchema>(of: T) =>
  v.pipe(
    v.custom<Record<string, unknown>>(isRecord),
    v.record(v.string(), of),
    v.maxEntries(LONGEST_LIST),
  );

const PROBLEMS: Readonly<Record<string, ValueProblem>> = {
  array: 'list',
  min_length: 'list',
  string: 'text',
  non_empty: 'text',
  number: 'number',
  min_value: 'number',
  max_value: 'number',
  safe_integer: 'number',
  picklist: 'choice',
  literal: 'choice',
  variant: 'choice',
};

/** Where a value is not what it should be (`games.chess.cards.3.due`), and what it should have been. */
export function problemOf(issue: v.BaseIssue<unknown>): { place: string; problem: ValueProblem } {
  const place = issue.path?.map(({ key }) => key).join('.') ?? '';
  if (issue.received === 'undefined') return { place, problem: 'missing' };
  if (issue.type === 'max_length')
    return { place, problem: typeof issue.input === 'string' ? 'text' : 'list' };
  return { place, problem: PROBLEMS[issue.type] ?? 'object' };
}
