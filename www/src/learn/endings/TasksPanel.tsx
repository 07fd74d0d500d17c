import { useEffect, useLayoutEffect } from 'preact/hooks';
import { Results } from '../../shared/courses/ExamPanel.tsx';
import { endingsWords } from '../../shared/courses/i18n/index.ts';
import { words } from '../../shared/i18n/index.ts';
import { announce } from '../../shared/ui/announce.tsx';
import { type EndingTasks, HELD } from './tasks.ts';

interface TasksPanelProps {
  exam: EndingTasks;
  /** Called when all positions have been played. */
  done(): void;
}

/** State of an exam with positions to play out. */
export function TasksPanel({ exam, done }: TasksPanelProps) {
  const { kind } = exam.phase.value;
  const told = tellOf(exam);
  useEffect(() => {
    if (told) announce(told);
  }, [told]);
  const isDone = exam.results.value.length === exam.tasks.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an exam is done once
  useLayoutEffect(() => {
    if (isDone) done();
  }, [isDone]);
  return (
    <>
      <Results
        marks={exam.tasks.map((_, i) => {
          const result = exam.results.value[i];
          return result === undefined ? '·' : result ? '✓' : '✗';
        })}
      />
      <p class={`learn-told is-${kind}`}>{told}</p>
    </>
  );
}

function tellOf({ phase, results, task, tasks }: EndingTasks): string {
  const text = endingsWords.value;
  const { value } = phase;
  const goal = task?.goal ?? 'win';
  switch (value.kind) {
    case 'dealing':
      return words.value.loading;
    case 'playing':
    case 'replying':
      return text.task(results.value.length + 1, tasks.length, goal, value.exact);
    case 'done':
      return text.done(goal, value.by, HELD);
    case 'missed':
      return text.missed(goal, value.by);
    case 'over':
      return text.tasksResult(results.value.filter(Boolean).length, tasks.length);
    case 'failed':
      return text.failed;
    default:
      return value satisfies never;
  }
}
