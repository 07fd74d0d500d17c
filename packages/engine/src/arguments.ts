// Checks what a program hands over, at the door: a misspelt property would do nothing, silently.
import type { Character } from '@chariot/protocol';
import { textOf } from './client/job.ts';
import type { EngineOptions, Limits, Position, Stoppable } from './engine.ts';
import { EngineError, type ErrorKind } from './error.ts';
import { GAMES } from './games.ts';

/** A rule for a value, in words and as code. */
interface Check {
  readonly expected: string;
  /** Kind of the error; `PROTOCOL` if absent. */
  readonly kind?: ErrorKind;
  accepts(value: unknown): boolean;
}

export type Checks<Content> = Readonly<Record<keyof Content, Check>>;

const U8 = 2 ** 8 - 1;
const U16 = 2 ** 16 - 1;
export const U32 = 2 ** 32 - 1;

export const whole = (least: number, most: number): Check => ({
  expected: `a whole number from ${least} to ${most}`,
  accepts: (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
});
const ofType = (type: string, expected: string): Check => ({
  expected,
  accepts: (value) => typeof value === type,
});
const oneOf = (values: readonly string[]): Check => ({
  expected: values.join(', '),
  accepts: (value) => values.includes(value as string),
});

export const FUNCTION = ofType('function', 'a function');
const TRUTH = ofType('boolean', 'true or false');
export const TEXT = ofType('string', 'a text');
export const TEXTS: Check = {
  expected: 'a list of texts',
  accepts: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
};
export const BYTES: Check = {
  expected: 'a Uint8Array',
  accepts: (value) => value instanceof Uint8Array,
};
export const PLIES = whole(0, U8);
export const DEPTH = whole(1, U16);
/** One of a polyfill or of another realm will do. */
const SIGNAL: Check = {
  expected: 'an AbortSignal',
  accepts(value) {
    const { aborted, addEventListener } = Object(value);
    return typeof aborted === 'boolean' && typeof addEventListener === 'function';
  },
};
const CHARACTERS: Readonly<Record<Character, true>> = {
  neutral: true,
  attacker: true,
  fortress: true,
  gambler: true,
  grinder: true,
  trickster: true,
  positional: true,
  student: true,
  keeper: true,
};
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
export const STOPPABLE: Checks<Stoppable> = { signal: SIGNAL };
export const OPTIONS: Checks<EngineOptions> = {
  game: { ...oneOf(GAMES), kind: 'GAME' },
  threads: whole(1, 1024),
  hash: whole(1, 1024),
  lazyNetwork: TRUTH,
};
export const POSITION: Checks<Position> = {
  fen: TEXT,
  moves: TEXTS,
  // The engine knows them.
  style: TEXT,
};
export const LIMITS: Checks<Limits & Stoppable> = {
  ...STOPPABLE,
  depth: DEPTH,
  nodes: whole(1, U32),
  moveTime: whole(0, U32),
  clock: { expected: 'an object', accepts: isObject },
  level: whole(1, 12),
  character: oneOf(Object.keys(CHARACTERS)),
  stubbornDefence: TRUTH,
  lines: whole(1, U8),
  searchMoves: TEXTS,
};
export const CLOCK: Checks<NonNullable<Limits['clock']>> = {
  remaining: whole(0, U32),
  increment: whole(0, U32),
  movesToGo: whole(1, U32),
};
/** The value, if it is what it has to be. */
export function required<Value>(what: string, value: Value, check: Check): Value {
  if (read(what, () => check.accepts(value))) return value;
  throw new EngineError(check.kind ?? 'PROTOCOL', `${what}: expected ${check.expected}`);
}

/** A copy of an object with known properties only, each as it has to be. */
export function properties<Content extends object>(
  what: string,
  content: Content,
  checks: Checks<Content>,
): Content {
  const names = Object.keys(checks).join(', ');
  required(what, content, { expected: `an object with ${names}`, accepts: isObject });
  const given = Object.entries(read(what, () => ({ ...content })));
  for (const [name, value] of given) {
    if (!Object.hasOwn(checks, name))
      throw new EngineError('PROTOCOL', `${what}: ${name} is none of ${names}`);
    if (value !== undefined) required(name, value, checks[name as keyof Content]);
  }
  return Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Content;
}

/** Reads a value whose code may throw. */
function read<Value>(what: string, act: () => Value): Value {
  try {
    return act();
  } catch (error) {
    throw new EngineError('PROTOCOL', `${what}: ${textOf(error)}`);
  }
}
