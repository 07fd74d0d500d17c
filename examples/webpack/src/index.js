import { createEngine } from '@chariot/engine';

const show = (id, text = '') => {
  document.getElementById(id).textContent = text;
};

const uci = new Worker(new URL('@chariot/engine/uci', import.meta.url), { type: 'module' });
uci.addEventListener('message', ({ data }) => show('said', data));
uci.postMessage('go depth 6');

const engine = await createEngine({ game: 'xiangqi' });
const { best } = await engine.bestMove({ style: 'zh-hans' }, { depth: 6 });
show('best', best?.text);
