import { createEngine } from '@chariot/engine';

const show = (id: string, text = ''): void => {
  const output = document.getElementById(id);
  if (output) output.textContent = text;
};

const engine = await createEngine({ game: 'xiangqi' });
const { best } = await engine.bestMove({ style: 'zh-hans' }, { depth: 6 });
show('best', best?.text);

const uci = new Worker(new URL('@chariot/engine/uci', import.meta.url), { type: 'module' });
uci.addEventListener('message', ({ data }: MessageEvent<string>) => show('said', data));
uci.postMessage('go depth 6');
