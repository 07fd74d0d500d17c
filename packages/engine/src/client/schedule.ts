import { Priority } from './asker.ts';
import type { Job } from './job.ts';

/** The facts that decide the next step. */
export interface Situation {
  /** Whether a worker can take requests. */
  isReady: boolean;
  /** Whether the worker has the wanted edition, threads and memory. */
  fits: boolean;
  /** Whether the worker listens while it computes. */
  hears: boolean;
  /** Whether requests have paused. */
  isQuiet: boolean;
  current: Job | null;
  waiting: readonly Job[];
}

/** The client's next act on its worker. */
export type Step =
  | { kind: 'wait' }
  /** Interrupt the worker for a more urgent request or a better worker. */
  | { kind: 'preempt'; job: Job }
  | { kind: 'replace' }
  | { kind: 'send'; job: Job };

const WAIT: Step = { kind: 'wait' };

/** Decides, alone, who is answered, who gives way and when a new worker takes over. */
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

/** Only a search can resume where it was. The game's move has a clock and does not give way. */
function givesWay({ request, priority, stopReason }: Job): boolean {
  return 'search' in request && priority < Priority.Move && stopReason === null;
}

/** The oldest job of the highest priority. */
function dueOf({
  waiting,
  hears,
  isQuiet,
}: Pick<Situation, 'waiting' | 'hears' | 'isQuiet'>): Job | undefined {
  let due: Job | undefined;
  for (const job of waiting) {
    // A worker that hears no ponderhit does not ponder: the search waits for its position.
    if ((job.ponders && !hears) || (job.gaveWay && !isQuiet)) continue;
    if (!due || job.priority > due.priority) due = job;
    else if (job.priority === due.priority && job.order < due.order) due = job;
  }
  return due;
}
