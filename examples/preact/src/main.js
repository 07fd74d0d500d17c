// A board of your own: the engine knows the rules; the parts draw the board and hear mouse, finger
// and keyboard.
import { PlayBoard, Stage } from '@chariot/board/parts';
import { chess, usualLooks } from '@chariot/board/pieces';
import { en, spokenMove } from '@chariot/board/words';
import { createEngine } from '@chariot/engine';
import { signal } from '@preact/signals';
import { h, render } from 'preact';
import '@chariot/board/styles/tokens.css';
import '@chariot/board/styles/base.css';
import '@chariot/board/styles/boards.css';
import '@chariot/board/styles/drawn.css';
import '@chariot/board/styles/board.css';

const engine = await createEngine({ game: 'chess', lazyNetwork: true });
const viewOf = (status) => ({ ...status, game: { game: 'chess', moves: status.position.moves } });
const view = signal(viewOf(await engine.status()));
const announced = document.getElementById('announced');

const looks = usualLooks(chess.looks, 'en');
const skin = {
  game: 'chess',
  size: chess.board,
  ...chess.skin(looks),
  speech: {
    words: en,
    announce: (sentence) => announced.replaceChildren(sentence),
    changed: (before, after) => announced.replaceChildren(spokenMove(en, before.pieces, after) ?? ''),
  },
};

async function play({ uci }) {
  view.value = viewOf(await engine.play(view.value.position, uci));
}

function Game() {
  const board = (shown, geometry) => h(PlayBoard, { geometry, skin, view: shown, active: true, play });
  return h(Stage, { view: view.value, skin, below: 'first', board });
}

view.subscribe(({ history }) => {
  document.getElementById('moves').textContent = history.map(({ text }) => text).join(' ');
});
render(h(Game), document.getElementById('game'));
