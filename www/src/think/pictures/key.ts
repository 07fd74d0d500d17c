import type { KeyAnatomy } from '@chariot/protocol';

/** The bits of a key, the highest first. */
export function bitsOf(key: string): boolean[] {
  return [...key].flatMap((digit) => {
    const value = Number.parseInt(digit, 16);
    return [8, 4, 2, 1].map((bit) => (value & bit) !== 0);
  });
}

/** The key of the position without the pieces of some squares: their numbers, combined by exclusive or. */
export function keyWithout({ key, pieces }: KeyAnatomy, off: ReadonlySet<string>): string {
  return pieces
    .filter(({ piece }) => off.has(piece.square))
    .reduce((left, { number = '' }) => exclusiveOr(left, number), key);
}

/** The places of the bits that differ, counted from the highest. */
export function flipped(one: string, other: string): Set<number> {
  const bits = bitsOf(exclusiveOr(one, other));
  return new Set(bits.flatMap((bit, place) => (bit ? [place] : [])));
}

function exclusiveOr(one: string, other: string): string {
  const value = BigInt(`0x${one || '0'}`) ^ BigInt(`0x${other || '0'}`);
  return value.toString(16).padStart(16, '0');
}
