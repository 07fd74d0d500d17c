import { expect, test } from 'vitest';
import type { EngineClient } from './client/client.ts';
import { SolvedEndings, type Solver } from './endings.ts';

const SMALLER: Readonly<Record<string, readonly string[]>> = {
  KRKN: ['KRK', 'KNK'],
  KRK: [],
  KNK: [],
};

/** An engine that notes the endings it solves. Each takes a million bytes. */
function engine() {
  const solved: string[] = [];
  const ask = (name: string, { material }: { material: string }) => {
    if (name === 'solveTable') solved.push(material);
    const facts = { name: material, smaller: SMALLER[material] ?? [], memory: 1e6 };
    return Promise.resolve(name === 'ending' ? { facts } : {});
  };
  const solver = {
    game: 'chess',
    ask: ask as unknown as Solver['ask'],
    load: (bytes: Uint8Array) => Promise.resolve(new TextDecoder().decode(bytes)),
    client: { generation: 1 } as EngineClient,
  } satisfies Solver;
  return { solved, endings: new SolvedEndings(solver) };
}

/** Finds the table files of these endings. */
const fileOf =
  (...there: readonly string[]) =>
  (ending: string): Promise<boolean> =>
    Promise.resolve(there.includes(ending));

test('what a file has is solved again for a larger ending', async () => {
  const { solved, endings } = engine();
  await endings.solve('KRK', { read: fileOf('KRK') });
  expect(solved).toEqual([]);
  expect((await endings.estimate('KRK')).solves).toEqual([]);
  expect((await endings.estimate('KRKN')).solves).toEqual(['KRK', 'KNK', 'KRKN']);
  await endings.solve('KRKN');
  expect(solved).toEqual(['KRK', 'KNK', 'KRKN']);
  expect(await endings.estimate('KRKN')).toMatchObject({ solves: [], bytes: 0 });
});

test('an ending read from a file needs those it leads to, read or solved', async () => {
  const { solved, endings } = engine();
  await endings.solve('KRKN', { read: fileOf('KRKN', 'KRK') });
  expect(solved).toEqual(['KNK']);
});

test('memory counts all that is solved again', async () => {
  const { solved, endings } = engine();
  await endings.solve('KRK', { read: fileOf('KRK') });
  const { bytes } = await endings.estimate('KRKN');
  expect(bytes).toBeGreaterThan(1e6);
  const short = endings.solve('KRKN', { maxBytes: bytes - 1 });
  await expect(short).rejects.toMatchObject({ kind: 'MEMORY' });
  expect(solved).toEqual([]);
});
