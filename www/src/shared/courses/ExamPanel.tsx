import { useEffect, useLayoutEffect } from 'preact/hooks';
import { words } from '../i18n/index.ts';
import { announce } from '../ui/announce.tsx';
import type { EndingExam } from './exam.ts';
import { endingsWords } from './i18n/index.ts';

interface ExamPanelProps {
  exam: EndingExam;
  /** Called when all positions have been played. */
  done?(): void;
}

export function ExamPanel({ exam, done }: ExamPanelProps) {
  const { kind } = exam.phase.value;
  const told = tellOf(exam);
  useEffect(() => {
    if (told) announce(told);
  }, [told]);
  const isDone = exam.results.value.length === exam.shares.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an exam is done once
  useLayoutEffect(() => {
    if (isDone) done?.();
  }, [isDone]);
  return (
    <>
      {exam.shares.length > 1 && (
        <Results
          marks={exam.shares.map((_, i) => {
            const result = exam.results.value[i];
            if (result === undefined) return '·';
            return result === null ? '✗' : `+${result}`;
          })}
        />
      )}
      <p class={`learn-told is-${kind === 'mated' ? 'done' : kind === 'thrown' ? 'missed' : kind}`}>
        {told}
      </p>
    </>
  );
}

/** A mark for each position: `·` still to come, `✗` failed. */
export function Results({ marks }: { marks: readonly string[] }) {
  return (
    <ol class="exam-results">
      {marks.map((mark, i) => (
        <li key={i} class={mark === '✗' ? 'is-lost' : mark === '·' ? '' : 'is-won'}>
          {mark}
        </li>
      ))}
    </ol>
  );
}

/** The message about the exam; empty while a position or reply is loading. */
function tellOf(exam: EndingExam): string {
  const text = endingsWords.value;
  const { value: phase } = exam.phase;
  const { value: results } = exam.results;
  switch (phase.kind) {
    case 'dealing':
      return words.value.loading;
    case 'playing':
    case 'replying':
      return text.mateIn(results.length + 1, exam.shares.length, phase.moves);
    case 'mated':
      return text.mated(phase.over);
    case 'thrown':
      return text.thrown;
    case 'over': {
      const won = results.filter((one) => one !== null).length;
      return text.result(won, exam.shares.length, exam.over.value);
    }
    case 'failed':
      return text.failed;
    default:
      return phase satisfies never;
  }
}
