import { Priority } from './asker.ts';
import type { Job } from './job.ts';

/** What the next step depends on. */
export interface Situation {
  /** True if there is a worker that can be asked. */
  isReady: boolean;
  /** True if the worker is of the edition, threads and memory that are wanted. */
  fits: boolean;
  /** True if the worker listens while it computes. */
  hears: boolean;
  /** True if nothing has been asked for a while. */
  isQuiet: boolean;
  /** The request that the worker is at. */
  current: Job | null;
  waiting: readonly Job[];
}

/** What the client does with its worker. */
export type Step =
  | { kind: 'wait' }
  /** The worker leaves off: something more urgent has come, or a better worker. */
  | { kind: 'preempt'; job: Job }
  | { kind: 'replace' }
  | { kind: 'send'; job: Job };

const WAIT: Step = { kind: 'wait' };

/** The one place that decides who is answered, who gives way, and when another worker takes over. */
export function nextStep({ isReady, fits, current, ...situation }: Situation): Step {
  if (!isReady) return WAIT;
  const due = dueOf(situation);
  if (current) {
    const isOutranked = due !== undefined && due.priority > current.priority;
    const isOutdated = !fits && current.priority <= Priority.Analysis;
    if (!(isOutranked || isOutdated) || !givesWay(current)) return WAIT;
    return { kind: 'preempt', job: current };
  }
  if (!fits) return { kind: 'replace' };
  return due ? { kind: 'send', job: due } : WAIT;
}

/** A search goes on with what it has learned; the game's move has a clock, and anything else would begin anew. */
function givesWay({ request, priority, stopReason }: Job): boolean {
  return 'search' in request && priority < Priority.Move && stopReason === null;
}

/** Of the jobs with the highest priority the one that was asked first. */
function dueOf({
  waiting,
  hears,
  isQuiet,
}: Pick<Situation, 'waiting' | 'hears' | 'isQuiet'>): Job | undefined {
  let due: Job | undefined;
  for (const job of waiting) {
    // Without ponderhit there is no pondering: the search starts once its position is on the board.
    if ((job.ponders && !hears) || (job.gaveWay && !isQuiet)) continue;
    if (!due || job.priority > due.priority) due = job;
    else if (job.priority === due.priority && job.order < due.order) due = job;
  }
  return due;
}
