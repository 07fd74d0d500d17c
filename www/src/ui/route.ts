import { signal } from '@preact/signals';

/** The views of the page, by the name in the address. */
export const VIEWS = ['play', 'endgame'] as const;
/** One of them. */
export type ViewName = (typeof VIEWS)[number];

const current = (): ViewName => VIEWS.find((view) => location.hash === `#${view}`) ?? 'play';

/** The view the address names; the first one if it names none. */
export const route = signal<ViewName>(current());

addEventListener('hashchange', () => {
  route.value = current();
});
