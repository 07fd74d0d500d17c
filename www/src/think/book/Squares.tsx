import type { RungThought } from '../ladder/rungs.ts';
import { counted } from '../numbers.ts';

/** A count, drawn as a square of that area. */
export interface CountedSquare {
  name: string;
  count: number;
  look: 'all' | 'part' | 'faint';
}

export type SaidSquare = CountedSquare & { said: string };

/** The positions that a player looked at, with the move it found. */
export function searched(
  name: string,
  thought: RungThought | undefined,
  look: CountedSquare['look'],
): SaidSquare {
  const said = thought ? `${counted(thought.positions)} · ${thought.best?.text ?? '–'}` : '…';
  return { name, count: thought?.positions ?? 0, look, said };
}

const SIDE = 300;

/** Squares in one corner, their areas to scale, the largest first. */
export function Squares({ label, squares }: { label: string; squares: readonly CountedSquare[] }) {
  const most = Math.max(1, ...squares.map(({ count }) => count));
  return (
    <svg class="book-squares" viewBox={`0 0 ${SIDE} ${SIDE}`} role="img" aria-label={label}>
      {squares.map(({ name, count, look }) => {
        const side = SIDE * Math.sqrt(count / most);
        return (
          <rect
            key={name}
            class={`book-square is-${look}`}
            data-count={count}
            x={0}
            y={SIDE - side}
            width={side}
            height={side}
          />
        );
      })}
    </svg>
  );
}

/** The key of the squares, with their counts. */
export function SquareKey({ squares }: { squares: readonly SaidSquare[] }) {
  return (
    <dl class="book-key">
      {squares.map(({ name, look, said }) => (
        <div key={name}>
          <dt>
            <i class={`book-swatch is-${look}`} />
            {name}
          </dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
}
