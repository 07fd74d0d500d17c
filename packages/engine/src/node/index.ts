import { type Engine, type EngineOptions, startEngine } from '../engine.ts';
import { node } from './platform.ts';

export * from '../index.ts';

/** Starts an engine in a thread of its own; resolves when it is ready. */
export function createEngine(options: EngineOptions): Promise<Engine> {
  return startEngine(options, node);
}
