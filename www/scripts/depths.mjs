// `npm run depths [DEPTH]`: how much sooner two threads reach a fixed depth than one, over twenty
// positions, with the built page's engine in Chromium. Use an idle machine with two cores or more.
// DIST names a folder other than dist.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './chromium.mjs';
import { host, ISOLATED } from './host.mjs';

const depth = Number(process.argv[2] ?? 14);
const dist = process.env.DIST ?? 'dist';
/** The slower positions of `chariot bench`. */
const POSITIONS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r1b2rk1/2q1bppp/2np1n2/pp2p3/3PP3/1N3N1P/PPB2PP1/R1BQR1K1 w - - 0 15',
  'rnb1kb1r/1p1n1ppp/p3p3/4P1B1/3N4/q1N5/P1PQ2PP/1R2KB1R w Kkq - 1 12',
  'r1bq1rk1/ppp1n1bp/3p1np1/3Pp3/2P1Pp2/2NN1P2/PP1BB1PP/R2Q1RK1 w - - 0 13',
  'r1b2rk1/pp1nqppp/2p5/4p3/2BP4/2R1PN2/PP3PPP/3Q1RK1 w - - 0 13',
  'r1b1k1r1/ppq1np1Q/2n1p3/3pP3/5P2/P1p5/2P1N1PP/R1B1KB1R w KQq - 0 12',
  '2rq1rk1/pp1bppb1/3p1np1/4n2p/3NP2P/1BN1BP2/PPPQ2P1/2KR3R w - - 0 13',
  'r2q1rk1/ppp1b1pp/1nn1bp2/4p3/1P6/P1NP1NP1/4PPBP/R1BQ1RK1 w - - 0 11',
  'r2q1rk1/pp1n1ppp/2p1pn2/7b/Pb1PP3/2NB1N2/1P2QPPP/R1B2RK1 w - - 3 12',
  'r2qr1k1/bpp2pp1/p1npbn1p/4p3/4P3/1BPP1N1P/PP3PP1/R1BQRNK1 w - - 4 12',
  'r1bqr1k1/p1n2pbp/1p1p1np1/2pP4/P3P3/2N2P2/1P1NB1PP/R1BQ1RK1 w - - 0 13',
  'r3k2r/ppqn1ppp/2p1pn2/5b2/2BP4/P1B2N2/1PP1QPPP/2KR3R w kq - 1 12',
  '8/5pk1/4p1p1/3pP2p/1P1P1P1P/r5P1/4R1K1/8 w - - 0 40',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  '4k3/pp3ppp/2p5/4n3/4P3/2P1B3/PP3PPP/4K3 w - - 0 25',
  '2r3k1/1q3ppp/p2bp3/1p1n4/3P4/P2B1Q2/1P3PPP/2R3K1 w - - 0 24',
  '3r2k1/pp3pp1/2p4p/8/2PN4/1P2rP2/P5PP/3R2K1 b - - 0 28',
  '6k1/3q1pp1/2pBp2p/p2pP3/P2P4/1QP3P1/5P1P/6K1 b - - 0 31',
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
  '1k1r3r/ppp2pp1/2nq1n1p/3p4/3P1B2/P1PB1Q1P/1P3PP1/R4RK1 b - - 0 16',
];

/** A file of the build, by a pattern for its name. */
function asset(pattern) {
  const name = readdirSync(join(dist, 'assets')).find((one) => pattern.test(one));
  if (!name) throw new Error(`${dist} has no ${pattern}: ./build.sh www makes it`);
  return `assets/${name}`;
}

/**
 * Runs in the page: milliseconds to the depth in each position, each search with an empty
 * transposition table.
 */
async function timesTo({ depth, threads, positions, script, helperScript, engine }) {
  const memory = new WebAssembly.Memory({ initial: 520, maximum: 4096, shared: true });
  const module = await WebAssembly.compileStreaming(fetch(engine));
  const leader = new Worker(script, { type: 'module' });
  const helpers = Array.from({ length: threads - 1 }, () => {
    const helper = new Worker(helperScript, { type: 'module' });
    helper.postMessage({ module, memory });
    return helper;
  });
  const heard = (wanted) =>
    new Promise((resolve, reject) => {
      leader.onmessage = ({ data }) => {
        if (data.type === wanted) resolve(data);
        if (data.type === 'crash') reject(new Error(data.message));
      };
    });
  let id = 0;
  const ask = async (request) => {
    id += 1;
    leader.postMessage({ type: 'request', id, request });
    const { reply } = await heard('reply');
    if (reply.error) throw new Error(reply.error.message);
  };
  const flags = new Int32Array(new SharedArrayBuffer(8));
  leader.postMessage({ type: 'start', module, flags, pool: { memory, helpers: threads - 1 } });
  await heard('ready');
  // Helpers join a little later, and the first search compiles the code.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const think = (start, plies) =>
    ask({
      search: {
        game: { game: 'chess', start, moves: [] },
        limits: { depth: plies },
        hash: 64,
      },
    });
  await think(positions[0], 10);
  const times = [];
  for (const start of positions) {
    await ask({ newGame: 'chess' });
    const began = performance.now();
    await think(start, depth);
    times.push(performance.now() - began);
  }
  for (const worker of [leader, ...helpers]) worker.terminate();
  return times;
}

const sum = (values) => values.reduce((total, value) => total + value, 0);

const server = await host(dist, ISOLATED);
const browser = await launch();
try {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await page.goto(server.address);
  const given = {
    depth,
    positions: POSITIONS,
    script: asset(/^worker-.*\.js$/),
    helperScript: asset(/^helper-.*\.js$/),
    engine: asset(/^chess_threads_bg-.*\.wasm$/),
  };
  const one = await page.evaluate(timesTo, { ...given, threads: 1 });
  const two = await page.evaluate(timesTo, { ...given, threads: 2 });
  for (const [index, position] of POSITIONS.entries()) {
    const [alone, together] = [one[index], two[index]];
    console.log(
      `${alone.toFixed(0).padStart(7)} ms ${together.toFixed(0).padStart(7)} ms ` +
        `${(alone / together).toFixed(2).padStart(6)}×  ${position}`,
    );
  }
  const mean = Math.exp(sum(one.map((alone, index) => Math.log(alone / two[index]))) / one.length);
  console.log(
    `${sum(one).toFixed(0)} ms with one thread, ${sum(two).toFixed(0)} ms with two, to depth ${depth}: ` +
      `${(sum(one) / sum(two)).toFixed(2)}× sooner in all, ${mean.toFixed(2)}× in the geometric mean`,
  );
} finally {
  await browser.close();
  await server.close();
}
