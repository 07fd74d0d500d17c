// Each call with every odd value answers soon or rejects with a kind, and the engine lives on.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { install, load } from './installed.mjs';
import { named, ODD } from './odd.mjs';

const folder = install('engine');
const { createEngine, EngineError } = await load(folder);
const { createUci } = await load(folder, '@chariot/engine/uci');
const engines = await Promise.all(
  ['chess', 'xiangqi'].map((game) => createEngine({ game, lazyNetwork: true })),
);
const uci = createUci(() => {});
after(() => {
  for (const engine of engines) engine.close();
  uci.close();
});

/** Milliseconds after which a call counts as hanging, on a busy machine. */
const HANGING = 60_000;
const LIMITS = { depth: 1 };
const GAME = { moves: [] };

const CALLS = {
  createEngine: async (_, odd) => (await createEngine(odd)).close(),
  threads: async ({ game }, odd) => (await createEngine({ game, threads: odd })).close(),
  status: (engine, odd) => engine.status(odd),
  fen: (engine, odd) => engine.status({ fen: odd }),
  moves: (engine, odd) => engine.status({ moves: odd }),
  style: (engine, odd) => engine.status({ style: odd }),
  legalMoves: (engine, odd) => engine.legalMoves(odd),
  play: (engine, odd) => engine.play({}, odd),
  'play from': (engine, odd) => engine.play(odd, 'e2e4'),
  bestMove: (engine, odd) => engine.bestMove(odd, LIMITS),
  limits: async (engine, odd) => {
    for await (const { depth } of engine.analyse({}, odd)) return depth;
  },
  depth: (engine, odd) => engine.bestMove({}, { depth: odd, nodes: 1 }),
  nodes: (engine, odd) => engine.bestMove({}, { ...LIMITS, nodes: odd }),
  moveTime: (engine, odd) => engine.bestMove({}, { ...LIMITS, moveTime: odd }),
  clock: (engine, odd) => engine.bestMove({}, { ...LIMITS, clock: odd }),
  remaining: (engine, odd) =>
    engine.bestMove({}, { ...LIMITS, clock: { remaining: odd, increment: 0 } }),
  level: (engine, odd) => engine.bestMove({}, { ...LIMITS, level: odd }),
  lines: (engine, odd) => engine.bestMove({}, { ...LIMITS, lines: odd }),
  searchMoves: (engine, odd) => engine.bestMove({}, { ...LIMITS, searchMoves: odd }),
  'a move to search': (engine, odd) => engine.bestMove({}, { ...LIMITS, searchMoves: [odd] }),
  signal: (engine, odd) => engine.bestMove({}, { ...LIMITS, signal: odd }),
  analyse: async (engine, odd) => {
    for await (const { depth } of engine.analyse(odd, LIMITS)) return depth;
  },
  'analyse lines': async (engine, odd) => {
    for await (const { depth } of engine.analyse({}, { ...LIMITS, lines: odd })) return depth;
  },
  review: (engine, odd) => engine.review(odd, { nodes: 10 }),
  'review options': (engine, odd) => engine.review(GAME, odd),
  'review nodes': (engine, odd) => engine.review(GAME, { nodes: odd }),
  estimate: (engine, odd) => engine.estimate(odd),
  solve: (engine, odd) => engine.solve(odd),
  'solve options': (engine, odd) => engine.solve('KRK', odd),
  'solve file': (engine, odd) => engine.solve('KPK', { file: odd, maxBytes: 1000 }),
  maxBytes: (engine, odd) => engine.solve('KQK', { maxBytes: odd }),
  probe: (engine, odd) => engine.probe(odd),
  loadTable: (engine, odd) => engine.loadTable(odd),
  loadDtz: (engine, odd) => engine.loadDtz(odd),
  perft: (engine, odd) => engine.perft(odd, 1),
  'perft depth': (engine, odd) => engine.perft({}, odd),
  bench: (engine, odd) => engine.bench(odd === 2 ** 60 ? -1 : odd),
  createUci: async (_, odd) => createUci(odd).close(),
  send: async (_, odd) => uci.send(odd),
};

/** Resolves to `undefined` once the call has settled well, and to the fault if it has not. */
async function faultOf(call, engine, odd) {
  let timer;
  const hangs = new Promise((resolve) => {
    timer = setTimeout(resolve, HANGING, 'hangs');
  });
  const settles = (async () => {
    try {
      await call(engine, odd);
      return undefined;
    } catch (error) {
      const isWorded = error instanceof EngineError && error.message.length > 9;
      return isWorded && !/\n|panick|unreachable/.test(error.message)
        ? undefined
        : `${error?.stack}`;
    }
  })();
  const fault = await Promise.race([settles, hangs]);
  clearTimeout(timer);
  return fault;
}

for (const [name, call] of Object.entries(CALLS)) {
  test(`${name} with ${ODD.length} odd values`, async () => {
    for (const engine of engines) {
      for (const odd of ODD)
        assert.equal(await faultOf(call, engine, odd), undefined, `${engine.game} ${named(odd)}`);
      const { length } = await engine.legalMoves();
      assert.equal(length, engine.game === 'chess' ? 20 : 44);
    }
  });
}
