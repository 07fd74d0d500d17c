import {
  Action as BoardAction,
  Icon as BoardIcon,
  IconButton as BoardIconButton,
  type ButtonProps,
  fetched,
  ICONS,
} from '@chariot/board/ui';
import type { LATER } from './laterIcons.ts';

const FIRST = {
  ...ICONS,
  flag: 'M5 21V4M5 4.5c4-2.5 9 2.5 14 0v9c-5 2.5-10-2.5-14 0',
  draw: 'M4 9.5h6.5M4 14.5h6.5M13.5 9.5H20M13.5 14.5H20',
  menu: 'M5 12h.01M12 12h.01M19 12h.01',
  history: 'M3.5 5v4.5H8M4 9.5a8.5 8.5 0 1 1-.4 4M12 7.5V12l3 2',
  language:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9s.5-6 3.5-9z',
  pawn: 'M12 10.25a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5zM9 10.25h6M10.25 10.25c0 2.75-.75 4.5-2.5 6h8.5c-1.75-1.5-2.5-3.25-2.5-6M5.75 20.25c0-2.25 1-4 2-4h8.5c1 0 2 1.75 2 4z',
  puzzles:
    'M4 8.5h4.25a2.6 2.6 0 1 1 4.5 0H17v4.25a2.6 2.6 0 1 1 0 4.5V20.5H4v-3.75a2.4 2.4 0 1 0 0-4.5z',
  learn:
    'M12 4.75 2.5 9.25l9.5 4.5 9.5-4.5zM6.5 11.5v4.75c1.5 1.5 3.25 2.25 5.5 2.25s4-.75 5.5-2.25V11.5M21.5 9.25v5.5',
  endgame: 'M5 16.75 3.25 7.5l4.9 3.4L12 5l3.85 5.9 4.9-3.4L19 16.75zM5.25 20h13.5',
  views: 'M4.5 7h15M4.5 12h15M4.5 17h15',
  settings:
    'M4 7h8M18 7h2M4 17h2M12 17h8M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
} as const;

/** Icons of other views. */
const later = fetched(async (): Promise<Paths> => (await import('./laterIcons.ts')).LATER);

export type IconName = keyof typeof FIRST | keyof typeof LATER;
type Paths = Readonly<Partial<Record<IconName, string>>>;
const first: Paths = FIRST;
const pathOf = (name: IconName): string | undefined => first[name] ?? later()?.[name];

/** An icon; empty until loaded. */
export const Icon = ({ name }: { name: IconName }) => <BoardIcon path={pathOf(name)} />;

type ActionProps = Omit<ButtonProps, 'path'> & { icon: IconName };

/** A button with an icon over its name. */
export const Action = ({ icon, ...props }: ActionProps) => (
  <BoardAction path={pathOf(icon)} {...props} />
);

/** A button with only an icon; its name is the tooltip and is read out. */
export const IconButton = ({ icon, ...props }: ActionProps) => (
  <BoardIconButton path={pathOf(icon)} {...props} />
);
