// The controls of a board, which the page shares, and scripts fetched when first needed.

export {
  Action,
  Button,
  type ButtonProps,
  IconButton,
  type WordButtonProps,
} from './ui/controls.tsx';
export { ICONS, Icon } from './ui/icons.tsx';
export { useCurrentInView } from './ui/inView.ts';
export { drawnWhole, fetched, later, PartFailed, type PartFailedProps } from './ui/later.tsx';
