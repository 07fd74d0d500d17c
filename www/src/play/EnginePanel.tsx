import './engine.css';
import { forFirst, shortCount, shortScore } from '@chariot/engine/analysis';
import type { NotatedMove, SearchReport, SearchScore, View } from '@chariot/protocol';
import { EvaluationBar } from '../shared/game/EvaluationBar.tsx';
import { continues } from '../shared/game/game.ts';
import { words } from '../shared/i18n/index.ts';
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

/** What a search has found out about a position. */
export interface Known {
  report: SearchReport;
  /** For the first side. */
  score: SearchScore;
  /** The best play from the position. */
  line: readonly NotatedMove[];
}

/**
 * What `found` says of the position that is shown: it was searched itself, or the best move found has just been played
 * and the rest of the line goes on from here. `null` for any other position, whose evaluation it is not.
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
