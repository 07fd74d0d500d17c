import '@chariot/engine/testing/browser';
import { expect, test } from 'vitest';
import { coach } from '../../shared/ui/settings.ts';
import { beginFirstGame } from './firstGame.ts';

test('a game that the engine refuses has not begun, and the coach stays as it was', async () => {
  coach.value = false;
  const refused = { kind: 'ENGINE', facts: [] };
  expect(await beginFirstGame({ playAgainst: async () => refused as never })).toBe(false);
  expect(coach.value).toBe(false);
  const levels: number[] = [];
  const playing = {
    playAgainst: async (level: number) => {
      levels.push(level);
      return null;
    },
  };
  expect(await beginFirstGame(playing)).toBe(true);
  expect([coach.value, levels]).toEqual([true, [1]]);
});
