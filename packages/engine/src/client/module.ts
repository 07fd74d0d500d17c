import { fetchFile } from './fetching.ts';

/** Makes something once for each key; what failed is made again when it is asked for again. */
export function onceEach<Key, Made>(
  make: (key: Key) => Promise<Made>,
): (key: Key) => Promise<Made> {
  const made = new Map<Key, Promise<Made>>();
  return (key) => {
    let one = made.get(key);
    if (!one) {
      one = make(key);
      one.catch(() => made.delete(key));
      made.set(key, one);
    }
    return one;
  };
}

/**
 * Fetches and compiles the engine. Compiled once by the page and sent to each worker it makes, so that a
 * worker that was lost is replaced without network and without compiling.
 *
 * Rejects with an error that names the cause: why it could not be fetched, no WebAssembly, or bytes that do not compile.
 */
export async function compileEngine(address: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await (await fetchFile(address)).arrayBuffer());
}
