// Drawn for Chariot on a board of 100 × 100; see packages/board/pieces/README.md.
import type { Drawing } from './chess-pieces.ts';
import './staunton.css';

/** The foot of a turned piece below the torus: the right half of its outline. */
const FOOT = 'C24 77.5 25 79.5 24 81.5L26 84C28.5 85 29 87.5 29 92L0 92';
/** Two collars under a crown, and the stem. */
const COLLARS =
  'L15.5 48C17 48.6 17 51 15.5 51.6L10.5 52.6L13.5 54C14.8 54.5 14.8 56.5 13.5 57L9.5 58C10 67 14 73 21 76.5';

/**
 * Right halves of outlines, from the centre of the top to the centre of the foot, as distances from
 * the axis.
 */
const HALVES: Readonly<Record<string, string>> = {
  K: `0 5L2.4 5L2.4 9.5L7 9.5L7 14L2.4 14L2.4 19.5C9 19.5 15 21.5 18.5 26C17 33.5 13.5 40.5 9.5 46.5${COLLARS}${FOOT}`,
  Q: `0 8.5C2.5 8.5 4.4 10.4 4.4 12.9C4.4 14.9 3.3 16.5 1.8 17.3C5 17.6 8 19 10 21.5L13.5 17.8L15 22.5L20 19.5C18.5 30 14 39.5 9.5 46.5${COLLARS}${FOOT}`,
  R: `0 21.5L5 21.5L5 26.5L11.5 26.5L11.5 21.5L20.5 21.5L19.5 35.5L14.5 40L13.5 45L17.5 47C19 47.6 19 50.4 17.5 51L13 52.5C13.5 62.5 16 70.5 22 76.5${FOOT}`,
  B: `0 9C2.5 9 4.5 11 4.5 13.4C4.5 15.4 3.5 16.9 2.2 17.6C9.5 23 15 31.5 15 39C15 44.5 12 48.5 8 51L15.5 52.8C17 53.4 17 56.2 15.5 56.8L9 58.4C9.5 67 13.5 73 20.5 76.5${FOOT}`,
  P: `0 23.5C7.2 23.5 13 29.3 13 36.5C13 40.8 10.8 44.3 7.7 46.5L14.5 48.3C16 48.9 16 51.9 14.5 52.5L8 54.2C8.5 65 12 71.5 19.5 76.5${FOOT}`,
};

/** Chess pieces by letter, as if turned from wood and lit from the left. */
export const STAUNTON: Readonly<Record<string, Drawing>> = {
  K: {
    body: turned('K'),
    trim: 'M31.5 26h37M34.5 48h31M34.5 51.6h31M36.5 57h27M29 76.5h42M26 81.5h48',
    line: 'M36 29.5c2 6 4.5 11.5 7 16M50 29.5V45M64 29.5c-2 6-4.5 11.5-7 16',
  },
  Q: {
    body: turned('Q'),
    trim: 'M34.5 48h31M34.5 51.6h31M36.5 57h27M29 76.5h42M26 81.5h48',
    line: 'M33.5 27c3 7 6 13 9 18M44.5 25l3 20M55.5 25l-3 20M66.5 27c-3 7-6 13-9 18',
  },
  R: {
    body: turned('R'),
    trim: 'M30.5 35.5h39M32.5 47h35M32.5 51h35M28 76.5h44M26 81.5h48',
  },
  B: {
    body: turned('B'),
    trim: 'M35 52.8h30M35 56.8h30M29.5 76.5h41M26 81.5h48',
    line: 'M56 25.5c-3 4-5 8-6 13',
  },
  N: {
    body: 'M24 92c-3 0-3-6 0-8l2-2.5c-1-2-1-4.5 2-5.5 2.5-9 13.5-13 16-24.5-4.5 1-9 3-11.5 6.5-2 2.5-4 3-6.5 1.5l-3.5 2.5c-3.5-1.5-6-5-5-8.5 3-6.5 6.5-11.5 8.5-19 1.5-5.5 5-9.5 9.5-11.5l-.5-10 8 6.5 4-5.5 3 7.5C64 27 76 44 72 76c3 1 3 3.5 2 5.5l2 2.5c3 2 3 8 0 8z',
    trim: 'M28 76h44M26 81.5h48',
    line: 'M54 25c10 6 15 21 14.5 44M58 40c3 7 4 15 3.5 24M21.5 54.5l2.2-1.6M34.5 37.5c2-1.5 4-1.5 5.5 0',
  },
  P: {
    body: turned('P'),
    trim: 'M35.5 48.3h29M35.5 52.5h29M30.5 76.5h39M26 81.5h48',
  },
};

/** The whole outline: the right half down, then its mirror image up. */
function turned(kind: string): string {
  const half = HALVES[kind] ?? '';
  // Each letter goes with the points after it. On the way back a curve lists them in reverse.
  const numbers = (part: string): number[] => part.trim().split(/\s+/).map(Number);
  const steps = half.split(/(?=[LC])/).map((part) => ({
    sign: /^[LC]/.test(part) ? part.charAt(0) : 'M',
    points: pairs(numbers(part.replace(/^[LC]/, ''))),
  }));
  const down = steps.map(({ sign, points }) => sign + points.map(place(1)).join(' ')).join('');
  const back: string[] = [];
  for (let at = steps.length - 1; at > 0; at -= 1) {
    const { sign, points } = steps[at] ?? { sign: 'L', points: [] };
    const start = steps[at - 1]?.points.at(-1);
    const inner = points.slice(0, -1).reverse();
    back.push(sign + [...inner, ...(start ? [start] : [])].map(place(-1)).join(' '));
  }
  return `${down}${back.join('')}z`;
}

function pairs(numbers: readonly number[]): (readonly [number, number])[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [
    numbers[2 * i] ?? 0,
    numbers[2 * i + 1] ?? 0,
  ]);
}

/** Writes a point to the right (1) or left (-1) of the axis. */
function place(side: 1 | -1): (point: readonly [number, number]) => string {
  return ([x, y]) => `${(50 + side * x).toFixed(1)} ${y}`;
}
