import { en, sentencesOf } from '@chariot/engine/errors';
import type { ErrorFact, ErrorName, GameName } from '@chariot/protocol';
import { GAMES } from './games.ts';

/**
 * Kind of error. `ARGUMENT`: a value that the types do not allow; `PGN`: the form of a text;
 * `CRASH`: a defect of this package, after which everything works as before.
 */
export type RulesErrorKind = ErrorName | 'ARGUMENT' | 'PGN' | 'CRASH';

/** Line and column in a text, from 1. */
export interface TextPlace {
  line: number;
  column: number;
}

/** Every error of this package. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
  readonly kind: RulesErrorKind;
  /** Every fault, as data: squares, counts, the text itself. */
  readonly facts: readonly ErrorFact[];
  /** The place in a text of games. */
  readonly place: TextPlace | undefined;

  constructor(
    kind: RulesErrorKind,
    message: string,
    facts: readonly ErrorFact[] = [],
    place?: TextPlace,
  ) {
    super(message);
    this.kind = kind;
    this.facts = facts;
    this.place = place;
  }
}

/** @internal An error of the module: its facts as sentences. */
export function errorOf(game: GameName, json: string): RulesError {
  const { kind, facts }: { kind: ErrorName; facts: ErrorFact[] } = JSON.parse(json);
  const names = { sides: GAMES[game].sides, kind: (_: unknown, piece: string) => piece };
  return new RulesError(kind, sentencesOf(facts, en, names), facts);
}

/** @internal The same error with its place in a text. */
export function placed({ kind, message, facts }: RulesError, place?: TextPlace): RulesError {
  const where = place ? `Line ${place.line}, column ${place.column}: ` : '';
  return new RulesError(kind, `${where}${message}`, facts, place);
}

/** @internal The error for a value that a function does not take. */
export function misuse(wanted: string, value: unknown): RulesError {
  return new RulesError('ARGUMENT', `${wanted}, not ${shown(value)}.`);
}

/** A value in a few characters. Nothing of it runs. */
function shown(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.length > 24 ? `${value.slice(0, 24)}…` : value);
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? 'an array' : 'an object';
    case 'function':
      return 'a function';
    case 'symbol':
      return 'a symbol';
    default:
      return String(value);
  }
}
