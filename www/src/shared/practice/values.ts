// Schemas for stored or imported practice.
import { isRecord } from '@chariot/game/values';
import * as v from 'valibot';

/** Expected type of a bad value. */
export type ValueProblem = 'missing' | 'object' | 'list' | 'text' | 'number' | 'choice';

/** Longest text, list and record read. */
const LONGEST_TEXT = 300;
const LONGEST_LIST = 100_000;

export const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_TEXT));

export const number = (least: number, most: number) =>
  v.pipe(v.number(), v.minValue(least), v.maxValue(most));

export const count = (least = 0, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(number(least, most), v.safeInteger());

/** A list of at least `least` values. */
export const list = <T extends v.GenericSchema>(of: T, least = 0) =>
  v.pipe(v.array(of), v.minLength(least), v.maxLength(LONGEST_LIST));

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

/** Place of a bad value (`games.chess.cards.3.due`), and its expected type. */
export function problemOf(issue: v.BaseIssue<unknown>): { place: string; problem: ValueProblem } {
  const place = issue.path?.map(({ key }) => key).join('.') ?? '';
  if (issue.received === 'undefined') return { place, problem: 'missing' };
  if (issue.type === 'max_length')
    return { place, problem: typeof issue.input === 'string' ? 'text' : 'list' };
  return { place, problem: PROBLEMS[issue.type] ?? 'object' };
}
