import type { GameName } from '@chariot/protocol';

/**
 * Endings in which often one move alone wins for the side with the pieces named first, or alone draws for the other, and whose
 * tables, with those that a single move leads to, are ready within a second or two.
 */
export const ONLY_MOVES: Readonly<
  Record<GameName, Readonly<Record<'win' | 'draw', readonly string[]>>>
> = {
  chess: {
    win: ['KPK', 'KRKN', 'KRKB'],
    draw: ['KPK', 'KQKN', 'KQKR'],
  },
  xiangqi: {
    win: ['KNKB', 'KPKA', 'KNKAA', 'KNKAB', 'KCAKAB', 'KCAKBB'],
    draw: ['KRKAABB', 'KNKB'],
  },
};
