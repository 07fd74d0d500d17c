import type { Shape } from '@chariot/game';
import { oneOf } from '@chariot/game/values';
import type { Signal } from '@preact/signals';
import { BoardFailure } from './events.ts';
import type { Given, GivenName, GivenParts, PieceImages } from './given.ts';
import { imagePieces } from './images.tsx';

const BRUSHES = Object.keys({
  ...{ green: 1, red: 1, blue: 1, yellow: 1 },
} satisfies Record<Shape['brush'], 1>) as readonly Shape['brush'][];

const isText = (value: unknown): value is string => typeof value === 'string';

function shapesIn(value: unknown): readonly Shape[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const shapes = value.map((one): Shape | undefined => {
    const { from, to, brush = 'green' } = Object(one);
    const known = oneOf(BRUSHES, String(brush));
    if (!isText(from) || !known || !(to === undefined || isText(to))) return undefined;
    return { brush: known, from, ...(to !== undefined && to !== from && { to }) };
  });
  return shapes.every((shape) => shape !== undefined) ? shapes : undefined;
}

/** The entries of an object or a map whose values are `accepted`. */
function entriesIn<Value>(
  value: unknown,
  accepts: (one: unknown) => one is Value,
): Record<string, Value> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries: [unknown, unknown][] = value instanceof Map ? [...value] : Object.entries(value);
  const isGood = (entry: [unknown, unknown]): entry is [string, Value] =>
    isText(entry[0]) && accepts(entry[1]);
  return entries.every(isGood) ? Object.fromEntries(entries) : undefined;
}

const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

const READ: { readonly [Name in GivenName]: (value: unknown) => GivenParts[Name] | undefined } = {
  shapes: shapesIn,
  squareParts: (value) => entriesIn(value, isText),
  dests: (value) => entriesIn(value, areTexts),
  pieceImages: (value) =>
    typeof value === 'function' ? (usual) => imagePieces(value as PieceImages, usual) : undefined,
};

const EXPECTED: Readonly<Record<GivenName, string>> = {
  shapes: 'a list of { from, to, brush }',
  squareParts: 'names by square',
  dests: 'lists of squares by square',
  pieceImages: 'a function of side and piece',
};

/** Sets a property. Throws at an impossible value, which counts as absent. */
export function give<Name extends GivenName>(given: Given, name: Name, value: unknown): void {
  const absent = value === null || value === undefined;
  const read = absent ? null : readSafely(READ[name], value);
  (given[name] as Signal<GivenParts[Name] | null>).value = read ?? null;
  if (!absent && read === undefined)
    throw new BoardFailure('PROPERTY', `${name}: expected ${EXPECTED[name]}`);
}

/** Reads a value whose own code may throw. */
function readSafely<Value>(read: (value: unknown) => Value, value: unknown): Value | undefined {
  try {
    return read(value);
  } catch {
    return undefined;
  }
}
