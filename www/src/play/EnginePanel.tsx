import { shortCount, shortScore } from '@chariot/engine/analysis';
import { EvaluationBar } from '../shared/game/EvaluationBar.tsx';
import { words } from '../shared/i18n/index.ts';
import './engine.css';
import { knownOf } from './known.ts';
import type { PlayStore } from './store.ts';

/** The evaluation of the position that is shown, at the edge of the board. */
export function PlayEvaluation({ store }: { store: PlayStore }) {
  const { record, below } = store.match;
  const known = knownOf(record.shown.value, store.search.found.value);
  return (
    <EvaluationBar
      side={words.value.games[store.game].sides.first}
      below={below.value}
      value={known?.score ?? null}
      unknown={words.value.noEvaluation}
    />
  );
}

/** What the engine found about the position that is shown, live while it thinks. */
export function EngineDetails({ store }: { store: PlayStore }) {
  const known = knownOf(store.match.record.shown.value, store.search.found.value);
  const pondered = store.search.pondered.value;
  const text = words.value;
  const report = known?.report;
  const facts = [
    [text.evaluation, known && shortScore(known.score)],
    [text.depth, report && `${report.depth}/${report.seldepth}`],
    [text.nodes, report && shortCount(report.nodes)],
    [text.speed, report && shortCount(report.nps)],
  ] as const;
  return (
    <section class="engine" aria-label={text.showEngine}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <p class="engine-line">
        <span class="visually-hidden">{text.line}: </span>
        {known?.line.map((move) => move.text).join(' ') || '–'}
      </p>
      {pondered && <p class="engine-pondering">{text.pondering(pondered.depth)}</p>}
    </section>
  );
}
