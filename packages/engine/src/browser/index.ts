import { Engine, type EngineOptions } from '../engine.ts';
import type { Platform } from '../platform.ts';
import { browser } from './platform.ts';

export * from '../index.ts';

/** Starts an engine in a worker; resolves when it is ready. `platform`: where its files are, if not in this package. */
export function createEngine(
  options: EngineOptions,
  platform: Platform = browser,
): Promise<Engine> {
  return Engine.start(options, platform);
}
