import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// @ts-expect-error a program of Node.js without types
// biome-ignore lint/style/noRestrictedImports: the host of the browser tests
import { answerOf } from '../../scripts/ranges.mjs';
import { fetchParts } from './parts.ts';
import { rangesOf } from './ranges.ts';

const FILE = Buffer.from('0123456789');
const ADDRESS = 'https://host/tables/long.egt';

/** The cache, and what must happen before it stores anything. */
let cached: Map<string, Response>;
let ready: Promise<unknown>;
/** Caching under way. */
let underWay: Promise<unknown>[];
let isOnline: boolean;
/** The ranges that the host sends for those asked. */
let sent: (range: string) => string;

beforeEach(() => {
  cached = new Map();
  underWay = [];
  ready = Promise.resolve();
  isOnline = true;
  sent = (range) => range;
  vi.stubGlobal('fetch', ({ headers }: Request) => {
    if (!isOnline) return Promise.reject(new TypeError('failed to fetch'));
    const { body, ...init } = answerOf(FILE, sent(headers.get('Range') ?? ''), 'a/b');
    return Promise.resolve(new Response(body, init));
  });
  const cache = {
    put: async (key: string, response: Response) => {
      await ready;
      cached.delete(key);
      cached.set(key, response);
    },
    keys: () => Promise.resolve([...cached.keys()].map((url) => ({ url }))),
    match: ({ url }: Request) => Promise.resolve(cached.get(url)?.clone()),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function asked(range: string): Promise<Response> {
  const request = new Request(ADDRESS, { headers: { Range: `bytes=${range}` } });
  const waitUntil = (work: Promise<unknown>) => void underWay.push(work);
  return fetchParts({ request, waitUntil }, rangesOf(range));
}

async function offline(range: string): Promise<string> {
  await Promise.all(underWay);
  isOnline = false;
  return (await asked(range)).text();
}

test('the page has its answer before anything is cached', async () => {
  let free = () => {};
  ready = new Promise<void>((resolve) => {
    free = resolve;
  });
  expect(await (await asked('2-4,8-9')).text()).toContain('234');
  expect(cached.size).toBe(0);
  free();
  expect(await offline('8-9')).toBe('89');
  expect(cached.size).toBe(2);
});

test('offline, parts are found as they were asked for, whatever the host joined', async () => {
  sent = () => '9-9,5-8';
  await asked('9-9,5-6,7-8');
  expect(await offline('5-6')).toBe('56');
  expect(await offline('7-8')).toBe('78');
  await expect(offline('4-5')).rejects.toThrow();
});

test('offline, neighbours make up a longer part, and a longer part has shorter ones', async () => {
  await asked('2-4');
  await asked('5-8');
  const response = await offline('3-6').then(() => asked('2-7'));
  expect([response.status, await response.text()]).toEqual([206, '234567']);
  expect(response.headers.get('Content-Range')).toBe('bytes 2-7/*');
  await expect(offline('2-4,8-8')).rejects.toThrow();
});

test('a host that sends one part instead of several has nothing cached', async () => {
  sent = () => '0-3';
  await asked('2-4,8-9');
  await expect(offline('2-4')).rejects.toThrow();
});
