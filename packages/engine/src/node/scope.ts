// Gives a thread the scope of a browser's worker. Import it before code that reads that scope.
import { parentPort } from 'node:worker_threads';

Object.assign(globalThis, { self: parentPort });
