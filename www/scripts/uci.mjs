// `node uci.mjs GAME`: the page's engine, in wasm, as a UCI engine for matches. It knows as much of UCI as those need:
// `position`, and `go` with `movetime`, `nodes` or `depth`.

import { createInterface } from 'node:readline';
import { GAMES } from '../../scripts/build/games.mjs';
import { startEngine } from './engine.mjs';

const game = process.argv[2];
if (!GAMES.includes(game)) {
  console.error(`usage: node uci.mjs ${GAMES.join('|')}`);
  process.exit(2);
}

const { handle } = await startEngine(game, '');

/** What UCI calls the limits of a search, and what the engine does. */
const LIMITS = { movetime: 'moveTime', nodes: 'nodes', depth: 'depth' };

let position = { game, moves: [], style: 'uci' };

const commands = {
  uci: () => console.log(`id name Chariot wasm (${game})\nid author the Chariot authors\nuciok`),
  isready: () => console.log('readyok'),
  ucinewgame: () => handle({ newGame: game }, () => {}),
  position: (words) => {
    const end = words.includes('moves') ? words.indexOf('moves') : words.length;
    const start = words[0] === 'fen' ? { start: words.slice(1, end).join(' ') } : {};
    position = { game, moves: words.slice(end + 1), style: 'uci', ...start };
  },
  go: (words) => {
    const limits = {};
    for (const [word, limit] of Object.entries(LIMITS)) {
      const value = Number(words[words.indexOf(word) + 1]);
      if (words.includes(word) && value > 0) limits[limit] = value;
    }
    if (Object.keys(limits).length === 0) {
      console.log('info string go needs movetime, nodes or depth');
      console.log('bestmove 0000');
      return;
    }
    const reply = handle({ search: { game: position, limits } }, (report) => tell(report.search));
    if (!reply.search) console.log(`info string ${JSON.stringify(reply)}`);
    console.log(`bestmove ${reply.search?.best?.uci ?? '0000'}`);
  },
  quit: () => process.exit(0),
};

function tell({ depth, nodes, score, pv }) {
  const values = {
    centipawns: `cp ${score.value}`,
    mateIn: `mate ${score.moves}`,
    matedIn: `mate -${score.moves}`,
  };
  const line = pv.map((move) => move.uci).join(' ');
  console.log(`info depth ${depth} nodes ${nodes} score ${values[score.kind]} pv ${line}`);
}

for await (const line of createInterface({ input: process.stdin })) {
  const [command, ...words] = line.trim().split(/\s+/);
  commands[command]?.(words);
}
