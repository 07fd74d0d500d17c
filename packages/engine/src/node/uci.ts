// UCI inside a program; in a browser the same name of the package is a worker.
import { type Uci, UciEngine } from '../uci/uci.ts';
import { uciPlatform } from './platform.ts';

export type { Uci };

/** Starts an engine that speaks UCI; `onLine` is told each line that it says. */
export function createUci(onLine: (line: string) => void): Uci {
  return new UciEngine(uciPlatform, onLine);
}
