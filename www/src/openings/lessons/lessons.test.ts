import { describe, expect, test } from 'vitest';
import { GAME_NAMES } from '../../shared/games/index.ts';
import { en as chess } from './i18n/chess/en.ts';
import chessHans from './i18n/chess/zh.ts?Hans';
import chessHant from './i18n/chess/zh.ts?Hant';
import type { LessonWords } from './i18n/words.ts';
import { en as xiangqi } from './i18n/xiangqi/en.ts';
import xiangqiHans from './i18n/xiangqi/zh.ts?Hans';
import xiangqiHant from './i18n/xiangqi/zh.ts?Hant';
import { lessonsOf } from './index.ts';
import { movesOf } from './lesson.ts';

type Words = Readonly<Record<string, LessonWords>>;

const WORDS = {
  chess: { en: chess, Hans: chessHans as Words, Hant: chessHant as Words },
  xiangqi: { en: xiangqi, Hans: xiangqiHans as Words, Hant: xiangqiHant as Words },
};

describe.each(GAME_NAMES)('%s', async (game) => {
  const lessons = await lessonsOf(game);
  const ids = lessons.map(({ id }) => id);

  test('there are about forty, for either side', () => {
    expect(Math.abs(lessons.length - 42)).toBeLessThan(5);
    for (const side of ['first', 'second']) {
      expect(lessons.filter((lesson) => lesson.side === side).length).toBeGreaterThan(15);
    }
  });

  test('no two have the same id or the same moves', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(lessons.map(({ moves }) => moves)).size).toBe(lessons.length);
  });

  test.each(lessons)(
    '$id: two to four lines of 8 to 16 plies, all different',
    ({ continuations }) => {
      expect(continuations.length).toBeGreaterThanOrEqual(2);
      expect(continuations.length).toBeLessThanOrEqual(4);
      expect(new Set(continuations).size).toBe(continuations.length);
      for (const line of continuations) {
        expect(movesOf(line).length, line).toBeGreaterThanOrEqual(8);
        expect(movesOf(line).length, line).toBeLessThanOrEqual(16);
      }
    },
  );

  test.each(['en', 'Hans', 'Hant'] as const)(
    'each has a title of its own and a text: %s',
    (tag) => {
      const words: Words = WORDS[game][tag];
      expect(Object.keys(words).toSorted()).toEqual(ids.toSorted());
      expect(new Set(Object.values(words).map(({ title }) => title)).size).toBe(ids.length);
    },
  );

  test.each(Object.entries<LessonWords>(WORDS[game].en))('%s: 50 to 90 words', (_, { text }) => {
    const count = text.split(/\s+/).length;
    expect(count).toBeGreaterThanOrEqual(50);
    expect(count).toBeLessThanOrEqual(90);
  });

  test.each(Object.entries(WORDS[game].Hans))('%s: as much in Chinese', (_, { text }) => {
    expect(text.length).toBeGreaterThanOrEqual(90);
    expect(text.length).toBeLessThanOrEqual(260);
  });
});
