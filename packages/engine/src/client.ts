// The client of an engine's worker, and what a site supplies to it. The page has one for each game.

export { browser, site } from './browser/platform.ts';
export { Askable, Asker, Priority, type Ticket, Turn, type Wish } from './client/asker.ts';
export { EngineClient } from './client/client.ts';
export type { Edition, Host, WorkerLike } from './client/host.ts';
export { UNTIL_STOPPED } from './client/job.ts';
export type { FromWorker, ToWorker } from './client/messages.ts';
export { type Spawn, WorkerPool } from './client/pool.ts';
export { startEngine } from './engine.ts';
export type { GameFiles } from './files.ts';
export { type Platform, startClient } from './platform.ts';
