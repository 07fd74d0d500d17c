import { signal } from '@preact/signals';
import { threads } from '../shared/engine/device.ts';
import type { ToPage, ToServiceWorker } from './builds.ts';

/** Set after the reload for isolation, which happens once a session. */
const RELOADED = 'chariot.isolating';
/** Milliseconds after the start in which the page may reload by itself. */
const SOON = 15_000;
/** Milliseconds after the start in which the page may still be loading. */
const BUSY = 5_000;

/** The waiting service worker of a newer build. */
export const newer = signal<ServiceWorker | null>(null);

/**
 * Registers the service worker. Without one the page still works: online, and single-threaded unless the host sends the
 * isolation headers.
 */
export async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const first = serviceWorker.controller === null;
  serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<ToPage>) => {
    if (data.type === 'script') ports[0]?.postMessage(mainScript());
  });
  serviceWorker.startMessages();
  serviceWorker.controller?.postMessage({ type: 'started' } satisfies ToServiceWorker);
  if (first && isolationIsWanted()) {
    serviceWorker.addEventListener('controllerchange', reloadOnce, { once: true });
  }
  try {
    const address = new URL('sw.js', document.baseURI);
    watch(await serviceWorker.register(address, { updateViaCache: 'none' }));
    setTimeout(keepTheRest, BUSY);
  } catch {
    // Forbidden by the browser or the host: nothing depends on it.
  }
}

/** Activates the newer build and reloads the page. */
export function reloadToNewer(): void {
  if (newer.value?.state !== 'installed') {
    // Another tab has activated it already.
    location.reload();
    return;
  }
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  // Otherwise the browser keeps the newer worker waiting while the present one is fetching.
  serviceWorker.controller?.postMessage({ type: 'leave' } satisfies ToServiceWorker);
  newer.value.postMessage({ type: 'activate' } satisfies ToServiceWorker);
}

/** Has the unused engines of the page's edition cached for offline use. In data-saver mode only used ones are. */
async function keepTheRest(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const { active } = await navigator.serviceWorker.ready;
  const uses = threads.peek() > 1 ? 'threads' : 'full';
  active?.postMessage({ type: 'idle', uses } satisfies ToServiceWorker);
}

function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return;
  const offer = (): void => {
    newer.value = navigator.serviceWorker.controller ? registration.waiting : null;
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
}

/** Address of the main script, which tells the service worker the build. */
function mainScript(): string {
  return document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
}

/** Isolation needs a top-level window, and pays off with more than one core. */
function isolationIsWanted(): boolean {
  return (
    !crossOriginIsolated &&
    isSecureContext &&
    self === top &&
    (navigator.hardwareConcurrency ?? 1) > 1
  );
}

/** Reloads on a first visit, to get the headers; never after the person has touched the page. */
function reloadOnce(): void {
  if (performance.now() > SOON || navigator.userActivation?.hasBeenActive !== false) return;
  try {
    if (sessionStorage.getItem(RELOADED) !== null) return;
    sessionStorage.setItem(RELOADED, '1');
  } catch {
    // Without storage, a reload could repeat forever.
    return;
  }
  location.reload();
}
