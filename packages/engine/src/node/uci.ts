// UCI inside a program. In a browser the same export is a worker.
import { FUNCTION, required } from '../arguments.ts';
import { type Uci, UciEngine } from '../uci/uci.ts';
import { uciPlatform } from './platform.ts';

export { EngineError, type ErrorKind } from '../error.ts';
export type { Uci };

/** Starts a UCI engine; `onLine` gets each line it says. */
export function createUci(onLine: (line: string) => void): Uci {
  return new UciEngine(uciPlatform, required('onLine', onLine, FUNCTION));
}
