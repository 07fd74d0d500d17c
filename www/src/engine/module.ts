/**
 * Fetches and compiles the engine. Compiled once by the page and sent to each worker it makes, so that a
 * worker that was lost is replaced without network and without compiling.
 *
 * Rejects with an error that names the cause: no WebAssembly, an HTTP status, or bytes that do not compile.
 */
export async function compileEngine(address: string): Promise<WebAssembly.Module> {
  if (typeof WebAssembly === 'undefined')
    throw new Error('this browser has WebAssembly switched off');
  const response = await fetch(address);
  if (!response.ok)
    throw new Error(`the engine file could not be fetched (HTTP ${response.status})`);
  const spare = response.clone();
  try {
    return await WebAssembly.compileStreaming(response);
  } catch {
    // Some static hosts send wasm with a MIME type that streaming refuses; the bytes are good all the same.
    return WebAssembly.compile(await spare.arrayBuffer());
  }
}
