import type { EngineClient } from '@chariot/engine/client';
import { PATIENCE_FETCHING } from '@chariot/engine/fetch';
import { FakeAskable } from '@chariot/engine/testing/asker';
import {
  type EndingFacts,
  type ErrorReply,
  nameOf,
  type Request,
  type RequestName,
  request,
} from '@chariot/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TableState, Tables, type Unusable } from './tables.ts';

const GOOD = 'good KRK';
/** A file of format 4. Its first byte is no text. */
const OUTDATED = new Uint8Array([0x89, 0x45, 0x47, 0x54, 13, 10, 26, 10, 4, 0]);
const DIGEST = '0'.repeat(64);
const MANIFEST_AT = 'tables/MANIFEST';
const TABLE_AT = 'tables/chess/KRK.egt';
const MANIFEST = `${DIGEST} ${GOOD.length} chess/KRK.egt\n`;
const FACTS: Readonly<Record<string, EndingFacts>> = {
  KRK: { name: 'KRK', smaller: [], memory: 1e5 },
  KQK: { name: 'KQK', smaller: [], memory: 1e5 },
  KQKR: { name: 'KQKR', smaller: ['KQK', 'KRK'], memory: 1e7 },
  KRPKR: { name: 'KRPKR', smaller: ['KRK'], memory: 2e9 },
  KPK: { name: 'KPK', smaller: [], memory: undefined },
};

const NO_MEMORY: ErrorReply = { error: { kind: 'MEMORY', facts: [] } };
const TRAPPED: ErrorReply = {
  error: { kind: 'ENGINE', facts: [], cause: 'MEMORY: unreachable executed' },
};

/** An engine that reads files of the form `good` and an ending, and solves everything unless told not to. */
class FakeEngine extends FakeAskable {
  generation = 1;
  solves = true;
  /** Endings that take more memory than there is. */
  tooMuch: Readonly<Record<string, ErrorReply>> = {};
  /** A further ending that results depend on. */
  needs = '';
  /** Parts that a position needs. */
  parts = [{ material: 'KRPKR', start: 7, end: 9 }];
  asked: string[] = [];
  reply(asked: Request): Promise<object> {
    const error: ErrorReply = { error: { kind: 'TABLE', facts: [] } };
    if ('ending' in asked) {
      const { material } = asked.ending;
      const facts = FACTS[material === 'KKR' ? 'KRK' : material];
      return Promise.resolve(facts ? { facts } : error);
    }
    if ('loadTable' in asked) {
      const [, material] = /^good (\w+)$/.exec(textOf(asked.loadTable.bytes)) ?? [];
      this.asked.push(`load ${material ?? '?'}`);
      return Promise.resolve(material ? { material, millis: 2 } : error);
    }
    if ('loadDtz' in asked) {
      const [, material] = /^plies (\w+)$/.exec(textOf(asked.loadDtz.bytes)) ?? [];
      this.asked.push(`dtz ${material ?? '?'}`);
      return Promise.resolve(material ? { material } : error);
    }
    if ('probe' in asked) {
      const missing = ['KPK', 'KRK'].filter((ending) => !this.asked.includes(`dtz ${ending}`));
      this.asked.push('probe');
      return Promise.resolve({ result: { missingDtz: missing.slice(0, 1) } });
    }
    if ('beginTable' in asked) {
      const [version = 0] = asked.beginTable.bytes;
      this.asked.push(`begin ${version}`);
      return Promise.resolve(version === 1 ? { material: 'KRPKR', millis: 3 } : error);
    }
    if ('missingParts' in asked) {
      const { square } = asked.missingParts;
      const parts = this.asked.some((one) => one.startsWith('add 7')) ? [] : this.parts;
      this.asked.push(`missing ${square}`);
      return Promise.resolve({ parts, ...(this.needs && { endings: [this.needs] }) });
    }
    if ('addParts' in asked) {
      this.asked.push(`add ${asked.addParts.parts.map(({ start }) => start)}`);
      return Promise.resolve({});
    }
    if ('solveTable' in asked) {
      const { material } = asked.solveTable;
      this.asked.push(`solve ${material}`);
      if (!this.solves) return Promise.resolve(error);
      if (this.tooMuch[material]) return Promise.resolve(this.tooMuch[material]);
      return Promise.resolve({ material, millis: 12 });
    }
    throw new Error(`unexpected ${nameOf(asked)}`);
  }
  load(_key: string, name: RequestName, content: never): Promise<object> {
    return this.reply(request(name, content));
  }
}

const POSITION = { game: 'chess', moves: [] } as never;

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

class FakeCache {
  readonly files = new Map<string, Response>();
  match(key: string): Promise<Response | undefined> {
    return Promise.resolve(this.files.get(key)?.clone());
  }
  put(key: string, response: Response): Promise<void> {
    this.files.set(key, response);
    return Promise.resolve();
  }
  delete(key: string, { ignoreSearch = false } = {}): Promise<boolean> {
    const same = (one: string) => (ignoreSearch ? one.split('?')[0] === key : one === key);
    for (const one of [...this.files.keys()].filter(same)) this.files.delete(one);
    return Promise.resolve(true);
  }
}

interface Site {
  engine: FakeEngine;
  tables: Tables;
  fetched: string[];
  state(material: string): TableState | undefined;
}

/** A device with this much memory, in GiB. */
function device(deviceMemory: number): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { deviceMemory });
}

/** A page whose site has these files. */
function site(files: Record<string, string | Uint8Array<ArrayBuffer>>, cache?: FakeCache): Site {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    fetched.push(address);
    const body = files[address];
    if (body === 'silence') {
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    }
    if (body === 'no network') return Promise.reject(new TypeError('failed to fetch'));
    return Promise.resolve(new Response(body, { status: body === undefined ? 404 : 200 }));
  });
  if (cache) vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  const engine = new FakeEngine();
  const tables = new Tables({ of: () => engine as unknown as EngineClient });
  return { engine, tables, fetched, state: (material) => tables.state('chess', material) };
}

/** The table solved here and stored: KRPKR in this version of the engine's format; 0 for none. */
const kept = vi.hoisted(() => ({ version: 0, forgotten: [] as string[] }));
vi.mock('./kept.ts', () => ({
  KeptTables: class {
    get = (_: string, material: string) =>
      Promise.resolve(
        kept.version > 0 && material === 'KRPKR'
          ? { start: new Uint8Array([kept.version]), parts: () => [new Uint8Array([5])] }
          : undefined,
      );
    dtz = () => Promise.resolve(undefined);
    forget = (_: string, material: string) => Promise.resolve(kept.forgotten.push(material));
  },
}));

beforeEach(() => device(8));

afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(kept, { version: 0, forgotten: [] });
});

test.each([
  ['listed', { [MANIFEST_AT]: MANIFEST, [TABLE_AT]: GOOD }],
  ['not listed, for want of a list', { [TABLE_AT]: GOOD }],
])('a good file that is %s is read', async (_, files) => {
  const { engine, tables, state } = site(files);
  expect(await tables.need('chess', 'KKR', engine.begin())).toBe('KRK');
  expect(state('KRK')).toEqual({ kind: 'ready', origin: 'file', millis: 2 });
  expect(engine.asked).toEqual(['load KRK']);
});

test.each<[string, Record<string, string | Uint8Array<ArrayBuffer>>, Unusable]>([
  ['not there', { [MANIFEST_AT]: MANIFEST }, 'missing'],
  ['out of reach', { [MANIFEST_AT]: MANIFEST, [TABLE_AT]: 'no network' }, 'missing'],
  ['not listed', { [MANIFEST_AT]: '', [TABLE_AT]: GOOD }, 'missing'],
  ['too short', { [MANIFEST_AT]: MANIFEST, [TABLE_AT]: 'good' }, 'damaged'],
  ['empty', { [TABLE_AT]: '' }, 'damaged'],
  ['refused by the engine', { [TABLE_AT]: '<!doctype html>' }, 'damaged'],
  ['another table', { [TABLE_AT]: 'good KQK' }, 'damaged'],
  ['of an older format', { [TABLE_AT]: OUTDATED }, 'outdated'],
])('a file that is %s: the ending is solved here', async (_, files, origin) => {
  const { engine, tables, state } = site(files);
  await tables.need('chess', 'KRK', engine.begin());
  expect(state('KRK')).toEqual({ kind: 'ready', origin, millis: 12 });
  expect(engine.asked.at(-1)).toBe('solve KRK');
});

test('what an ending leads to is read or solved before it', async () => {
  const { engine, tables, state } = site({ [MANIFEST_AT]: MANIFEST, [TABLE_AT]: GOOD });
  await tables.need('chess', 'KQKR', engine.begin());
  expect(engine.asked.slice(0, 2).sort()).toEqual(['load KRK', 'solve KQK']);
  expect(engine.asked.slice(2)).toEqual(['solve KQKR']);
  expect(state('KQKR')).toMatchObject({ kind: 'ready', origin: 'missing' });
});

test('nothing is solved for those who did not ask for it', async () => {
  const { engine, tables, state } = site({ [MANIFEST_AT]: MANIFEST, [TABLE_AT]: GOOD });
  await tables.need('chess', 'KQKR');
  expect(engine.asked).toEqual(['load KRK']);
  expect(state('KQKR')).toBeUndefined();
});

test.each([
  ['KPK', 'unsupported'],
  ['KRPKR', 'tooLarge'],
])('%s is not solved here: %s', async (material, reason) => {
  const { engine, tables, state } = site({});
  await tables.need('chess', material, engine.begin());
  expect(state(material)).toEqual({ kind: 'none', reason });
});

test('a small device solves less unasked', async () => {
  const { engine, tables, state } = site({});
  device(0.01);
  await tables.need('chess', 'KQKR', engine.begin());
  expect(state('KQKR')).toEqual({ kind: 'none', reason: 'tooLarge' });
  expect(state('KRK')).toMatchObject({ kind: 'ready' });
});

test.each([
  ['KQKR', NO_MEMORY],
  ['KRK', NO_MEMORY],
  ['KQKR', TRAPPED],
])('%s takes more memory than there is: the page can say so', async (one, error) => {
  const { engine, tables, state } = site({});
  engine.tooMuch = { [one]: error };
  await tables.need('chess', 'KQKR', engine.begin());
  expect(state('KQKR')).toEqual({ kind: 'none', reason: 'memory' });
});

test('a large ending that was solved here is read as far as a position and its map need it', async () => {
  kept.version = 1;
  const { engine, tables, state } = site({ [MANIFEST_AT]: MANIFEST, [TABLE_AT]: GOOD });
  await tables.need('chess', 'KRPKR', engine.begin());
  expect(state('KRPKR')).toEqual({ kind: 'ready', origin: 'kept', millis: 3 });
  await tables.complete({ game: 'chess', moves: [] } as never, 'e4');
  expect(engine.asked.slice(0, 2).sort()).toEqual(['begin 1', 'load KRK']);
  expect(engine.asked.slice(2)).toEqual(['missing e4', 'add 7', 'missing e4']);
  expect(tables.incomplete.value).toBe(false);
});

test('a long file is read in parts', async () => {
  const list = `${DIGEST} 5000000 chess/KRPKR.egt\n`;
  const whole = '\x01'.padEnd(95_268);
  const { engine, tables, state } = site({ [MANIFEST_AT]: list, 'tables/chess/KRPKR.egt': whole });
  await tables.need('chess', 'KRPKR');
  await tables.need('chess', 'KRPKR');
  expect(state('KRPKR')).toEqual({ kind: 'ready', origin: 'parts', millis: 3 });
  expect(engine.asked).toEqual(['begin 1']);
});

test.each([
  ['one request to a host that serves them', true, ['bytes=7-8,100-199']],
  ['one each to any other', false, ['bytes=7-8,100-199', 'bytes=7-8', 'bytes=100-199']],
])('parts of a long file take %s', async (_, servesSeveral, wanted) => {
  const list = `${DIGEST} 5000000 chess/KRPKR.egt\n`;
  const { engine, tables } = site({ [MANIFEST_AT]: list });
  engine.parts.push({ material: 'KRPKR', start: 100, end: 200 });
  const asked: string[] = [];
  const others = fetch;
  vi.stubGlobal('fetch', (address: string, init: { headers: { Range: string } }) => {
    if (address !== 'tables/chess/KRPKR.egt') return others(address, init);
    const { Range } = init.headers;
    asked.push(Range);
    const isTogether = servesSeveral && Range.includes(',');
    const part = (range: string) =>
      `--x\r\nContent-Range: bytes ${range}/5\r\n\r\n${' '.repeat(200)}\r\n`;
    const [first = 0, last = 0] = Range.slice('bytes='.length).split('-').map(Number);
    const one = '\x01'.padEnd(last + 1 - first);
    const body = isTogether ? ['7-8', '100-199'].map(part).join('') : one;
    const headers = { 'Content-Type': isTogether ? 'multipart/byteranges; boundary=x' : '' };
    return Promise.resolve(new Response(body, { status: 206, headers }));
  });
  await tables.need('chess', 'KRPKR');
  await tables.complete(POSITION);
  expect(asked).toEqual(['bytes=0-95267', ...wanted]);
  expect(engine.asked.slice(1)).toEqual(['missing undefined', 'add 7,100', 'missing undefined']);
});

test('the table of an ending two moves ahead is read with whole files too', async () => {
  const { engine, tables } = site({ [MANIFEST_AT]: MANIFEST, [TABLE_AT]: GOOD });
  engine.parts = [];
  engine.needs = 'KRK';
  await tables.complete(POSITION);
  expect(engine.asked).toEqual(['missing undefined', 'load KRK', 'missing undefined']);
});

test('the table of an ending two moves ahead is read, once', async () => {
  kept.version = 1;
  const { engine, tables, fetched, state } = site({ [MANIFEST_AT]: MANIFEST, [TABLE_AT]: GOOD });
  await tables.need('chess', 'KRPKR', engine.begin());
  engine.needs = 'KQK';
  await tables.complete({ game: 'chess', moves: [] } as never);
  expect(engine.asked.slice(2)).toEqual(['missing undefined', 'add 7', 'missing undefined']);
  expect(state('KQK')).toBeUndefined();
  const fetches = fetched.length;
  engine.needs = 'KRK';
  await tables.complete({ game: 'chess', moves: [] } as never);
  expect(state('KRK')).toMatchObject({ kind: 'ready', origin: 'file' });
  expect(fetched).toHaveLength(fetches);
});

test('a table solved here is read without a turn too, and once', async () => {
  kept.version = 1;
  const { engine, tables, state } = site({});
  await Promise.all([tables.need('chess', 'KRPKR'), tables.need('chess', 'KRPKR')]);
  await tables.need('chess', 'KRPKR');
  expect(state('KRPKR')).toEqual({ kind: 'ready', origin: 'kept', millis: 3 });
  expect(engine.asked).toHaveLength(1);
});

test('what was kept by another version of the engine is forgotten', async () => {
  kept.version = 2;
  const { engine, tables, state } = site({});
  await tables.need('chess', 'KRPKR', engine.begin());
  expect(state('KRPKR')).toEqual({ kind: 'none', reason: 'tooLarge' });
  expect(kept.forgotten).toEqual(['KRPKR']);
});

test('a table is looked for again once it was forgotten', async () => {
  kept.version = 1;
  const { engine, tables, state } = site({});
  await tables.need('chess', 'KRPKR', engine.begin());
  kept.version = 0;
  tables.forget('chess', 'KRPKR');
  expect(state('KRPKR')).toBeUndefined();
  await tables.need('chess', 'KRPKR', engine.begin());
  expect(state('KRPKR')).toEqual({ kind: 'none', reason: 'tooLarge' });
});

test('no such ending', async () => {
  const { engine, tables } = site({});
  expect(await tables.need('chess', 'KXK', engine.begin())).toBeUndefined();
});

test('solving is stopped, and tried again on demand', async () => {
  const { engine, tables, state } = site({});
  const turn = engine.begin();
  turn.end();
  await tables.need('chess', 'KRK', turn);
  expect(state('KRK')).toEqual({ kind: 'none', reason: 'stopped' });
  expect(engine.asked).toEqual([]);
  await tables.need('chess', 'KRK', engine.begin());
  expect(state('KRK')).toMatchObject({ kind: 'ready' });
  expect(engine.asked).toEqual(['solve KRK']);
});

test('a table is read once, and a solved one again only for a new worker', async () => {
  const read = site({ [TABLE_AT]: GOOD });
  await read.tables.need('chess', 'KRK', read.engine.begin());
  await read.tables.need('chess', 'KRK', read.engine.begin());
  expect(read.engine.asked).toEqual(['load KRK']);
  const { engine, tables } = site({});
  await tables.need('chess', 'KRK', engine.begin());
  await tables.need('chess', 'KRK', engine.begin());
  expect(engine.asked).toEqual(['solve KRK']);
  engine.generation += 1;
  await tables.need('chess', 'KRK', engine.begin());
  expect(engine.asked).toEqual(['solve KRK', 'solve KRK']);
});

test('a good file is kept, and serves without network', async () => {
  const cache = new FakeCache();
  await site({ [MANIFEST_AT]: MANIFEST, [TABLE_AT]: GOOD }, cache).tables.need('chess', 'KRK');
  const offline = { [MANIFEST_AT]: 'no network', [TABLE_AT]: 'no network' };
  const { engine, tables, state } = site(offline, cache);
  await tables.need('chess', 'KRK', engine.begin());
  expect(state('KRK')).toMatchObject({ kind: 'ready', origin: 'kept' });
  expect(engine.asked).toEqual(['load KRK']);
});

test('a kept file is not used for a newer one of the same name', async () => {
  const cache = new FakeCache();
  await site({ [MANIFEST_AT]: MANIFEST, [TABLE_AT]: GOOD }, cache).tables.need('chess', 'KRK');
  const newer = { [MANIFEST_AT]: MANIFEST.replace(/^0/, '1'), [TABLE_AT]: GOOD };
  const { engine, tables, state, fetched } = site(newer, cache);
  await tables.need('chess', 'KRK', engine.begin());
  expect(state('KRK')).toMatchObject({ origin: 'file' });
  expect(fetched).toContain(TABLE_AT);
  expect([...cache.files.keys()].filter((key) => key.includes('KRK'))).toEqual([
    `${TABLE_AT}?1000000000000000`,
  ]);
});

test('a kept file that was shortened is fetched anew, and not solved', async () => {
  const cache = new FakeCache();
  await cache.put(`${TABLE_AT}?${DIGEST.slice(0, 16)}`, new Response('good'));
  const { engine, tables, state } = site({ [MANIFEST_AT]: MANIFEST, [TABLE_AT]: GOOD }, cache);
  await tables.need('chess', 'KRK', engine.begin());
  expect(state('KRK')).toMatchObject({ kind: 'ready', origin: 'file' });
  expect(engine.asked).toEqual(['load KRK']);
  const offline = site({ [MANIFEST_AT]: 'no network', [TABLE_AT]: 'no network' }, cache);
  await offline.tables.need('chess', 'KRK', offline.engine.begin());
  expect(offline.state('KRK')).toMatchObject({ kind: 'ready', origin: 'kept' });
});

test.each<[string, string | undefined, TableState]>([
  ['a file that comes is used', GOOD, { kind: 'ready', origin: 'file', millis: 2 }],
  ['a file that does not is not solved', undefined, { kind: 'none', reason: 'stopped' }],
])('stopped while a file is on its way: %s, and nothing hangs', async (_, body, end) => {
  const { engine, tables, state } = site({ [MANIFEST_AT]: MANIFEST });
  let arrive: (response: Response) => void = () => {};
  const answer = fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    address === TABLE_AT
      ? new Promise<Response>((resolve) => {
          arrive = resolve;
        })
      : answer(address, init),
  );
  const turn = engine.begin();
  const needed = tables.need('chess', 'KRK', turn);
  await vi.waitFor(() => expect(state('KRK')).toEqual({ kind: 'loading' }));
  turn.end();
  await vi.waitFor(() => arrive(new Response(body, { status: body ? 200 : 404 })));
  expect(await needed).toBe('KRK');
  expect(state('KRK')).toEqual(end);
  if (body) expect(engine.asked).toEqual(['load KRK']);
});

test('a host that is silent: what is kept serves, else the ending is solved here', async () => {
  vi.useFakeTimers();
  const cache = new FakeCache();
  await site({ [MANIFEST_AT]: MANIFEST, [TABLE_AT]: GOOD }, cache).tables.need('chess', 'KRK');
  const silent = {
    [MANIFEST_AT]: 'silence',
    [TABLE_AT]: 'silence',
    'tables/chess/KQK.egt': 'silence',
  };
  const { engine, tables } = site(silent, cache);
  const needed = Promise.all([
    tables.need('chess', 'KRK', engine.begin()),
    tables.need('chess', 'KQK', engine.begin()),
  ]);
  // Waits for the manifest, then the file. A cached manifest does not list KQK.
  await vi.advanceTimersByTimeAsync(2 * PATIENCE_FETCHING);
  expect(await needed).toEqual(['KRK', 'KQK']);
  expect(engine.asked.sort()).toEqual(['load KRK', 'solve KQK']);
  vi.useRealTimers();
});

test('a damaged file is not kept; a kept one that spoiled is fetched anew', async () => {
  const cache = new FakeCache();
  const spoiled = { [MANIFEST_AT]: MANIFEST, [TABLE_AT]: 'evil KRK' };
  await site(spoiled, cache).tables.need('chess', 'KRK');
  expect([...cache.files.keys()]).toEqual([MANIFEST_AT]);
  await cache.put(`${TABLE_AT}?${DIGEST.slice(0, 16)}`, new Response('evil KRK'));
  const { engine, tables, state } = site({ [MANIFEST_AT]: MANIFEST, [TABLE_AT]: GOOD }, cache);
  await tables.need('chess', 'KRK', engine.begin());
  expect(state('KRK')).toMatchObject({ kind: 'ready', origin: 'file' });
});

const DTZ_LIST = ['KPK', 'KRK'].map((ending) => `${DIGEST} 9 chess/${ending}.dtz\n`).join('');

test('distances to zeroing are fetched as far as a position needs them, and once', async () => {
  const { engine, tables } = site({
    [MANIFEST_AT]: DTZ_LIST,
    'tables/chess/KPK.dtz': 'plies KPK',
    'tables/chess/KRK.dtz': 'plies KRK',
  });
  expect(await tables.probe(POSITION)).toEqual({ missingDtz: [] });
  expect(engine.asked).toEqual(['probe', 'dtz KPK', 'probe', 'dtz KRK', 'probe']);
  await tables.probe(POSITION);
  expect(engine.asked.slice(5)).toEqual(['probe']);
});

test.each<[string, Record<string, string>]>([
  ['not on the site', { [MANIFEST_AT]: '' }],
  ['out of reach', { [MANIFEST_AT]: DTZ_LIST, 'tables/chess/KPK.dtz': 'no network' }],
  ['of another ending', { [MANIFEST_AT]: DTZ_LIST, 'tables/chess/KPK.dtz': 'plies KQK' }],
  ['damaged', { [MANIFEST_AT]: DTZ_LIST, 'tables/chess/KPK.dtz': 'ply??????' }],
])('distances to zeroing that are %s: nothing is said of the rule', async (_, files) => {
  const { engine, tables } = site(files);
  expect(await tables.probe(POSITION)).toEqual({ missingDtz: ['KPK'] });
  expect(engine.asked.filter((asked) => asked === 'probe')).toHaveLength(1);
});

test('distances to zeroing are kept, and fetched anew when they spoiled', async () => {
  const cache = new FakeCache();
  const key = `tables/chess/KPK.dtz?${DIGEST.slice(0, 16)}`;
  await cache.put(key, new Response('ply??????'));
  const files = { [MANIFEST_AT]: DTZ_LIST, 'tables/chess/KPK.dtz': 'plies KPK' };
  await site(files, cache).tables.probe(POSITION);
  expect(await (await cache.match(key))?.text()).toBe('plies KPK');
  const offline = site({ [MANIFEST_AT]: 'no network' }, cache);
  await offline.tables.probe(POSITION);
  expect(offline.engine.asked.slice(0, 3)).toEqual(['probe', 'dtz KPK', 'probe']);
});
