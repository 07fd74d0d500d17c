import type { GameInEndgame, InLanguages } from '../../endgame/game.ts';

const ATTACKERS: Readonly<Record<string, InLanguages<string>>> = {
  R: { en: 'Chariot', zh: (t) => t('单车类', '單車類') },
  N: { en: 'Horse', zh: (t) => t('单马类', '單馬類') },
  P: { en: 'Soldier', zh: (t) => t('单兵类', '單兵類') },
  CA: { en: 'Cannon and advisor', zh: (t) => t('炮仕类', '炮仕類') },
};
/** From the lone general to the full defence. */
const DEFENDERS = ['', 'A', 'AA', 'B', 'BB', 'AB', 'AAB', 'ABB', 'AABB'];

/** The practical endings of the text books: one attacker (a cannon with an advisor) against every defence. */
export const endgame: GameInEndgame = {
  words: {
    en: {
      king: '',
      lone: { first: 'lone general', second: 'lone general' },
      together: { AABB: 'full defence' },
      searched: 'horse, KRNKAA …',
    },
    zh: (t) => ({
      king: '',
      lone: { first: t('单帅', '單帥'), second: t('单将', '單將') },
      isByBook: true,
      searched: t('单马、KRNKAA…', '單馬、KRNKAA…'),
    }),
  },
  endings: Object.entries(ATTACKERS).map(([attackers, heading]) => ({
    heading,
    materials: DEFENDERS.map((defenders) => `K${attackers}K${defenders}`),
  })),
  firstEnding: 'KRKAA',
  hasTextbook: true,
};
