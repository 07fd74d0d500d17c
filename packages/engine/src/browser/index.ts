import { Engine, type EngineOptions } from '../engine.ts';
import { browser } from './platform.ts';

export * from '../index.ts';

/** Starts an engine in a worker; resolves when it is ready. */
export function createEngine(options: EngineOptions): Promise<Engine> {
  return Engine.start(options, browser);
}
