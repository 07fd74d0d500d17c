/// <reference lib="webworker" />
// Several threads that solve an ending, as one worker. It holds the memory that they share, which is given back when it is
// terminated: the page would keep it until it collects its garbage, and that of the next ending beside it.
import type { FromWorker, TeamStart, ToWorker } from './messages.ts';
import type { WorkerPool } from './pool.ts';
import { spawnTeam } from './team.ts';

const page = self as unknown as DedicatedWorkerGlobalScope;
const post = (message: FromWorker): void => page.postMessage(message, movedBy(message));

let team: WorkerPool | null = null;

page.addEventListener('message', ({ data }: MessageEvent<TeamStart | ToWorker>) => {
  if (data.type !== 'team') {
    team?.postMessage(data);
    return;
  }
  const leader = (): Worker =>
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  team = spawnTeam(data.helpers, leader, [data.pages]);
  team.addEventListener('message', ({ data }) => post(data));
  team.addEventListener('error', (event) => {
    event.preventDefault();
    post({ type: 'crash', message: event.message || 'a worker could not be started' });
  });
});

/** What is moved to the page instead of copied: the results of a table are hundreds of megabytes. */
function movedBy(message: FromWorker): Transferable[] {
  if (message.type !== 'reply' || !('chunk' in message.reply)) return [];
  return [message.reply.chunk.bytes.buffer];
}
