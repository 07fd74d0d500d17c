import type { Askable, Priority, Turn } from './client/asker.ts';

/** The calls that each signal ends. One listener serves all questions: Node.js warns of more than ten. */
const ENDS = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * @internal Calls `end` when `signal` is aborted, at once if it is already, until the returned
 * function is called.
 */
export function onAbort(signal: AbortSignal | undefined, end: () => void): () => void {
  if (signal?.aborted) end();
  if (!signal || signal.aborted) return () => {};
  const ends = ENDS.get(signal) ?? listenTo(signal);
  ends.add(end);
  return () => ends.delete(end);
}

function listenTo(signal: AbortSignal): Set<() => void> {
  const ends = new Set<() => void>();
  ENDS.set(signal, ends);
  const endAll = (): void => {
    for (const end of ends) end();
  };
  signal.addEventListener('abort', endAll, { once: true });
  return ends;
}

/** @internal Runs `work` in a turn that ends when `signal` is aborted. */
export async function until<T>(
  engine: Askable,
  signal: AbortSignal | undefined,
  work: (turn: Turn) => Promise<T>,
  priority?: Priority,
): Promise<T> {
  const turn = engine.begin(priority);
  const forget = onAbort(signal, () => turn.end());
  try {
    return await work(turn);
  } finally {
    forget();
  }
}
