import '@chariot/engine/testing/browser';
import { expect, test } from 'vitest';
import { motifNames } from './index.ts';

test('a mate is called one once', () => {
  expect(motifNames(['smothered', 'mate', 'fork'])).toEqual(['Smothered mate', 'Fork']);
  expect(motifNames(['elbowHorse', 'mate'])).toEqual(['Elbow horse', 'Mate']);
  expect(motifNames(['mate'])).toEqual(['Mate']);
  expect(motifNames(['fork', 'unheard of'])).toEqual(['Fork']);
});
