// Build settings for each game of the list in crates/games.

/**
 * @typedef {object} GameBuild
 * @property {number} benchDepth Depth in plies at which builds are compared.
 * @property {readonly string[]} tables Endings whose tables ship, as arguments of `tbgen generate`.
 * @property {readonly string[]} essentials Larger endings that books teach, for sites to ship.
 * @property {boolean} hasDtz Whether it has a fifty-move rule, and so files of distances to
 *   zeroing.
 * @property {readonly (readonly string[])[]} verified Shipped endings to check closely, each
 *   selection as arguments of `tbgen verify`.
 */

/** @type {Readonly<Record<string, GameBuild>>} */
export const GAME_BUILDS = {
  chess: {
    benchDepth: 8,
    tables: ['--men', '4'],
    essentials: [
      ...['KRPKR', 'KQPKQ', 'KBPKB', 'KBPKN', 'KNPKB', 'KNNKP'],
      ...['KQKRP', 'KRPKB', 'KRBKR', 'KRNKR', 'KPPKP', 'KBBKN'],
    ],
    hasDtz: true,
    verified: [
      ['--only', 'KPKP', '--sample', '100000'],
      ['--only', 'KQKQ'],
    ],
  },
  xiangqi: {
    benchDepth: 7,
    tables: ['--set', 'practical'],
    essentials: [],
    hasDtz: false,
    verified: [['--only', 'KRKAA']],
  },
};

/** The games. Each has engines for the browser. */
export const GAMES = Object.keys(GAME_BUILDS);
