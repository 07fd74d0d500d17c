// What a worker of a browser finds in its scope; imported before the code that looks there.
import { parentPort } from 'node:worker_threads';

Object.assign(globalThis, { self: parentPort });
