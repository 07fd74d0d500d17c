import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFile, PATIENCE_FETCHING, SILENT } from './fetching.ts';

const WASM = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
const DIGEST = createHash('sha256').update(WASM).digest().readBigUInt64BE().toString(36);
const ENGINE = `assets/chess_bg-${DIGEST}.wasm`;
const DAMAGED = WASM.map((byte, i) => (i === 6 ? byte ^ 1 : byte));

/** A host's answer: these parts, one every `pause` milliseconds, without an end if it `hangs`. */
interface Answer {
  status?: number;
  parts: readonly Uint8Array[];
  pause?: number;
  hangs?: boolean;
}

/** A host that answers requests in order and is then silent; returns the requests. */
function host(...answers: Answer[]): RequestInit[] {
  const asked: RequestInit[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const answer = answers[asked.length];
    asked.push(init);
    return new Promise<Response>((resolve, reject) => {
      const { signal } = init;
      signal?.addEventListener('abort', () => reject(signal.reason));
      if (!answer) return;
      const { status = 200, parts, pause = 0, hangs = false } = answer;
      const body = new ReadableStream({
        start(to) {
          signal?.addEventListener('abort', () => to.error(signal.reason));
          for (const [i, part] of parts.entries()) setTimeout(() => to.enqueue(part), i * pause);
          if (!hangs) setTimeout(() => to.close(), parts.length * pause);
        },
      });
      resolve(new Response(body, { status }));
    });
  });
  return asked;
}

/** The outcome of a fetch: length, or the reason it failed; `null` while it runs. */
function outcome(address = 'tables/MANIFEST'): { value: number | string | null } {
  const seen: { value: number | string | null } = { value: null };
  fetchFile(address)
    .then((response) => response.arrayBuffer())
    .then(
      ({ byteLength }) => {
        seen.value = byteLength;
      },
      (error: Error) => {
        seen.value = error.message;
      },
    );
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each<[string, Answer[]]>([
  ['never answers', []],
  ['stops after the beginning', [{ parts: [WASM], hangs: true }]],
])('a host that %s is given up when its time is over', async (_, answers) => {
  const [request] = [host(...answers)];
  const seen = outcome();
  await vi.advanceTimersByTimeAsync(PATIENCE_FETCHING - 10);
  expect(seen.value).toBeNull();
  await vi.advanceTimersByTimeAsync(20);
  expect(seen.value).toBe(SILENT);
  expect(request[0]?.signal?.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('a host that is slow but alive may take as long as it needs', async () => {
  const parts = Array.from({ length: 20 }, () => WASM);
  host({ parts, pause: PATIENCE_FETCHING - 100 });
  const seen = outcome();
  await vi.advanceTimersByTimeAsync(10 * PATIENCE_FETCHING);
  expect(seen.value).toBeNull();
  await vi.advanceTimersByTimeAsync(10 * PATIENCE_FETCHING);
  expect(seen.value).toBe(20 * WASM.length);
  expect(vi.getTimerCount()).toBe(0);
});

test('an error of the host is told at once, and nothing is waited for any more', async () => {
  host({ status: 503, parts: [WASM] });
  const seen = outcome();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.value).toBe('HTTP 503');
  expect(vi.getTimerCount()).toBe(0);
});

async function compiled(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await (await fetchFile(ENGINE)).arrayBuffer());
}

test.each<[string, Uint8Array]>([
  ['has a flipped bit', DAMAGED],
  ['is cut short', WASM.subarray(0, -1)],
  ['is a page', new TextEncoder().encode('<!doctype html>')],
  ['is empty', new Uint8Array()],
])('an engine that %s never runs; a good one past the cache does', async (_, bytes) => {
  vi.useRealTimers();
  const asked = host({ parts: [bytes] }, { parts: [WASM] });
  expect(await compiled()).toBeInstanceOf(WebAssembly.Module);
  expect(asked.map(({ cache }) => cache)).toEqual([undefined, 'reload']);
  host({ parts: [bytes] }, { parts: [bytes] });
  await expect(compiled()).rejects.toThrow('damaged');
});

test('no other file is taken for one with a digest in its name', async () => {
  vi.useRealTimers();
  host({ parts: [DAMAGED] });
  expect((await fetchFile('icons/touch-180.png')).status).toBe(200);
});

test('without a secure context there are no digests, and engines run', async () => {
  vi.useRealTimers();
  vi.stubGlobal('crypto', {});
  const asked = host({ parts: [WASM] });
  expect(await compiled()).toBeInstanceOf(WebAssembly.Module);
  expect(asked).toHaveLength(1);
});

test('whoever asked may give up: in the midst of it, or before it begins', async () => {
  const asked = host({ parts: [WASM], hangs: true });
  const stop = new AbortController();
  const seen = fetchFile('tables/MANIFEST', { signal: stop.signal });
  const rejected = expect(seen).rejects.toThrow('enough');
  await vi.advanceTimersByTimeAsync(10);
  stop.abort(new Error('enough'));
  await rejected;
  await expect(fetchFile('tables/MANIFEST', { signal: stop.signal })).rejects.toThrow('enough');
  expect(asked.length).toBe(1);
});
