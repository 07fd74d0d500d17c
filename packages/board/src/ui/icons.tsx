// Drawn on a grid of 24 with strokes of 1.75 and round ends; CSS sets the looks.

/** Icons of a board, as SVG paths. */
export const ICONS = {
  plus: 'M12 5v14M5 12h14',
  hint: 'M9.5 18h5M10 21h4M12 3a6 6 0 0 0-3.8 10.6c.8.7 1.3 1.5 1.3 2.4h5c0-.9.5-1.7 1.3-2.4A6 6 0 0 0 12 3z',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  flip: 'M7 20V5M3.5 8.5 7 5l3.5 3.5M17 4v15M13.5 15.5 17 19l3.5-3.5',
  first: 'M6 5v14M18 6l-7 6 7 6z',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  last: 'M18 5v14M6 6l7 6-7 6z',
} as const;

/**
 * An icon by its path, empty until that has loaded. The text beside it or the label of its button
 * names it.
 */
export function Icon({ path }: { path: string | undefined }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
