// A page with a board that shows a diagram until its scripts run: `node diagram.mjs > page.html`.
import { renderBoard } from '@chariot/board/render';

const fen = '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1';

console.log(`<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>Mate in one</title>
  <chariot-board view="puzzle" fen="${fen}" solution="1. Rd8#">
    ${renderBoard(fen, { label: 'White to move: mate in one' })}
  </chariot-board>
  <script type="importmap">
    { "imports": { "@chariot/engine": "./node_modules/@chariot/engine/dist/index.js" } }
  </script>
  <script type="module" src="./node_modules/@chariot/board/dist/index.js"></script>
</html>`);
