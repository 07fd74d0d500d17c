// How a search hears the page while it computes: by a flag in shared memory where the page is isolated, else by giving
// the worker's event loop a turn in the midst of it (JavaScript Promise Integration), else not at all.

const isolated = globalThis.crossOriginIsolated === true && typeof SharedArrayBuffer === 'function';
const yields = !isolated && typeof WorkerGlobalScope === 'function' && 'Suspending' in WebAssembly;

/** True if a search hears; else only the end of its worker ends it before its limits. */
export const hears = isolated || yields;

/**
 * What is called each time a search listens, and what the worker was told: the number of the request that it answers, which is above all others where requests have
 * none, the last one to be stopped, the last one that is pondered no more, and both in shared memory.
 */
export const told = {
  alive: () => {},
  current: Number.POSITIVE_INFINITY,
  stopped: 0,
  hit: 0,
  flags: null,
};

/** Makes an exported function of wasm in which `pause` may be called. */
export const pausing = (run) => (yields ? WebAssembly.promising(run) : run);

/** Listens to the page; 1 if it wants an answer now, 2 if what is pondered has come about, else 0. */
export const pause = yields ? new WebAssembly.Suspending(listener()) : word;

function word() {
  told.alive();
  const { flags, current } = told;
  const [stopped, hit] = flags
    ? [Atomics.load(flags, 0), Atomics.load(flags, 1)]
    : [told.stopped, told.hit];
  if (stopped >= current) return 1;
  return hit >= current ? 2 : 0;
}

/** Messages come in order: when one to ourselves is here, so are those that were on their way. */
function listener() {
  const channel = new MessageChannel();
  return () =>
    new Promise((resolve) => {
      channel.port2.onmessage = () => resolve(word());
      channel.port1.postMessage(null);
    });
}
