import '@chariot/engine/testing/browser';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineOf } from '@chariot/engine/testing';
import type { GameName, RequestError } from '@chariot/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';

/** The engine's FEN test cases: id, status, code, text as JSON. */
function casesOf(game: GameName): { id: string; text: string }[] {
  const path = join(import.meta.dirname, '../../../../crates', game, 'tests/data/fen_cases.tsv');
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [id = '', , , json = ''] = line.split('\t');
      const text = JSON.parse(json) as
        | string
        | { head: string; rep: string; n: number; tail: string };
      if (typeof text === 'string') return { id, text };
      return { id, text: `${text.head ?? ''}${(text.rep ?? '').repeat(text.n)}${text.tail ?? ''}` };
    });
}

const GAMES = ['chess', 'xiangqi'] as const;
const MOVES: Readonly<Record<GameName, readonly string[]>> = {
  chess: [
    ...[
      'x',
      '<b>',
      'e5',
      'Ke2',
      'Kd1',
      'Nf4',
      'Nd2',
      'e2e5',
      'e3e4',
      'e7e5',
      'e1e2',
      'Nxf3',
      'exd3',
      'Bc4',
    ],
    ...['O-O', 'e4=Q', 'e2e4q', 'e7e8Q', 'e7e8x', 'a8', '♘f4', 'Qh5', 'Rb1', 'Nc3d5'],
  ],
  xiangqi: ['x', '<b>', 'a1a9', '炮五平五', 'C2=3x', '马一进三', 'e1e1', 'R1+9'],
};
const POSITIONS: Readonly<Record<GameName, readonly (string | undefined)[]>> = {
  chess: [
    undefined,
    'r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1',
    'r3k2r/8/8/8/4r3/8/8/R3K2R w KQkq - 0 1',
    'r3k2r/8/8/8/5r2/8/8/R3K2R w KQkq - 0 1',
    '4k3/P7/8/8/8/N3N3/4r3/4K1N1 w - - 0 1',
    '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1',
    'k3r3/8/8/8/8/8/4N3/4K3 w - - 0 1',
  ],
  xiangqi: [undefined, '4k4/9/9/9/9/2R6/9/2R6/9/4K4 w - - 0 1'],
};

async function sentencesIn(language: string) {
  const i18n = await import('../i18n/index.ts');
  i18n.language.value = language as typeof i18n.language.value;
  await i18n.wordsReady();
  const script = await import('./sentences.ts');
  await script.errorWordsReady();
  return script;
}

/** Patterns no sentence may contain: unfilled values, escapes, and characters that are invisible or act as markup. */
const GARBLED = /undefined|null|NaN|\$\{/;
const UNREADABLE = /\\u|[\u202a-\u202e\p{Cc}]/u;
/** An English word: notation like KQkq, e8=Q or “Ke2” has no four small letters in a row. */
const ENGLISH = /[a-z]{4}/;

afterEach(() => vi.resetModules());

describe.each(['en', 'zh-Hans', 'zh-Hant'])('in %s', (language) => {
  test.each(GAMES)('all that the engine says of FENs of %s has sentences', async (game) => {
    const engine = await engineOf(game);
    const { errorSentences, noticeSentences } = await sentencesIn(language);
    let said = 0;
    for (const { id, text } of casesOf(game)) {
      const reply = await engine.ask('view', { game, start: text, moves: [] });
      const sentence =
        'error' in reply ? errorSentences(game, reply.error) : noticeSentences(game, reply.notices);
      if ('error' in reply) expect(sentence, id).not.toBe('');
      expect([id, sentence]).toEqual([id, expect.not.stringMatching(UNREADABLE)]);
      if (sentence === '') continue;
      said += 1;
      const own = sentence.replace(/[“「][^”」]*[”」]/gu, '');
      expect([id, own]).toEqual([id, expect.not.stringMatching(GARBLED)]);
      if (language !== 'en') expect([id, own]).toEqual([id, expect.not.stringMatching(ENGLISH)]);
    }
    expect(said).toBeGreaterThan(50);
  });

  test.each(GAMES)('so has all that it says of moves of %s', async (game) => {
    const engine = await engineOf(game);
    const { errorSentences } = await sentencesIn(language);
    const kinds = new Set<string>();
    for (const start of POSITIONS[game]) {
      for (const text of MOVES[game]) {
        const asked = { game, moves: [], ...(start === undefined ? {} : { start }) };
        const reply = await engine.ask('play', { game: asked, texts: [text] });
        if (!('error' in reply)) continue;
        for (const { kind } of (reply.error as RequestError).facts) kinds.add(kind);
        const sentence = errorSentences(game, reply.error);
        expect([text, sentence]).toEqual([text, expect.not.stringMatching(GARBLED)]);
        expect(sentence).not.toBe('');
      }
    }
    expect(kinds.size).toBeGreaterThan(game === 'chess' ? 12 : 1);
  });
});

test('what is invisible is said to be, and markup is only text', async () => {
  const { errorSentences } = await sentencesIn('en');
  const about = (text: string): RequestError => ({
    kind: 'SYNTAX',
    facts: [{ kind: 'SYNTAX', details: { text, squares: [] } as never }],
  });
  expect(errorSentences('chess', about('\u202e'))).toBe('An invisible character is not a move.');
  expect(errorSentences('chess', about('<b>\u200b'))).toBe('“<b>” is not a move.');
});
