import { useSignal } from '@preact/signals';
import { shortCount, shortScore } from '../game/score.ts';
import { words } from '../i18n/index.ts';
import { load, save } from '../ui/storage.ts';
import type { PlayStore } from './store.ts';

/** What the engine found in the last search, live while it runs. */
export function EngineDetails({ store }: { store: PlayStore }) {
  const report = store.search.report.value;
  const open = useSignal(load('engineDetails', (value) => value === true) ?? true);
  const pondered = store.search.pondered.value;
  const text = words.value;
  return (
    <details
      class="engine"
      open={open.value}
      onToggle={(event) => {
        open.value = event.currentTarget.open;
        save('engineDetails', open.value);
      }}
    >
      <summary>
        {text.showEngine}
        {pondered && <small>{text.pondering(pondered.depth)}</small>}
      </summary>
      <dl>
        <div>
          <dt>{text.evaluation}</dt>
          <dd>{report ? shortScore(store.search.evaluation.value) : '–'}</dd>
        </div>
        <div>
          <dt>{text.depth}</dt>
          <dd>{report ? `${report.depth}/${report.seldepth}` : '–'}</dd>
        </div>
        <div>
          <dt>{text.nodes}</dt>
          <dd>{report ? shortCount(report.nodes) : '–'}</dd>
        </div>
        <div>
          <dt>{text.speed}</dt>
          <dd>{report ? shortCount(report.nps) : '–'}</dd>
        </div>
      </dl>
      <p class="engine-line">
        <span class="visually-hidden">{text.line}: </span>
        {report?.pv.map((move) => move.text).join(' ') ?? '–'}
      </p>
    </details>
  );
}
