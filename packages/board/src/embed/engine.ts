import { createEngine as create } from '@chariot/engine';
import { site } from '@chariot/engine/client';
import type { CreateEngine } from '../element/engines.ts';

/** Starts an engine of the site. A frame is isolated only where the page around it is: one thread. */
export const createEngine: CreateEngine = (options) => create(options, { ...site, mostThreads: 1 });
