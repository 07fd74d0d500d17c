// `node js-chess-engine.mjs LEVEL`: the npm package of that name (levels 1 to 5) as a UCI engine.
// It ignores the limits of `go`.

import { createInterface } from 'node:readline';
import { Game } from 'js-chess-engine';

const level = Number(process.argv[2]);
if (!(level >= 1 && level <= 5)) {
  console.error('usage: node js-chess-engine.mjs LEVEL (1 to 5)');
  process.exit(2);
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
let game = new Game(START);

const commands = {
  uci: () => console.log(`id name js-chess-engine level ${level}\nuciok`),
  isready: () => console.log('readyok'),
  position: (words) => {
    const end = words.includes('moves') ? words.indexOf('moves') : words.length;
    game = new Game(words[0] === 'fen' ? words.slice(1, end).join(' ') : START);
    for (const move of words.slice(end + 1)) {
      // It always promotes to a queen.
      game.move(move.slice(0, 2).toUpperCase(), move.slice(2, 4).toUpperCase());
    }
  },
  go: () => {
    const before = game.exportJson();
    const [[from, to]] = Object.entries(game.ai({ level, play: false }).move);
    const isPawn = before.pieces[from]?.toUpperCase() === 'P';
    const promotes = isPawn && (to[1] === '8' || to[1] === '1');
    console.log(`bestmove ${from}${to}${promotes ? 'q' : ''}`.toLowerCase());
  },
  quit: () => process.exit(0),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [command, ...words] = line.trim().split(/\s+/);
  commands[command]?.(words);
}
