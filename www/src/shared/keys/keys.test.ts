import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>('../../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('keys of the page are heard in one place, which the sheet reads', () => {
  const listening = Object.entries(SOURCES)
    .filter(([name, text]) => !name.includes('.test.') && /Listener\(\s*'key/.test(text))
    .map(([name]) => name);
  expect(listening).toEqual(['./hear.ts']);
});
