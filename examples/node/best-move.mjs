// The best move of a position, a review of a game, and an exact ending: `node best-move.mjs`.
import { createEngine } from '@chariot/engine';

const engine = await createEngine({ game: 'chess' });

const { best } = await engine.bestMove({ moves: ['e2e4', 'e7e5'] }, { depth: 8 });
console.log(`after 1. e4 e5 it plays ${best.text}`);

const { moves } = await engine.review({ moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] });
for (const { move, moveClass } of moves) console.log(`${move.text} ${moveClass ?? 'is fine'}`);

await engine.solve('KRK');
const { dtm } = await engine.probe({ fen: '8/8/8/4k3/8/8/8/R3K3 w - - 0 1' });
console.log(`king and rook win in ${dtm.moves} moves`);

engine.close();
