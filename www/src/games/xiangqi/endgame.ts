import type { GameInEndgame } from '../../endgame/game.ts';

const ATTACKERS = ['R', 'N', 'P', 'CA'] as const;
/** From the lone general to the full defence. */
const DEFENDERS = ['', 'A', 'AA', 'B', 'BB', 'AB', 'AAB', 'ABB', 'AABB'];

/** The practical endings of the text books: one attacker (a cannon with an advisor) against every defence. */
export const endgame: GameInEndgame = {
  endings: ATTACKERS.map((attackers) => ({
    name: attackers,
    materials: DEFENDERS.map((defenders) => `K${attackers}K${defenders}`),
  })),
  firstEnding: 'KRKAA',
  hasTextbook: true,
};
