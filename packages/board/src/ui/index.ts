// The controls of a board, which the page has too, and scripts that come when they are first needed.

export { Action, type ButtonProps, IconButton } from './controls.tsx';
export { ICONS, Icon } from './icons.tsx';
export { useCurrentInView } from './inView.ts';
export { fetched, later, PartFailed } from './later.tsx';
