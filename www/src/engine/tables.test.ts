import { afterEach, expect, test, vi } from 'vitest';
import type { Reply, Request } from '../generated/wasm.js';
import type { EngineClient } from './client.ts';
import { Tables } from './tables.ts';

const GOOD = 'good table';
const MANIFEST = `${'0'.repeat(64)} ${GOOD.length} chess/KRK.egt\n`;

/** Loads KRK from these files; the engine takes only the good table. */
async function load(files: Record<string, string>, { solves = true } = {}) {
  const asked: Request['type'][] = [];
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    const body = files[address];
    if (body === 'no network') return Promise.reject(new TypeError('failed to fetch'));
    return Promise.resolve(new Response(body, { status: body === undefined ? 404 : 200 }));
  });
  const engine = {
    teach(_lesson: string, _type: string, request: Request): Promise<Reply> {
      asked.push(request.type);
      const fault: Reply = { type: 'fault', kind: 'TABLE', message: 'no' };
      if (request.type === 'loadTable') {
        const name = new TextDecoder().decode(request.bytes);
        const material = { [GOOD]: 'KRK', 'another one': 'KQK' }[name];
        return Promise.resolve(material ? { type: 'table', material, millis: 2 } : fault);
      }
      return Promise.resolve(solves ? { type: 'table', material: 'KRK', millis: 12 } : fault);
    },
  };
  const tables = new Tables(engine as unknown as EngineClient);
  await tables.load('chess', 'KRK');
  return { asked, fetched, tables, note: tables.notes.value.get('KRK') };
}

const MANIFEST_AT = 'tables/MANIFEST';
const TABLE_AT = 'tables/chess/KRK.egt';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['listed', { [MANIFEST_AT]: MANIFEST, [TABLE_AT]: GOOD }],
  ['not listed, for want of a list', { [TABLE_AT]: GOOD }],
])('a good file that is %s is read', async (_, files) => {
  const { asked, note } = await load(files);
  expect(note).toEqual({ material: 'KRK', origin: 'file', millis: 2 });
  expect(asked).toEqual(['loadTable']);
});

test.each<[string, Record<string, string>, 'missing' | 'damaged']>([
  ['not there', { [MANIFEST_AT]: MANIFEST }, 'missing'],
  ['out of reach', { [MANIFEST_AT]: MANIFEST, [TABLE_AT]: 'no network' }, 'missing'],
  ['not listed', { [MANIFEST_AT]: '', [TABLE_AT]: GOOD }, 'missing'],
  ['too short', { [MANIFEST_AT]: MANIFEST, [TABLE_AT]: 'good' }, 'damaged'],
  ['empty', { [TABLE_AT]: '' }, 'damaged'],
  ['refused by the engine', { [TABLE_AT]: '<!doctype html>' }, 'damaged'],
  ['another table', { [TABLE_AT]: 'another one' }, 'damaged'],
])('a file that is %s: the ending is solved here', async (_, files, origin) => {
  const { asked, note } = await load(files);
  expect(note).toEqual({ material: 'KRK', origin, millis: 12 });
  expect(asked.at(-1)).toBe('solveTable');
});

test('a table is loaded once, and asked for again only if nothing helped', async () => {
  const good = await load({ [TABLE_AT]: GOOD });
  await good.tables.load('chess', 'KRK');
  expect(good.asked).toHaveLength(1);
  const bad = await load({}, { solves: false });
  expect(bad.note).toBeUndefined();
  await bad.tables.load('chess', 'KRK');
  expect(bad.asked).toHaveLength(2);
});
