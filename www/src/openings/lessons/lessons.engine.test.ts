import { engineOf } from '@chariot/engine/testing';
import { toTraditional } from '@chariot/game/openings';
import type { GameName } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { GAME_NAMES, GAMES } from '../../shared/games/index.ts';
import { en as chess } from './i18n/chess/en.ts';
import chessHans from './i18n/chess/zh.ts?Hans';
import chessHant from './i18n/chess/zh.ts?Hant';
import type { LessonWords } from './i18n/words.ts';
import { en as xiangqi } from './i18n/xiangqi/en.ts';
import xiangqiHans from './i18n/xiangqi/zh.ts?Hans';
import xiangqiHant from './i18n/xiangqi/zh.ts?Hant';
import { lessonsOf } from './index.ts';
import { type MoveList, movesOf } from './lesson.ts';

type Words = Readonly<Record<string, LessonWords>>;

const WORDS: Record<GameName, Record<'en' | 'Hans' | 'Hant', Words>> = {
  chess: { en: chess, Hans: chessHans as Words, Hant: chessHant as Words },
  xiangqi: { en: xiangqi, Hans: xiangqiHans as Words, Hant: xiangqiHant as Words },
};

/** Plays moves from the usual start, all of which must be legal, and gives the key of each position. */
async function play(game: GameName, lists: readonly MoveList[]): Promise<readonly string[]> {
  const texts = lists.flatMap(movesOf);
  const reply = await (await engineOf(game)).ask('replay', {
    game: { game, moves: [], style: 'usual' },
    texts,
  });
  if ('error' in reply) throw new Error(`${texts.join(' ')}: ${JSON.stringify(reply.error)}`);
  expect(reply.rejected, texts.join(' ')).toBeUndefined();
  expect(reply.moves.map(({ uci }) => uci)).toEqual(texts);
  return reply.openingKeys;
}

for (const game of GAME_NAMES) {
  test(`${game}: every move of every lesson is legal, and no two lessons have one position`, async () => {
    const starts = new Set<string | undefined>();
    const lessons = await lessonsOf(game);
    for (const { moves, continuations: lines } of lessons) {
      const ends = new Set<string | undefined>();
      for (const line of lines) {
        const keys = await play(game, [moves, line]);
        starts.add(keys[movesOf(moves).length - 1]);
        ends.add(keys.at(-1));
      }
      expect(ends.size, moves).toBe(lines.length);
    }
    expect(starts.size).toBe(lessons.length);
  }, 120_000);

  test(`${game}: a lesson on a position that has a name bears that name`, async () => {
    const { OPENINGS } = await GAMES[game].openings.names();
    const rows = OPENINGS.trim().split('\n');
    const named = new Map(rows.map((row) => [row.split('\t')[0], row.split('\t').slice(1)]));
    let count = 0;
    for (const { id, moves } of await lessonsOf(game)) {
      const key = (await play(game, [moves])).at(-1) ?? '';
      const [english, chinese = ''] = named.get(key) ?? [];
      if (english === undefined) continue;
      count += 1;
      const { en, Hans, Hant } = WORDS[game];
      expect.soft(en[id]?.title, id).toBe(english);
      expect.soft(Hans[id]?.title, id).toBe(chinese);
      // OpenCC has Taiwan's word for Italy, the list of names has each character in its other form.
      const traditional = toTraditional(chinese).replace('意大利', '義大利');
      expect.soft(Hant[id]?.title, id).toBe(traditional);
    }
    expect(count).toBeGreaterThan(25);
  });
}
