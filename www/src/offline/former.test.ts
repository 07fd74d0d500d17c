import { afterEach, expect, test, vi } from 'vitest';
import { dropFormerTables } from './former.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser's storage with these caches and folders. */
function storage(names: readonly string[]): Set<string> {
  const left = new Set(names);
  const remove = (name: string) =>
    left.delete(name) ? Promise.resolve() : Promise.reject(new DOMException('', 'NotFoundError'));
  vi.stubGlobal('caches', { delete: (name: string) => Promise.resolve(left.delete(name)) });
  const getDirectory = () => Promise.resolve({ removeEntry: remove });
  vi.stubGlobal('navigator', { storage: { getDirectory } });
  return left;
}

test('storage of tables of earlier formats is freed, and nothing else', async () => {
  const left = storage([
    'chariot-tables-1',
    'chariot-tables-2',
    'chariot-table-parts-1',
    'solved-tables-2',
    'solved-tables-3',
  ]);
  await dropFormerTables();
  expect([...left]).toEqual(['chariot-tables-2', 'solved-tables-3']);
});

test('a browser without such a store is no failure', async () => {
  storage([]);
  await dropFormerTables();
  vi.stubGlobal('navigator', {});
  await dropFormerTables();
});
