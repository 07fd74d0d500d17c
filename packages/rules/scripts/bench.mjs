// `node packages/rules/scripts/bench.mjs`, after `./build.sh packages`: microseconds of common calls, beside
// chess.js in the same run.

import { Chess } from 'chess.js';
import { Chess as Compat } from '../package/dist/chess-compat.js';
import { createRules } from '../package/dist/node.js';

const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';
const ROUNDS = 7;
const chess = (await createRules({ game: 'chess' })).newGame(KIWIPETE);
const xiangqi = (await createRules({ game: 'xiangqi' })).newGame();
const [compat, theirs] = [new Compat(KIWIPETE), new Chess(KIWIPETE)];

/** Microseconds of the processor that a call takes: the best of some rounds. */
function cost(call) {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    let calls = 0;
    let spent = 0;
    const start = process.cpuUsage();
    while (spent < 40_000) {
      for (let i = 0; i < 10; i += 1) call();
      calls += 10;
      const { user, system } = process.cpuUsage(start);
      spent = user + system;
    }
    best = Math.min(best, spent / calls);
  }
  return best;
}

const ROWS = {
  'legal moves in coordinates': [() => chess.legalUci(), null, () => xiangqi.legalUci()],
  'legal moves in SAN': [
    () => chess.legalMoves(),
    () => theirs.moves(),
    () => xiangqi.legalMoves(),
    () => compat.moves(),
  ],
  'legal moves with the positions after them': [
    null,
    () => theirs.moves({ verbose: true }),
    null,
    () => compat.moves({ verbose: true }),
  ],
  'a move and back': [
    () => [chess.play('e1g1'), chess.undo()],
    () => [theirs.move('O-O'), theirs.undo()],
    () => [xiangqi.play('h3e3'), xiangqi.undo()],
    () => [compat.move('O-O'), compat.undo()],
  ],
  'the end of the game': [
    () => chess.status(),
    () => theirs.isGameOver(),
    () => xiangqi.status(),
    () => compat.isGameOver(),
  ],
  'perft 2': [() => chess.perft(2), () => theirs.perft(2), () => xiangqi.perft(2), null],
};
console.log('microseconds | chess | xiangqi | chess-compat | chess.js | times faster');
for (const [name, [ours, others, red, facade]] of Object.entries(ROWS)) {
  const [a, b, c, d] = [ours, red, facade, others].map((call) => (call ? cost(call) : undefined));
  const shown = [a, b, c, d].map((one) => one?.toFixed(1) ?? '–');
  const ratio = d ? (d / (a ?? c)).toFixed(0) : '–';
  console.log([name, ...shown, ratio].join(' | '));
}
