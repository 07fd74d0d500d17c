// Chooses the tasks of the lessons of tactics from the puzzle files, and writes `src/shared/games/tactics/*.json`.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { startEngine } from './engine.mjs';

const WWW = join(import.meta.dirname, '..');

/** The lessons by motif; `mateIn` chooses by the length of a mate instead. */
const LESSONS = {
  chess: {
    undefended: { emblem: 'P' },
    fork: { emblem: 'N' },
    skewer: { emblem: 'R' },
    discoveredAttack: { emblem: 'B' },
    pinnedPiece: { emblem: 'B' },
    pinnedDefender: { emblem: 'R' },
    removedDefender: { emblem: 'N' },
    overloadedDefender: { emblem: 'Q' },
    trapped: { emblem: 'B' },
    promotion: { emblem: 'P' },
    backRank: { emblem: 'R' },
    smothered: { emblem: 'N' },
    mateInOne: { emblem: 'Q', mateIn: 1 },
    mateInTwo: { emblem: 'Q', mateIn: 2 },
    mateInThree: { emblem: 'K', mateIn: 3 },
  },
  xiangqi: {
    undefended: { emblem: 'P' },
    fork: { emblem: 'N' },
    skewer: { emblem: 'R' },
    discoveredAttack: { emblem: 'C' },
    pinnedDefender: { emblem: 'R' },
    removedDefender: { emblem: 'N' },
    trapped: { emblem: 'R' },
    doubleCannon: { emblem: 'C' },
    horseAndCannon: { emblem: 'C' },
    smotheredPalace: { emblem: 'A' },
    elbowHorse: { emblem: 'N' },
    palcornerHorse: { emblem: 'N' },
    ironBolt: { emblem: 'R' },
    doubleRooks: { emblem: 'R' },
    facingGeneral: { emblem: 'K' },
  },
};

/** Puzzles of a lesson: two pictures and four tasks, from the easiest of the motif. */
const CHOSEN = [0, 0.06, 0.14, 0.26, 0.4, 0.55];
/** Most moves of the solver, unless the length is the lesson. */
const MOST_MOVES = 3;

const movesOf = ({ moves }) => (moves.length + 1) / 2;
const hardness = (puzzle) => puzzle.rating + (hasPoint(puzzle) ? 0 : 10_000);
/** Whether the gain is on the board at the end of the line. */
const hasPoint = ({ moves, motifs }) =>
  moves.length > 1 || ['mate', 'undefended', 'pinnedDefender'].some((one) => motifs.includes(one));

/** Whether the line ends the game; some lines of mates stop where nothing is left to find. */
function ends(handle, game, { fen, moves }) {
  const { view } = handle({ view: { game, start: fen, moves: [...moves] } }, () => {});
  return view?.view.result?.winner !== undefined;
}

/** Mating patterns are motifs of mates; other motifs win material. */
const isMating = (all, motif) =>
  all.filter(({ motifs }) => motifs.includes(motif)).every(({ motifs }) => motifs.includes('mate'));

function fits(all, motif, mateIn, isMate) {
  if (mateIn) {
    return (puzzle) =>
      puzzle.motifs.includes('mate') && movesOf(puzzle) === mateIn && isMate(puzzle);
  }
  const mating = isMating(all, motif);
  return ({ fen, motifs, moves }) =>
    motifs.includes(motif) &&
    (mating ? isMate({ fen, moves }) : !motifs.includes('mate')) &&
    (motif !== 'undefended' || motifs.length === 1) &&
    (moves.length + 1) / 2 <= MOST_MOVES;
}

const server = await createServer({
  root: WWW,
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
const { readPuzzles } = await server.ssrLoadModule('/src/shared/puzzles/file.ts');
for (const [game, lessons] of Object.entries(LESSONS)) {
  const all = readPuzzles(new Uint8Array(readFileSync(join(WWW, `puzzles/${game}_puzzles.bin`))));
  const { handle } = await startEngine(game, 'full');
  const isMate = (puzzle) => ends(handle, game, puzzle);
  const used = new Set();
  const steps = Object.entries(lessons).map(([name, { emblem, mateIn }]) => {
    const ranked = all
      .filter(fits(all, name, mateIn, isMate))
      .filter(({ fen }) => !used.has(fen))
      .sort((a, b) => hardness(a) - hardness(b));
    const places = CHOSEN.map((share, i) => Math.max(i, Math.floor(share * ranked.length)));
    const chosen = places.map((place) => ranked[place]);
    if (chosen.includes(undefined)) throw new Error(`${game}: too few puzzles of ${name}`);
    for (const { fen } of chosen) used.add(fen);
    return { name, emblem, puzzles: chosen.map(({ fen, moves }) => `${fen} | ${moves.join(' ')}`) };
  });
  const file = join(WWW, `src/shared/games/tactics/${game}.json`);
  writeFileSync(file, `${JSON.stringify(steps, null, 2)}\n`);
}
await server.close();
