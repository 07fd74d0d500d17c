// What the build does for each game of the list in crates/games.

/**
 * @typedef {object} GameBuild
 * @property {number} benchDepth Depth in plies to which builds are compared.
 * @property {readonly string[]} tables The endings whose tables are shipped, as arguments of `tbgen generate`.
 * @property {readonly string[]} essentials Larger endings that books teach, which a site may ship.
 * @property {boolean} hasDtz True if it has a fifty-move rule, and so files of distances to zeroing.
 * @property {readonly (readonly string[])[]} verified Shipped endings that are checked closely, each selection as
 *   arguments of `tbgen verify`.
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

/** An engine for the browser is built for each. */
export const GAMES = Object.keys(GAME_BUILDS);
