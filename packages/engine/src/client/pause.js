// Lets a search hear the page while it computes. Where the page is isolated, through a flag in
// shared memory; else by giving the worker's event loop a turn (JavaScript Promise Integration);
// else not.

const isolated = globalThis.crossOriginIsolated === true && typeof SharedArrayBuffer === 'function';
const yields = !isolated && typeof WorkerGlobalScope === 'function' && 'Suspending' in WebAssembly;

/** Whether a search hears. One that does not runs to its limits, or until its worker is ended. */
export const hears = isolated || yields;

/**
 * State of the listener. `alive` is called at each look. The ids are of the request in progress
 * (above all others where requests have none), the last one stopped and the last one that ponders
 * no more; `flags` holds the last two in shared memory.
 */
export const told = {
  alive: () => {},
  current: Number.POSITIVE_INFINITY,
  stopped: 0,
  hit: 0,
  flags: null,
};

/** Wraps an exported function of wasm so that it may call `pause`. */
export const pausing = (run) => (yields ? WebAssembly.promising(run) : run);

/** Listens to the page: 1 to answer now, 2 at a ponder hit, else 0. */
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

/** Messages keep their order: once our own arrives, so have all that were on their way. */
function listener() {
  const channel = new MessageChannel();
  return () =>
    new Promise((resolve) => {
      channel.port2.onmessage = () => resolve(word());
      channel.port1.postMessage(null);
    });
}
