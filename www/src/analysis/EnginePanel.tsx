import { Button } from '@chariot/board/ui';
import { forFirst, shortCount, shortScore } from '@chariot/engine/analysis';
import { other } from '@chariot/game';
import type { ProbeResult, SideName } from '@chariot/protocol';
import { ErrorSentences } from '../shared/errors/ErrorSentences.tsx';
import { words } from '../shared/i18n/index.ts';
import { IconButton } from '../shared/ui/Icon.tsx';
import { analysisWords } from './i18n/index.ts';
import { MOST_LINES } from './search.ts';
import type { AnalysisStore } from './store.ts';

const COUNTS = Array.from({ length: MOST_LINES }, (_, i) => i + 1);

export function EnginePanel({ store }: { store: AnalysisStore }) {
  const { search } = store;
  const view = store.view.value;
  const probe = store.probe.value;
  const text = analysisWords.value;
  const on = search.on.value;
  const lines = search.view.value === view ? search.lines.value : [];
  const [best] = lines;
  return (
    <section class="engine-panel" aria-label={text.engine}>
      <div class="engine-head">
        <label class="switch">
          <input
            type="checkbox"
            name="engine"
            checked={on}
            onChange={(event) => {
              search.on.value = event.currentTarget.checked;
            }}
          />
          <span class="switch-track" aria-hidden="true" />
          <span class="switch-name">{text.engine}</span>
        </label>
        <span class="engine-facts">
          {best && (
            <>
              <span>{text.depth(best.depth)}</span>
              <span>{text.perSecond(shortCount(best.nps))}</span>
            </>
          )}
        </span>
        <IconButton
          icon="threat"
          label={text.threat}
          pressed={store.threat.on.value}
          onClick={() => store.threat.toggle()}
        />
        <label class="engine-count">
          <span class="visually-hidden">{text.lineCount}</span>
          <select
            name="lines"
            value={search.wanted.value}
            onChange={(event) => search.want(Number(event.currentTarget.value))}
          >
            {COUNTS.map((count) => (
              <option key={count} value={count}>
                {text.lines(count)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {view && probe?.dtm && <TableLine probe={probe} toMove={view.toMove} store={store} />}
      {on && view && !view.result ? (
        <ol class="pv-list" style={{ '--lines': Math.min(search.wanted.value, view.moves.length) }}>
          {lines.length === 0 && <li class="pv-none">{text.engineStarts}</li>}
          {lines.map((line) => {
            const [move] = line.pv;
            const value = shortScore(forFirst(line.score, view.toMove));
            const moves = line.pv.map((one) => one.text).join(' ');
            return (
              <li key={line.rank}>
                <button
                  type="button"
                  class="pv"
                  aria-label={text.playLine(value, moves)}
                  onClick={() => move && void store.play(move)}
                >
                  <span class={`pv-value ${line.rank === 1 ? 'is-best' : ''}`}>{value}</span>
                  <span class="pv-moves">{moves}</span>
                </button>
              </li>
            );
          })}
        </ol>
      ) : null}
      {search.error.value && (
        <div class="message is-error" role="alert">
          <strong>{words.value.engineFailed}</strong>{' '}
          <ErrorSentences game={store.game} error={search.error.value} />
          <Button onClick={() => search.retry()}>{words.value.retry}</Button>
        </div>
      )}
    </section>
  );
}

interface TableLineProps {
  probe: ProbeResult;
  toMove: SideName;
  store: AnalysisStore;
}

function TableLine({ probe, toMove, store }: TableLineProps) {
  const text = analysisWords.value;
  const { sides } = words.value.games[store.game];
  const { dtm: value } = probe;
  if (!value) return null;
  const winner = value.kind === 'win' ? toMove : other(toMove);
  const best = probe.moves[0]?.move;
  const draw = probe.undecidedDraws ? text.tableUndecided : text.tableDraw;
  const said =
    value.kind === 'draw'
      ? draw
      : probe.cursed
        ? text.tableCursed(sides[winner], sides[other(winner)], value.moves)
        : text.tableWin(sides[winner], value.moves);
  return (
    <p class="table-line">
      <strong>{text.table}</strong> {said}{' '}
      {best && <Button onClick={() => void store.play(best)}>{best.text}</Button>}
    </p>
  );
}
