// The package's promises, in Node.js.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { install, load } from './installed.mjs';

const { createEngine, EngineError } = await load(install('engine'));
const [chess, xiangqi, threads] = await Promise.all([
  createEngine({ game: 'chess' }),
  createEngine({ game: 'xiangqi' }),
  createEngine({ game: 'chess', threads: 2 }),
]);
after(() => {
  for (const engine of [chess, xiangqi, threads]) engine.close();
});

/** Milliseconds for an answer after `stop`, on a busy machine. */
const SOON = 25;

test('positions: legal moves, moves in any notation, results', async () => {
  assert.equal((await chess.legalMoves()).length, 20);
  assert.equal((await xiangqi.legalMoves()).length, 44);
  const { position, fen, moves } = await chess.play({}, 'Nf3', 'd7d5', 'g3');
  assert.deepEqual(position, { moves: ['g1f3', 'd7d5', 'g2g3'], style: 'usual' });
  assert.match(fen, /^rnbqkbnr\/ppp1pppp\/8\/3p4\//);
  assert.equal((await chess.play(position, moves[0].uci)).history.length, 4);
  assert.equal((await xiangqi.play({}, '炮二平五')).position.moves[0], 'h3e3');
  const mated = await chess.play({}, 'f3', 'e5', 'g4', 'Qh4#');
  assert.deepEqual([mated.result.winner, mated.result.termination], ['second', 'checkmate']);
  assert.equal((await chess.bestMove(mated.position)).best, undefined);
});

const bad = {
  'no FEN': [() => chess.status({ fen: 'x' }), 'BOARD'],
  'a FEN that is no text': [() => chess.status({ fen: 7 }), 'PROTOCOL'],
  'a FEN of the other game': [
    () => chess.status({ fen: '4k4/9/9/9/9/9/9/9/9/3K5 w' }),
    'WRONG_GAME',
  ],
  'no position': [() => chess.status(null), 'PROTOCOL'],
  'moves that are no list': [() => chess.legalMoves({ moves: 'e2e4' }), 'PROTOCOL'],
  'an illegal move': [() => chess.play({}, 'e2e5'), 'ILLEGAL_MOVE'],
  'no move': [() => chess.play({}, 'hello'), 'SYNTAX'],
  'a move that is no text': [() => chess.play({}, 7), 'PROTOCOL'],
  'a position that is a text': [() => chess.bestMove('8/8/8/8/8/8/8/K1k5 w - - 0 1'), 'PROTOCOL'],
  'a misspelled position': [() => chess.status({ FEN: 'x' }), 'PROTOCOL'],
  'a misspelled limit': [() => chess.bestMove({}, { movetime: 10 }), 'PROTOCOL'],
  'a misspelled limit of an analysis': [() => chess.analyse({}, { Depth: 3 }).next(), 'PROTOCOL'],
  'a misspelled option': [() => createEngine({ game: 'chess', thread: 2 }), 'PROTOCOL'],
  'no options': [() => createEngine(), 'PROTOCOL'],
  'half a ply': [() => chess.bestMove({}, { depth: 1.5 }), 'PROTOCOL'],
  'no number of nodes': [() => chess.bestMove({}, { nodes: Number.NaN }), 'PROTOCOL'],
  'a move that cannot be searched': [
    () => chess.bestMove({}, { searchMoves: ['e2e5'] }),
    'ILLEGAL_MOVE',
  ],
  'moves to search that are no list': [
    () => chess.bestMove({}, { searchMoves: 'e2e4' }),
    'PROTOCOL',
  ],
  'half a line': [() => chess.perft({}, 1.5), 'PROTOCOL'],
  'what cannot be sent': [() => chess.bestMove({}, { depth: () => 1 }), 'PROTOCOL'],
  'analysis of no position': [() => chess.analyse({ fen: 'x' }, { depth: 3 }).next(), 'BOARD'],
  'review of an illegal game': [() => chess.review({ moves: ['e2e5'] }), 'ILLEGAL_MOVE'],
  'no ending': [() => chess.solve('XX'), 'MATERIAL'],
  'no table': [() => chess.loadTable(new Uint8Array(100)), 'TABLE'],
  'no distances to zeroing': [() => chess.loadDtz(new Uint8Array(100)), 'TABLE'],
  'no bytes': [() => chess.loadTable('KRK'), 'PROTOCOL'],
  'no such game': [() => createEngine({ game: 'go' }), 'GAME'],
  'no threads': [() => createEngine({ game: 'chess', threads: 0 }), 'PROTOCOL'],
  'no memory': [() => createEngine({ game: 'chess', hash: 'much' }), 'PROTOCOL'],
};
for (const [name, [ask, kind]] of Object.entries(bad)) {
  test(`bad input rejects with its kind: ${name}`, async () => {
    await assert.rejects(ask, (error) => {
      assert.ok(error instanceof EngineError, error.stack);
      assert.equal(error.kind, kind, error.message);
      assert.ok(error.message.length > 5);
      return true;
    });
    assert.equal((await chess.legalMoves()).length, 20);
  });
}

test('questions overtake an analysis, which goes on', async () => {
  const depths = [];
  let others;
  for await (const { depth } of chess.analyse()) {
    depths.push(depth);
    if (depth === 4) others = [await chess.legalMoves(), await chess.bestMove({}, { depth: 2 })];
    if (depth === 7) break;
  }
  assert.equal(others?.[0].length, 20);
  assert.ok(others?.[1].best);
  assert.deepEqual(
    depths,
    [...depths].sort((a, b) => a - b),
  );
});

test('an analysis tells each line, and ends by limits, by its signal and when it is left', async () => {
  const depths = [];
  for await (const { depth, pv } of chess.analyse({}, { depth: 6 })) {
    depths.push(depth);
    assert.ok(pv.length > 0);
  }
  assert.deepEqual(depths, [1, 2, 3, 4, 5, 6]);
  const lines = [];
  for await (const { rank } of xiangqi.analyse({}, { depth: 2, lines: 3 })) lines.push(rank);
  assert.deepEqual(lines, [1, 2, 3, 1, 2, 3]);
  const stopping = new AbortController();
  for await (const { depth } of chess.analyse({}, { signal: stopping.signal })) {
    if (depth === 5) stopping.abort();
  }
  for await (const { depth } of chess.analyse()) if (depth === 5) break;
  assert.equal((await chess.legalMoves()).length, 20);
});

test('some moves only, win rates and lines of play', async () => {
  const searchMoves = ['a2a3', 'h2h3'];
  for await (const { pv, wdl } of chess.analyse({}, { depth: 5, searchMoves })) {
    assert.ok(searchMoves.includes(pv[0].uci));
    assert.equal(wdl[0] + wdl[1] + wdl[2], 1000);
  }
  const { best, report } = await chess.bestMove({}, { depth: 5, searchMoves });
  assert.ok(searchMoves.includes(best.uci) && report.wdl.length === 3);
  const clock = { remaining: 1000, increment: 0, movesToGo: 1 };
  assert.ok((await xiangqi.bestMove({}, { clock })).best);
  const { nodes, counts } = await chess.perft({}, 4);
  assert.equal(nodes, 197_281);
  assert.equal(counts.find(({ first }) => first.text === 'e4').lines, 13_160);
  assert.deepEqual(await threads.perft({}, 0), { nodes: 1, counts: [] });
  const signal = AbortSignal.timeout(100);
  await assert.rejects(chess.perft({}, 9, { signal }), { kind: 'CANCELLED' });
  assert.equal((await chess.legalMoves()).length, 20);
});

test('a stopped search answers soon, with a legal move', async () => {
  for (const engine of [chess, xiangqi, threads]) {
    const legal = (await engine.legalMoves()).map(({ uci }) => uci);
    const times = [];
    for (let i = 0; i < 10; i += 1) {
      const stopping = new AbortController();
      const search = engine.bestMove({}, { depth: 60, signal: stopping.signal });
      await new Promise((resolve) => setTimeout(resolve, 60));
      const start = performance.now();
      stopping.abort();
      assert.ok(legal.includes((await search).best.uci));
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    assert.ok(times[5] <= SOON, `${times} ms`);
  }
});

test('every variant visits the same nodes', async () => {
  for (const game of ['chess', 'xiangqi']) {
    const searched = async (engine) => {
      const { report } = await engine.bestMove({}, { depth: 8 });
      return [report.nodes, report.pv.map(({ uci }) => uci)];
    };
    const small = await createEngine({ game });
    const full = await createEngine({ game });
    assert.ok((await full.bench(4)).nodes > 1000);
    await full.newGame();
    assert.deepEqual(await searched(full), await searched(small));
    small.close();
    full.close();
  }
});

test('endings are exact once they are solved', async () => {
  const position = { fen: '8/8/8/4k3/8/8/8/R3K3 w - - 0 1' };
  assert.equal((await chess.probe(position)).dtm, undefined);
  assert.equal(await chess.solve('KKR'), 'KRK');
  assert.deepEqual((await chess.probe(position)).dtm, { kind: 'win', plies: 27, moves: 14 });
});

test('an ending that takes too much memory is refused at once, with what it would take', async () => {
  const { ending, solves, bytes } = await chess.estimate('KQQQKQQ');
  assert.deepEqual([ending, solves.length, solves.at(-1)], ['KQQQKQQ', 8, 'KQQQKQQ']);
  assert.ok(bytes > 2 ** 37, `${bytes}`);
  const tell = () => assert.fail('nothing is solved');
  await assert.rejects(chess.solve('KQQQKQQ', { onProgress: tell }), { kind: 'MEMORY' });
  const small = { maxBytes: 2 ** 20, onProgress: tell };
  await assert.rejects(chess.solve('KBNK', small), { kind: 'MEMORY', message: /KBNK takes up to/ });
  // All that it leads to counts.
  const pawns = await chess.estimate('KPPK');
  await assert.rejects(chess.solve('KPPK', { ...small, maxBytes: pawns.bytes - 1 }), {
    kind: 'MEMORY',
  });
  assert.deepEqual((await chess.estimate('KKR')).solves, []);
  await assert.rejects(chess.estimate('KXK'), { kind: 'MATERIAL' });
});

test('solving tells its progress, and ends by its signal or with what a listener throws', async () => {
  const engine = await createEngine({ game: 'chess', lazyNetwork: true });
  after(() => engine.close());
  const thrown = new Error('enough');
  const tell = () => {
    throw thrown;
  };
  await assert.rejects(engine.solve('KBNK', { onProgress: tell }), thrown);
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  const stopped = engine.solve('KBNK', { onProgress: stop, signal: stopping.signal });
  await assert.rejects(stopped, { kind: 'CANCELLED' });
  const waves = [];
  assert.equal(await engine.solve('KBNK', { onProgress: (wave) => waves.push(wave) }), 'KBNK');
  const last = waves.at(-1);
  assert.equal(last.ending, 'KBNK');
  assert.ok(last.done === last.total - 1 && last.plies > 10 && last.decided > 0);
});

test('moves to search are taken in any notation', async () => {
  const { best } = await xiangqi.bestMove({}, { depth: 3, searchMoves: ['炮二平五'] });
  assert.equal(best.uci, 'h3e3');
  const searched = await chess.bestMove({}, { depth: 3, searchMoves: ['Na3', 'h2h3'] });
  assert.ok(['b1a3', 'h2h3'].includes(searched.best.uci));
});

test('one signal serves many engines, without a warning', async () => {
  const warnings = [];
  const hear = (warning) => warnings.push(warning);
  process.on('warning', hear);
  const { signal } = new AbortController();
  await Promise.all(Array.from({ length: 12 }, () => chess.bestMove({}, { depth: 1, signal })));
  await new Promise(setImmediate);
  process.off('warning', hear);
  assert.deepEqual(warnings, []);
});

test('a lost worker is replaced, asked again, and told the endings', async () => {
  const workers = new Set();
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function post(...message) {
    workers.add(this);
    return postMessage.apply(this, message);
  };
  after(() => {
    Worker.prototype.postMessage = postMessage;
  });
  const engine = await createEngine({ game: 'chess' });
  after(() => engine.close());
  const position = { fen: '8/8/8/4k3/8/8/8/R3K3 w - - 0 1' };
  await engine.solve('KRK');
  const search = engine.bestMove({}, { nodes: 50_000 });
  const before = workers.size;
  [...workers].at(-1).emit('error', new Error('lost'));
  assert.ok((await search).best);
  assert.equal(workers.size, before + 1);
  assert.deepEqual((await engine.probe(position)).dtm, { kind: 'win', plies: 27, moves: 14 });
});

test('a review names the blunder and judges both sides', async () => {
  // A fresh engine: a filled transposition table would change scores.
  const engine = await createEngine({ game: 'chess' });
  const progress = [];
  const game = { moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] };
  const onProgress = (done) => progress.push(done);
  const { moves, sides } = await engine.review(game, { nodes: 10_000, onProgress });
  assert.deepEqual(
    moves.map(({ move, mover }) => [move.uci, mover]),
    game.moves.map((uci, i) => [uci, i % 2 === 0 ? 'first' : 'second']),
  );
  assert.equal(moves[2].moveClass, 'blunder');
  assert.deepEqual(moves[2].score, { kind: 'matedIn', moves: 1 });
  assert.equal(moves[2].better.length > 0, true);
  assert.ok(sides.first.accuracy < 60 && sides.second.accuracy > 90, JSON.stringify(sides));
  assert.equal(progress.at(-1), 1);
  const signal = AbortSignal.abort();
  await assert.rejects(engine.review(game, { signal }), { kind: 'CANCELLED' });
  engine.close();
});

test('a closed engine rejects what was asked and what is asked', async () => {
  const engine = await createEngine({ game: 'chess' });
  const search = engine.bestMove({}, { moveTime: 60_000 });
  engine.close();
  await assert.rejects(search, { kind: 'CLOSED' });
  await assert.rejects(engine.status(), { kind: 'CLOSED' });
  await assert.rejects(engine.analyse().next(), { kind: 'CLOSED' });
});

test('what the fifty-move rule draws with the clock of a position', async () => {
  const fixture = new URL('../../../www/tests/fixtures/KPK.dtz.txt', import.meta.url);
  const position = { fen: '8/8/3k4/8/8/3K4/3P4/8 w - - 96 120' };
  await chess.solve('KPK');
  const before = await chess.probe(position);
  assert.deepEqual([before.cursed, before.missingDtz], [undefined, ['KPK']]);
  assert.equal(await chess.loadDtz(Buffer.from(readFileSync(fixture, 'utf8'), 'base64')), 'KPK');
  const known = await chess.probe(position);
  assert.deepEqual([known.dtm.moves, known.cursed, known.missingDtz], [19, true, undefined]);
});
