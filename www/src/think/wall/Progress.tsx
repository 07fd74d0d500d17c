import { shortScore } from '@chariot/engine/analysis';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Action } from '../../shared/ui/Icon.tsx';
import { Figure } from '../Figure.tsx';
import { useNear } from '../near.ts';
import { counted } from '../numbers.ts';
import { ShownBoard } from '../ShownBoard.tsx';
import { wallWords } from './i18n/index.ts';
import { ProgressChart } from './ProgressChart.tsx';
import { type Run, type RunPlayer, Runs } from './runs.ts';
import type { WallState } from './state.ts';

/** What searches make of a won position without tables, and with them. */
export function Progress({ state }: { state: WallState }) {
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
            <ShownBoard game={state.game} view={view} below="first" />
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
        'crates/session/src/progress.rs',
        'crates/search/src/worker/tablebase.rs',
        'crates/search/src/root/tablebase.rs',
      ]}
    >
      <p>{text.progressText}</p>
    </Figure>
  );
}

/** What each player thought of the first position, and how long it took to mate. */
function RunTable({ runs }: { runs: readonly Run[] }) {
  const text = wallWords.value;
  return (
    <table class="wall-runs">
      <thead>
        <tr>
          <th scope="col">{text.search}</th>
          <th scope="col">{text.positions}</th>
          <th scope="col">{text.millis}</th>
          <th scope="col">{text.itSees}</th>
          <th scope="col">{text.itPlays}</th>
          <th scope="col">{text.matesAfter}</th>
        </tr>
      </thead>
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
  const wasted = run.steps.filter(({ before, after }) => after === undefined || after >= before);
  const end = (): string => {
    if (last?.after === 0) return text.mateAfter(run.steps.length, wasted.length);
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
