import type { ChariotBoard } from '@chariot/board';
import '@chariot/board';

const board = document.querySelector<ChariotBoard>('chariot-board');
const last = document.getElementById('last');

board?.addEventListener('move', ({ detail: { move, by } }) => {
  if (last) last.textContent = `${move.text} by the ${by}`;
});
