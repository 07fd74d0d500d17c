import { expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

test.each([
  ['e4, e5, Nf3', ['e4', 'e5', 'Nf3']],
  ['1. e4,e5 2. Nf3,Nc6', ['e4', 'e5', 'Nf3', 'Nc6']],
  ['炮二平五，马8进7，马二进三。', ['炮二平五', '马8进7', '马二进三']],
  ['1、炮二平五、马8进7', ['炮二平五', '马8进7']],
])('moves may have commas between them: %s', (text, moves) => {
  const tokens = [...tokensOf(text)];
  expect(tokens.flatMap((one) => (one.kind === 'move' ? one.text : []))).toEqual(moves);
  expect(tokens.every(({ kind }) => kind === 'move')).toBe(true);
});
