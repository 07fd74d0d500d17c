/// <reference lib="webworker" />
// The service worker. It answers with the files of one build, so that the page works offline, never mixes versions, and
// is cross-origin isolated on any static host. The page caches endgame tables itself (engine/files.ts); only parts of
// long ones are cached here.
import { Builds, type FileList, type ToServiceWorker } from './builds.ts';
import { dropFormerTables } from './former.ts';
import { isolated } from './headers.ts';
import { fetchParts } from './parts.ts';
import { partOf, rangesOf, readRange } from './ranges.ts';

/** Set by the build (scripts/service-worker.ts). */
declare const BUILD_ID: string;
declare const BUILD_FILES: FileList;
declare const BUILD_ENGINES: FileList;

const worker = self as unknown as ServiceWorkerGlobalScope;
const { scope } = worker.registration;
const builds = new Builds(scope, BUILD_ID, BUILD_FILES, BUILD_ENGINES);

worker.addEventListener('install', (event) => event.waitUntil(builds.keep()));

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim().then(dropUnused));
  event.waitUntil(dropFormerTables());
});

// A newer worker waits until no page of this build is open, or until the person accepts it.
worker.addEventListener('message', (event) => {
  event.waitUntil(obey(event.data as ToServiceWorker));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  event.respondWith(answer(event));
});

function obey(message: ToServiceWorker): Promise<void> {
  switch (message.type) {
    case 'started':
      return dropUnused();
    case 'leave':
      builds.leave();
      return Promise.resolve();
    case 'activate':
      return worker.skipWaiting();
    case 'idle': {
      // If threads have too little shared memory, the full engine works with one. So both are cached.
      const all = message.uses === 'threads';
      return builds.keepEngines((kind) => all || !kind.endsWith('_threads'));
    }
    default:
      return message satisfies never;
  }
}

async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  // If the cache fails, try the network.
  const kept = await builds.find(request.url).catch(() => undefined);
  const header = request.headers.get('Range');
  const range = readRange(header);
  if (kept) return range ? partOf(kept, range) : kept;
  if (header) return fetchParts(event, rangesOf(header));
  // The page streams the bytes and checks them itself.
  const response = isolated(await builds.fetch(request));
  event.waitUntil(builds.keepEngine(request.url, response));
  return response;
}

async function dropUnused(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await builds.dropUnused(pages.filter(({ url }) => url.startsWith(scope)));
}
