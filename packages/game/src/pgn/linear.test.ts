import { expect, test } from 'vitest';
import { processorTime } from './growth.testing.ts';
import { readGames } from './read.ts';
import { recognise } from './recognise.ts';

const read = (text: string): unknown => [recognise(text), readGames(text)];

/** Texts that once took quadratic time, or might. Those that are read fast are longer, and games are few. */
const TEXTS: Record<string, (count: number) => string> = {
  'symbols behind a move': (count) => `1. e4 ${'$1 '.repeat(count)}`,
  'commands that are not closed': (count) => `1. e4 {${'[%eval 1 '.repeat(count)}} e5`,
  'brackets that are not closed': (count) => `1. e4 {${'[%a'.repeat(10 * count)}} e5`,
  'brackets of no command': (count) => `1. e4 {${'[% '.repeat(count)}]} e5`,
  'brackets among the moves': (count) => `1. e4 ${'[%a'.repeat(count)}`,
  'signs within a word': (count) => `1. e4 e5${'!'.repeat(count)}x`,
  'tags that are not closed': (count) => '[a "'.repeat(count),
  'names of tags': (count) => '[a '.repeat(count),
  'numbers of moves': (count) => '1 '.repeat(count),
  'a long number': (count) => `${'1'.repeat(count)} ${' '.repeat(count)}x`,
  comments: (count) => `1. e4 ${'{a} '.repeat(count)}`,
  'nested variations': (count) => `1. e4 ${'(e5 '.repeat(count / 2)}`,
  variations: (count) => `1. e4 ${'(1. d4) '.repeat(count / 2)}`,
  games: (count) => '1. e4 1-0 '.repeat(count / 5),
  'a position that is none': (count) => `${'8/'.repeat(9)}8${' w'.repeat(count)}!`,
  'moves in Chinese': (count) => '炮二平五 馬８進７ '.repeat(count / 2),
  'moves in Chinese without spaces': (count) => '炮二平五馬８進７'.repeat(count),
  'full-width signs': (count) => `炮二平五${'！'.repeat(count)}x`,
  'full-width numbers': (count) => '１．'.repeat(count),
};

test.each(Object.entries(TEXTS))(
  '%s: reading takes as long as the text',
  { retry: 2 },
  (_, textOf) => {
    const count = 10_000;
    const [short, long] = [textOf(count), textOf(4 * count)];
    read(short);
    const time = (text: string): number => processorTime(() => read(text));
    // Quadratic time would be 16 times as long.
    expect(time(long)).toBeLessThan(10 * time(short) + 100);
  },
);
