import { symbolOf } from '@chariot/game/pgn';

/** Signs that are in few fonts, as paths in a box of 10 by 13: a plus, and an equals sign under or over it. */
const DRAWN = new Map([
  [14, 'M1 4h8M5 0v8M1 9.5h8M1 12.25h8'],
  [15, 'M1 9h8M5 5v8M1 .75h8M1 3.5h8'],
]);

/** The sign of a mark, as chess books print it. */
export function Sign({ glyph }: { glyph: number }) {
  const path = DRAWN.get(glyph);
  if (!path) return <span>{symbolOf(glyph)}</span>;
  return (
    <svg class="sign-drawn" viewBox="0 0 10 13" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
