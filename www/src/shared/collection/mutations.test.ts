import { MOST_MOVES, type ParsedMove, type TextPlace } from '@chariot/game';
import { FORMATS, type PgnGame, readGames, recognise } from '@chariot/game/pgn';
import { mutatedTexts } from '@chariot/game/testing';
import { expect, test } from 'vitest';
import { GamesFile } from './reader.ts';

// `FUZZ_SECONDS=60 FUZZ_SEED=7 npx vitest run src/shared/collection/mutations.test.ts` runs longer, from another
// seed.
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 0.5);
/** Fewest texts, however slow the machine. */
const LEAST = 128;
const SEED = Number(process.env.FUZZ_SEED ?? 1);

/** Calls `check` with random texts until time is up. A failure shows the text. */
async function untilTheEnd(check: (text: string) => unknown): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let count = 0;
  for (const text of mutatedTexts(SEED)) {
    try {
      await check(text);
    } catch (error) {
      throw new Error(`seed ${SEED}, text ${count}: ${JSON.stringify(text)}`, { cause: error });
    }
    count += 1;
    if (count % 64 === 0 && count >= LEAST && performance.now() > end) return count;
  }
  return count;
}

/** All moves, collected without recursion. */
function movesOf(game: PgnGame): ParsedMove[] {
  const found: ParsedMove[] = [];
  const waiting = [...game.next];
  for (let move = waiting.pop(); move; move = waiting.pop()) {
    found.push(move);
    waiting.push(...move.next);
  }
  return found;
}

/**
 * The fault of a game read from so many lines; `null` if there is none. Plain comparisons, because `expect` would take
 * most of the time.
 */
function faultOf(game: PgnGame, lines: number): string | null {
  const moves = movesOf(game);
  const isWithin = (place: TextPlace | undefined): boolean =>
    !place || (place.line >= 1 && place.line <= lines && place.column >= 1);
  if (moves.length > MOST_MOVES) return 'too many moves';
  if (!isWithin(game.error?.place)) return 'an error outside the text';
  const wrong = moves.find(({ text, place }) => !isWithin(place) || !/^\S+$/u.test(text));
  return wrong ? JSON.stringify(wrong) : null;
}

test('whatever becomes of a game, reading it ends, and says where what it found stands', {
  timeout: SECONDS * 1000 + 30_000,
}, async () => {
  const count = await untilTheEnd((text) => {
    recognise(text);
    const lines = text.split(/\r\n?|\n/).length;
    for (const game of readGames(text)) expect(faultOf(game, lines)).toBeNull();
    for (const format of FORMATS) if (format.isIn(text)) format.read(text);
  });
  if (process.env.FUZZ_SECONDS) process.stdout.write(`${count} texts\n`);
  expect(count).toBeGreaterThanOrEqual(LEAST);
});

test('a file of any bytes is read, or said to be none', {
  timeout: SECONDS * 1000 + 30_000,
}, async () => {
  const count = await untilTheEnd(async (text) => {
    // Characters cut to a byte: no valid encoding.
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    for (const part of [new Blob([bytes]), new Blob([text])]) {
      const file = new GamesFile(part);
      const fault = await file.read();
      expect(['nothing', 'unreadable', undefined]).toContain(fault?.kind);
      for (let place = 0; place < file.index.size; place += 1) await file.game(place);
    }
  });
  if (process.env.FUZZ_SECONDS) process.stdout.write(`${count} files\n`);
  expect(count).toBeGreaterThanOrEqual(LEAST);
});
