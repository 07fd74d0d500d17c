import { Button } from '@chariot/board/ui';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { words } from '../shared/i18n/index.ts';
import { practiceOf } from '../shared/practice/keeper.ts';
import { puzzleWords } from '../shared/puzzles/i18n/index.ts';
import { PuzzleStage } from '../shared/puzzles/PuzzlePanel.tsx';
import { idOf } from '../shared/puzzles/progress.ts';
import { announce } from '../shared/ui/announce.tsx';
import { addressOf } from '../shared/ui/route.ts';
import { minutesOf } from './clock.ts';
import type { PuzzleRun } from './run.ts';

/** Seconds left at which screen readers are told. */
const WARNINGS = [60, 30, 10];

/** The timed run: clock, number solved, the puzzles; at the end the result, and the missed ones to practise. */
export function RunView({ run }: { run: PuzzleRun }) {
  useLayoutEffect(() => {
    run.prepare();
    return () => run.stop();
  }, [run]);
  const text = puzzleWords.value;
  const state = run.state.value;
  const left = run.left.value;
  const isRunning = state.kind === 'running';
  useEffect(() => {
    if (isRunning && WARNINGS.includes(left)) announce(puzzleWords.value.secondsLeft(left));
  }, [isRunning, left]);
  return (
    <>
      <PuzzleStage
        solving={run.solving}
        isShut={!isRunning || run.solving.phase.value.kind === 'wrong'}
      />
      <section class="panel lesson puzzles" aria-label={text.run}>
        <header class="status">
          <h1>{text.run}</h1>
          <p>{text.runHelp}</p>
        </header>
        <dl class="puzzle-stats">
          <div>
            <dt>{text.clock}</dt>
            <dd class={left <= 10 && isRunning ? 'is-short' : ''}>
              <span role="timer">{minutesOf(left)}</span>
            </dd>
          </div>
          <div>
            <dt>{text.solvedCount}</dt>
            <dd>{run.solved.value}</dd>
          </div>
          <div>
            <dt>{text.bestRun}</dt>
            <dd>{run.best.value}</dd>
          </div>
        </dl>
        <Told run={run} />
        <div class="buttons lesson-buttons">
          {isRunning ? (
            <Button onClick={() => run.stop()}>{text.stopRun}</Button>
          ) : (
            <button
              type="button"
              class="primary"
              disabled={state.kind === 'loading'}
              onClick={() => void run.start()}
            >
              {state.kind === 'over' ? text.again : text.startRun}
            </button>
          )}
        </div>
        <a class="panel-link" href={addressOf('puzzles', run.game)}>
          {text.withoutClock}
        </a>
      </section>
    </>
  );
}

function Told({ run }: { run: PuzzleRun }) {
  const text = puzzleWords.value;
  const state = run.state.value;
  const { kind } = run.solving.phase.value;
  const missed = run.missed.value;
  const side = words.value.games[run.game].sides[run.solving.side.value];
  const told = ((): string => {
    switch (state.kind) {
      case 'ready':
        return '';
      case 'loading':
        return words.value.loading;
      case 'failed':
        return text.failed;
      case 'over':
        return text.runOver(run.solved.value, missed.length, state.isBest);
      case 'running':
        if (kind === 'solved') return text.solved;
        return kind === 'wrong' ? text.missedOne : text.toMove(side);
      default:
        return state satisfies never;
    }
  })();
  useEffect(() => announce(told), [told]);
  useEffect(() => {
    // The missed ones come back in the daily practice.
    if (state.kind === 'over' && missed.length > 0) {
      practiceOf(run.game).add(missed.map((puzzle) => ({ kind: 'puzzle', id: idOf(puzzle) })));
    }
  }, [run, state, missed]);
  return (
    <>
      <p class={`lesson-told is-${state.kind === 'running' ? kind : state.kind}`}>{told}</p>
      {state.kind === 'over' && missed.length > 0 && (
        <p>
          <a class="panel-link" href={addressOf('practice', run.game)}>
            {text.missedInPractice(missed.length)}
          </a>
        </p>
      )}
    </>
  );
}
