import { signal } from '@preact/signals';
import { threads } from '../shared/engine/device.ts';
import type { ToPage, ToServiceWorker } from './builds.ts';

/** Set once the page has reloaded to become isolated, so that this happens once a session. */
const RELOADED = 'chariot.isolating';
/** Milliseconds after the start in which the page may reload by itself. */
const SOON = 15_000;
/** Milliseconds after the start in which the page may still fetch what a person waits for. */
const BUSY = 5_000;

/** The waiting service worker of a newer build. */
export const newer = signal<ServiceWorker | null>(null);

/**
 * Registers the service worker. Where there is none, or it is forbidden, the page works as it is: with network, and
 * with one thread if the host does not send the headers for more.
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
    // Forbidden by the browser or by the host: nothing depends on it.
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
  // A browser lets the newer one wait for minutes while the present one fetches something.
  serviceWorker.controller?.postMessage({ type: 'leave' } satisfies ToServiceWorker);
  newer.value.postMessage({ type: 'activate' } satisfies ToServiceWorker);
}

/**
 * Has the engines kept that were not used yet, for the time without network: those of the edition that the page uses.
 * Who saves data keeps only what is used.
 */
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

/** The address of the page's own script, by which the service worker knows the build. */
function mainScript(): string {
  return document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
}

/** Isolation needs a page of its own window, and pays with more than one core. */
function isolationIsWanted(): boolean {
  return (
    !crossOriginIsolated &&
    isSecureContext &&
    self === top &&
    (navigator.hardwareConcurrency ?? 1) > 1
  );
}

/** Reloads on a first visit, to get the headers; never after the person has begun to use the page. */
function reloadOnce(): void {
  if (performance.now() > SOON || navigator.userActivation?.hasBeenActive !== false) return;
  try {
    if (sessionStorage.getItem(RELOADED) !== null) return;
    sessionStorage.setItem(RELOADED, '1');
  } catch {
    // Without storage there is no telling whether it has happened.
    return;
  }
  location.reload();
}
