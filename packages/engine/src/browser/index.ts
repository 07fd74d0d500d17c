import { type Engine, type EngineOptions, startEngine } from '../engine.ts';
import { browser } from './platform.ts';

export * from '../index.ts';

/** Starts an engine in a worker; resolves when it is ready. */
export function createEngine(options: EngineOptions): Promise<Engine> {
  return startEngine(options, browser);
}
