import { addressed, route } from './route.ts';

/**
 * Watches the person's visit to a view. The function returned says whether it lasts: nobody has gone to another address
 * since. Whatever opens an address after a wait asks it first.
 */
export function watchVisit(): () => boolean {
  const visit = route.peek();
  return () => {
    // The browser's address is ahead of the route until its event.
    const { view, game } = addressed();
    return route.peek() === visit && view === visit.view && game === visit.game;
  };
}
