// `npm run memory [GAMES] [MINUTES]`: does the memory of the page's engine grow? Each game plays
// quick games against itself at full strength (100, at least 11), then analyses a position for some
// minutes (1). Fails if memory after the last game exceeds that after the tenth, or grows during
// the analysis.

import { GAMES } from '../../scripts/build/games.mjs';
import { startEngine } from './engine.mjs';

const [games, minutes] = [Number(process.argv[2] ?? 100), Number(process.argv[3] ?? 1)];
/** Limits of a move, and of a game in plies. */
const QUICK = { nodes: 1_000, level: 12 };
const LONGEST = 120;
const HASH = 64;
/** Games after which all memory has been taken, and bytes that garbage may differ by. */
const SETTLED = 10;
const JITTER = 1 << 20;
/** Positions to analyse; the starting position for games without an entry. */
const POSITIONS = {
  chess: 'r2q1rk1/pp1n1ppp/2p1pn2/7b/Pb1PP3/2NB1N2/1P2QPPP/R1B2RK1 w - - 3 12',
  xiangqi: 'r2akab2/9/2n1b1n2/p1p1p3p/6p2/2P3P2/P3P3P/2N1C1N2/9/R1BAKAB2 w - - 0 15',
};

if (!(games > SETTLED)) {
  console.error(`memory: at least ${SETTLED + 1} games are needed to see whether it grows`);
  process.exit(2);
}

let good = true;

for (const game of GAMES) {
  const { handle, memory } = await startEngine(game, '');
  const size = () => {
    globalThis.gc?.();
    return { wasm: memory.buffer.byteLength, script: process.memoryUsage().heapUsed };
  };
  const shown = ({ wasm, script }) => `${mebibytes(wasm)} wasm, ${mebibytes(script)} JavaScript`;
  let settled;
  for (let played = 1; played <= games; played += 1) {
    playOne(game, handle);
    if (played === SETTLED) settled = size();
    if (played === 1 || played === SETTLED || played === games) {
      console.log(`${game}, after game ${String(played).padStart(3)}: ${shown(size())}`);
    }
  }
  const last = size();
  good &&= last.wasm === settled.wasm && last.script < settled.script + JITTER;

  const sizes = new Set();
  let deepest;
  handle(
    {
      search: {
        game: { game, start: POSITIONS[game], moves: [] },
        limits: { moveTime: Math.round(minutes * 60_000), lines: 3 },
        hash: HASH,
      },
    },
    ({ search }) => {
      sizes.add(memory.buffer.byteLength);
      deepest = search;
    },
  );
  sizes.add(memory.buffer.byteLength);
  good &&= sizes.size === 1;
  console.log(
    `${game}, analysis for ${minutes} min to depth ${deepest.depth}, ${deepest.nodes} positions: ` +
      `${[...sizes].map(mebibytes).join(', then ')} wasm`,
  );
}
if (!good) {
  console.error('memory: it grows');
  process.exit(1);
}

/** A game of the engine against itself, with the page's requests. */
function playOne(game, handle) {
  handle({ newGame: game }, () => {});
  let moves = [];
  for (let ply = 0; ply < LONGEST; ply += 1) {
    const asked = { game, moves };
    // The first moves are weak, so that the games differ.
    const limits = ply < 6 ? { ...QUICK, level: 3 } : QUICK;
    const { search } = handle({ search: { game: asked, limits, hash: HASH } }, () => {});
    if (!search.best) return;
    const { play } = handle({ play: { game: asked, texts: [search.best.uci] } }, () => {});
    moves = play.view.game.moves;
    if (play.view.result) return;
  }
}

function mebibytes(bytes) {
  return `${(bytes / (1 << 20)).toFixed(1)} MiB`;
}
