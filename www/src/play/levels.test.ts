import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEVELS, levelOf } from './levels.ts';

const measured = readFileSync(join(import.meta.dirname, '../../../docs/levels.md'), 'utf8');

test.each(['chess', 'xiangqi'] as const)(
  'the ratings of %s are those that were measured',
  (game) => {
    const row = measured.split('\n').find((line) => line.startsWith(`| ${game} |`));
    const figures = row?.split('|').slice(2, -1).map(Number);
    const shown = Array.from({ length: LEVELS }, (_, index) => levelOf(index + 1).rating[game]);
    expect(shown).toEqual(figures);
  },
);
