// Drawn on a grid of 24, strokes of 1.75 with round ends; the looks are CSS.
const PATHS = {
  plus: 'M12 5v14M5 12h14',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  hint: 'M9.5 18h5M10 21h4M12 3a6 6 0 0 0-3.8 10.6c.8.7 1.3 1.5 1.3 2.4h5c0-.9.5-1.7 1.3-2.4A6 6 0 0 0 12 3z',
  flip: 'M7 20V5M3.5 8.5 7 5l3.5 3.5M17 4v15M13.5 15.5 17 19l3.5-3.5',
  flag: 'M5 21V4M5 4.5c4-2.5 9 2.5 14 0v9c-5 2.5-10-2.5-14 0',
  draw: 'M4 9.500h6.500M4 14.500h6.500M13.500 9.500H20M13.500 14.500H20',
  first: 'M6 5v14M18 6l-7 6 7 6z',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  last: 'M18 5v14M6 6l7 6-7 6z',
  exchange: 'M4 8h13M13.5 4.5 17 8l-3.5 3.5M20 16H7M10.5 12.500 7 16l3.500 3.500',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.500 15.500 20 20',
  more: 'M6 9.500l6 6 6-6',
  shuffle:
    'M3 7h3.5c5 0 6 10 11 10H21M3 17h3.5c1.8 0 3-1.3 4-3M13.5 10c1-1.7 2.2-3 4-3H21M18 4l3 3-3 3M18 14l3 3-3 3',
  place:
    'M12 21s-6.5-5.5-6.5-11a6.5 6.5 0 0 1 13 0c0 5.5-6.5 11-6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  play: 'M7 4.5v15l12-7.5z',
  stop: 'M6.5 6.5h11v11h-11z',
  reset: 'M4 4v6h6M4.5 10a8 8 0 1 1-.5 4',
  remove: 'M6 6l12 12M18 6 6 18',
  open: 'M4 19V6a1 1 0 0 1 1-1h4.5l2 2.5H19a1 1 0 0 1 1 1V19zM12 16.5v-5M9.5 14 12 11.500l2.500 2.500',
  share: 'M12 15V4M8 7.500 12 4l4 3.500M6 11.500H5V20h14v-8.500h-1',
  review: 'M4 19.500h16M4 15.500l4.500-5 4 3L20 5.500',
  analyse:
    'M10.500 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.500 15.500 20 20M7.500 10.500h6M10.500 7.500v6',
  language:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3.500 6 3.500 9s-.5 6-3.500 9c-3-3-3.500-6-3.500-9s.5-6 3.500-9z',
  settings:
    'M4 7h8M18 7h2M4 17h2M12 17h8M15 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM9 19.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
} as const;

/** The icons of the page. */
export type IconName = keyof typeof PATHS;

/** An icon; the words beside it or the label of its button say what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
