import { shortScore } from '@chariot/engine/analysis';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Action } from '../../shared/ui/Icon.tsx';
import { ShownBoard } from '../boards.tsx';
import type { ChapterProps } from '../chapters.ts';
import { Figure, TableHead } from '../Figure.tsx';
import { useNear } from '../hooks.ts';
import { wallWords } from '../i18n/index.ts';
import { counted } from '../numbers.ts';
import { type Run, type RunPlayer, Runs } from './runs.ts';
import type { WallState } from './state.ts';

/** Searches in a won position, without tables and with them. */
export function Progress({ state, store }: ChapterProps & { state: WallState }) {
  const runs = useMemo(() => new Runs(state), [state]);
  const text = wallWords.value;
  const view = runs.view.value;
  const place = useRef<HTMLDivElement | null>(null);
  const seen = useNear(place, '0px 0px');
  const solved = state.solved.value;
  useEffect(() => {
    if (seen && solved) void runs.longest();
    return () => runs.stop();
  }, [seen, solved, runs]);
  const running = runs.isRunning.value;
  return (
    <Figure
      title={text.progressTitle}
      picture={
        <div class="wall-progress" ref={place} aria-busy={running}>
          <div class="wall-progress-board">
            <ShownBoard store={store} view={view} below="first" />
            <div class="actions">
              <Action
                icon="shuffle"
                label={text.anotherPosition}
                disabled={!solved}
                onClick={() => void runs.random()}
              />
              <Action
                icon="last"
                label={text.longestMate}
                disabled={!solved}
                onClick={() => void runs.longest()}
              />
              <Action
                icon={running ? 'stop' : 'play'}
                label={running ? text.stopLine : text.playAgain}
                disabled={!view}
                onClick={() => (running ? runs.stop() : void runs.play())}
              />
            </div>
          </div>
          <div class="wall-progress-runs">
            <ProgressChart runs={runs.runs.value} />
            <RunTable runs={runs.runs.value} />
          </div>
        </div>
      }
      tryThis={text.progressTry}
      sources={[
        'crates/session/src/full/progress.rs',
        'crates/search/src/worker/tablebase.rs',
        'crates/search/src/root/tablebase.rs',
      ]}
    >
      <p>{text.progressText}</p>
    </Figure>
  );
}

/** Each player's score of the first position, and its number of moves to mate. */
function RunTable({ runs }: { runs: readonly Run[] }) {
  const text = wallWords.value;
  return (
    <table class="wall-runs">
      <TableHead
        columns={[
          text.search,
          text.positions,
          text.millis,
          text.itSees,
          text.itPlays,
          text.matesAfter,
        ]}
      />
      <tbody>
        {runs.map((run, i) => (
          <RunRow key={i} run={run} number={i} name={nameOf(run.player)} />
        ))}
      </tbody>
    </table>
  );
  function nameOf({ depth, tables }: RunPlayer): string {
    return tables ? text.withTable(depth) : text.ofDepth(depth);
  }
}

function RunRow({ run, number, name }: { run: Run; number: number; name: string }) {
  const text = wallWords.value;
  const first = run.steps[0];
  const last = run.steps.at(-1);
  const end = (): string => {
    if (last?.after === 0)
      return text.mateAfter(run.steps.length, run.steps.length - (first?.before ?? 0));
    if (last && last.after === undefined) return text.winGone;
    return run.isDone ? text.noMateIn(run.steps.length) : '…';
  };
  return (
    <tr>
      <th scope="row">
        <svg class="wall-key" viewBox="0 0 24 4" aria-hidden="true">
          <path class={`wall-run run-${number}`} d="M0 2H24" />
        </svg>
        {name}
      </th>
      <td>{first && counted(first.nodes)}</td>
      <td>{first?.millis.toFixed(1)}</td>
      <td>{first?.score && shortScore(first.score)}</td>
      <td>{first?.played.text}</td>
      <td>{end()}</td>
    </tr>
  );
}

const SIZE = { width: 420, height: 240 };
const MARGIN = { left: 26, right: 10, top: 26, bottom: 34 };

/** Moves to mate by the table, over the moves played: a straight line down is perfect play. */
export function ProgressChart({ runs }: { runs: readonly Run[] }) {
  const text = wallWords.value;
  const lines = runs.map(({ steps }) => distances(steps));
  const most = Math.max(1, ...lines.flat());
  const longest = Math.max(most, ...lines.map((line) => line.length - 1));
  const inner = {
    width: SIZE.width - MARGIN.left - MARGIN.right,
    height: SIZE.height - MARGIN.top - MARGIN.bottom,
  };
  const x = (move: number): number => MARGIN.left + (move / longest) * inner.width;
  const y = (distance: number): number => MARGIN.top + inner.height * (1 - distance / most);
  const step = longest > 24 ? 10 : 5;
  const marks = (end: number): number[] =>
    Array.from({ length: Math.floor(end / step) + 1 }, (_, i) => i * step);
  return (
    <svg class="wall-chart" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
      {marks(most).map((distance) => (
        <g key={distance}>
          <path class="wall-grid" d={`M${x(0)} ${y(distance)}H${x(longest)}`} />
          <text class="wall-scale is-left" x={MARGIN.left - 6} y={y(distance)}>
            {distance}
          </text>
        </g>
      ))}
      {marks(longest).map((move) => (
        <text key={move} class="wall-scale" x={x(move)} y={SIZE.height - MARGIN.bottom + 13}>
          {move}
        </text>
      ))}
      <text class="wall-scale" x={MARGIN.left + inner.width / 2} y={SIZE.height - 5}>
        {text.movesPlayed}
      </text>
      <text class="wall-scale is-title" x={0} y={8}>
        {text.movesToMate}
      </text>
      {lines.map(
        (line, i) =>
          line.length > 0 && (
            <polyline
              key={i}
              class={`wall-run run-${i}`}
              points={line.map((distance, move) => `${x(move)},${y(distance)}`).join(' ')}
            />
          ),
      )}
    </svg>
  );
}

/** Moves to mate before each move, and after the last. */
function distances(steps: Run['steps']): number[] {
  const last = steps.at(-1);
  const end = last?.after === undefined ? [] : [last.after];
  return [...steps.map(({ before }) => before), ...end];
}
