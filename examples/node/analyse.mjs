// Compares two moves by wins, draws and losses in a thousand games: `node analyse.mjs`, or with
// Deno `deno run --allow-read --allow-sys analyse.mjs`.
import { createEngine } from '@chariot/engine';

const engine = await createEngine({ game: 'chess', threads: 2 });

const limits = { depth: 10, lines: 2, searchMoves: ['e2e4', 'f2f3'] };
for await (const { depth, pv, wdl } of engine.analyse({}, limits))
  if (depth === limits.depth) console.log(`${pv[0].text}: ${wdl.join(' ')}`);

const { nodes } = await engine.perft({}, 4);
console.log(`${nodes} games of four plies`);

engine.close();
