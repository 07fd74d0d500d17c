import type { GameName } from '@chariot/protocol';

/**
 * Endings in which a single move often wins for the side with the pieces named first, or draws for the other. Their
 * tables, and those one move away, are ready within a second or two.
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
