import { fetched } from './fetched.ts';
import type { LATER } from './laterIcons.ts';

// Drawn on a grid of 24, strokes of 1.75 with round ends; the looks are CSS.
const FIRST = {
  plus: 'M12 5v14M5 12h14',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  hint: 'M9.5 18h5M10 21h4M12 3a6 6 0 0 0-3.8 10.6c.8.7 1.3 1.5 1.3 2.4h5c0-.9.5-1.7 1.3-2.4A6 6 0 0 0 12 3z',
  flip: 'M7 20V5M3.5 8.5 7 5l3.5 3.5M17 4v15M13.5 15.5 17 19l3.5-3.5',
  flag: 'M5 21V4M5 4.5c4-2.5 9 2.5 14 0v9c-5 2.5-10-2.5-14 0',
  draw: 'M4 9.5h6.5M4 14.5h6.5M13.5 9.5H20M13.5 14.5H20',
  first: 'M6 5v14M18 6l-7 6 7 6z',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  last: 'M18 5v14M6 6l7 6-7 6z',
  menu: 'M5 12h.01M12 12h.01M19 12h.01',
  history: 'M3.5 5v4.5H8M4 9.5a8.5 8.5 0 1 1-.4 4M12 7.5V12l3 2',
  language:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9s.5-6 3.5-9z',
  settings:
    'M4 7h8M18 7h2M4 17h2M12 17h8M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
} as const;

/** Those of other views. */
const later = fetched(async (): Promise<Paths> => (await import('./laterIcons.ts')).LATER);

/** The icons of the page. */
export type IconName = keyof typeof FIRST | keyof typeof LATER;
type Paths = Readonly<Partial<Record<IconName, string>>>;
const first: Paths = FIRST;

/** An icon; the words beside it or the label of its button say what it means. One that has not come yet is empty. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={first[name] ?? later()?.[name]} />
    </svg>
  );
}
