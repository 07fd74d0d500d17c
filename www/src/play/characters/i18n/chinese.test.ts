import { expect, test } from 'vitest';
import { zh } from './zh.ts';

test('the characters of xiangqi speak of generals, not of kings', () => {
  const { names, royal, tastes, stories } = zh((simplified) => simplified);
  const said = [names.xiangqi, royal.xiangqi, tastes, stories(royal.xiangqi)];
  expect(JSON.stringify(said)).toContain('将帅');
  expect(JSON.stringify(said)).not.toContain('王');
});
