// The controls of a board, which the page has too, and scripts that come when they are first needed.

export { Action, type ButtonProps, IconButton } from './controls.tsx';
export { fetched } from './fetched.ts';
export { ICONS, Icon } from './icons.tsx';
export { useCurrentInView } from './inView.ts';
export { later, PartFailed } from './later.tsx';
