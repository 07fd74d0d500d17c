import './engine.css';
import { forFirst, shortCount, shortScore } from '@chariot/engine/analysis';
import type { NotatedMove, SearchReport, SearchScore, View } from '@chariot/protocol';
import { EvaluationBar } from '../shared/game/EvaluationBar.tsx';
import { continues } from '../shared/game/game.ts';
import { words } from '../shared/i18n/index.ts';
import type { PlayStore } from './store.ts';

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

/** The engine's findings about the shown position, live while it thinks. */
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

export interface Known {
  report: SearchReport;
  /** For the first side. */
  score: SearchScore;
  /** Best play from the position. */
  line: readonly NotatedMove[];
}

/**
 * The result of a search for the shown position: it was searched, or it follows the best move of the searched one.
 * `null` for any other position.
 */
function knownOf(
  shown: View | null,
  found: { report: SearchReport; view: View } | null,
): Known | null {
  if (!shown || !found || !continues(shown.game, found.view.game)) return null;
  const { report, view } = found;
  const later = shown.game.moves.slice(view.game.moves.length);
  const isLine = later.length === 0 || (later.length === 1 && later[0] === report.pv[0]?.uci);
  if (!isLine) return null;
  return {
    report,
    score: forFirst(report.score, view.toMove),
    line: report.pv.slice(later.length),
  };
}
