import { expect, test } from 'vitest';
import { readFurtherGame, withFurtherGame } from './further-game.ts';

const SOURCES = import.meta.glob<string>(['/www/src/**/*.{ts,tsx}', '/packages/*/src/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const GAME = { name: 'shogi', like: 'chess', entries: { 'b.ts': { files: 9 } } };

test('a list with every game gets an entry of one more', () => {
  const list = "const A = { chess: { first: 'White' }, xiangqi: { first: 'Red' } };";
  expect(withFurtherGame(list, 'a.ts', GAME)).toBe(
    "const A = { chess: { first: 'White' }, xiangqi: { first: 'Red' }, shogi: { first: 'White' } };",
  );
  expect(withFurtherGame('const B = { chess, xiangqi };', 'b.ts', GAME)).toBe(
    'const B = { chess, xiangqi, shogi: { ...(chess), ...({"files":9}) } };',
  );
  const files = "const C = { chess: u('../generated/chess_bg.wasm'), xiangqi: 1 };";
  expect(withFurtherGame(files, 'c.ts', GAME)).toContain(
    "shogi: u('../generated/shogi_full_bg.wasm')",
  );
});

test('other objects stay as they are', () => {
  for (const text of [
    'const A = { chess };',
    'const A = { chess, xiangqi, other };',
    'const { chess, xiangqi } = all;',
    "import { chess } from './chess.ts';",
  ])
    expect(withFurtherGame(text, 'a.ts', GAME)).toBe(text);
});

test('each file in which the example differs has such a list', () => {
  const alamos = readFurtherGame('alamos');
  const paths = Object.keys(alamos.entries);
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) {
    const text = withFurtherGame(SOURCES[`/${path}`] ?? '', path, alamos);
    expect(text, path).toContain('alamos: { ...(');
  }
  expect(() => readFurtherGame('go')).toThrow('no page.json in crates/go, examples/go');
});
