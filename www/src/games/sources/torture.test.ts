import '@chariot/engine/testing/browser';
import { describe, expect, test } from 'vitest';
import { GamesFile } from '../../shared/collection/reader.ts';
import { analysis as chess } from '../../shared/games/chess/analysis.ts';
import { analysis as xiangqi } from '../../shared/games/xiangqi/analysis.ts';
import { chessCom, lichess, withClocks } from './exports.testing.ts';
import { type Skip, type SourceGame, sourceOf } from './source.ts';

const ME = new Set(['me_myself']);

/** Reads a file as it is dropped: each game as one of yours, or why it is left out. */
async function readFile(...parts: BlobPart[]): Promise<(SourceGame | Skip)[]> {
  const file = new GamesFile(new Blob(parts));
  expect(await file.read()).toBeNull();
  const games = await Promise.all(
    Array.from({ length: file.index.size }, (_, place) => file.game(place)),
  );
  return games.map((game) => sourceOf(game, 'chess', ME, { chess, xiangqi }));
}

/** A short sign for each game: its plies, or why it is left out. */
const signs = (found: readonly (SourceGame | Skip)[]): (number | Skip)[] =>
  found.map((one) => (typeof one === 'string' ? one : one.moves.length));

const crlf = (text: string): string => text.replaceAll('\n', '\r\n');
const LONG = Array.from({ length: 150 }, (_, i) => `${i + 1}. Nf3 Nf6 ${i + 1}. Ng1 Ng8`).join(' ');
const EVALUATED =
  '1. e4 { [%eval 0.18] [%clk 0:03:00] } 1... e5?! { (0.18 → 0.75) Inaccuracy. c5 was best. } { [%eval 0.75] [%clk 0:03:00] } (1... c5 2. Nf3) 2. Nf3 $1 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O { [%eval #-3] } Be7';

/** Files as lichess exports them. */
const LICHESS: readonly (readonly [string, string, readonly (number | Skip)[]])[] = [
  ['one game', lichess(), [12]],
  ['a day of blitz', lichess().repeat(3), [12, 12, 12]],
  ['lines that end as on Windows', crlf(lichess().repeat(2)), [12, 12]],
  ['with a byte order mark', `\ufeff${lichess()}`, [12]],
  ['evaluations, judgements and lines', lichess({ moves: EVALUATED }), [10]],
  ['clocks', lichess({ moves: withClocks(Array(12).fill('0:02:58')) }), [12]],
  [
    'clocks of a game of many hours',
    lichess({ moves: withClocks(Array(12).fill('11:02:58')) }),
    [12],
  ],
  ['clocks in tenths', lichess({ moves: withClocks(Array(12).fill('0:00:09.7')) }), [12]],
  ['correspondence without a clock', lichess({ tags: { TimeControl: '-' } }), [12]],
  [
    'all variants in one file',
    [
      'Crazyhouse',
      'Atomic',
      'Antichess',
      'Horde',
      'Racing Kings',
      'Three-check',
      'King of the Hill',
    ]
      .map((Variant) => lichess({ tags: { Variant } }))
      .join('') + lichess(),
    [...Array<Skip>(7).fill('variant'), 12],
  ],
  [
    'Chess960',
    lichess({
      tags: {
        Variant: 'Chess960',
        SetUp: '1',
        FEN: 'nqbrkrbn/pppppppp/8/8/8/8/PPPPPPPP/NQBRKRBN w FDfd - 0 1',
      },
    }),
    [12],
  ],
  [
    'from a position, Black to move',
    lichess({
      tags: {
        Variant: 'From Position',
        SetUp: '1',
        FEN: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
      },
      moves: '1... e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5',
    }),
    [11],
  ],
  ['aborted', lichess({ moves: '', tags: { Result: '*', Termination: 'Abandoned' } }), ['short']],
  [
    'aborted after three moves',
    lichess({ moves: '1. e4 e5 2. Nf3', tags: { Result: '*' } }),
    ['short'],
  ],
  ['against a bot', lichess({ tags: { Black: 'maia1', BlackTitle: 'BOT', BlackElo: '' } }), [12]],
  [
    'against the site’s engine',
    lichess({ tags: { Black: 'lichess AI level 8', BlackElo: '?' } }),
    [12],
  ],
  ['against somebody anonymous', lichess({ tags: { Black: '?', BlackElo: '?' } }), [12]],
  ['a study in another name', lichess({ tags: { White: 'Study', Black: '' } }), ['others']],
  ['a game of 300 moves', lichess({ moves: LONG }), [600]],
  [
    'quotes and letters of everywhere',
    lichess({ tags: { Event: 'The \\"Open\\" of Zürich, 北京 ♞', Black: 'Ødegård-Жук' } }),
    [12],
  ],
  ['no result', lichess({ tags: { Result: '*', Termination: 'Unterminated' } }), [12]],
];

/** Files as chess.com exports them. */
const CHESS_COM: readonly (readonly [string, string, readonly (number | Skip)[]])[] = [
  ['one game', chessCom(), [12]],
  ['a month', chessCom().repeat(3), [12, 12, 12]],
  ['lines that end as on Windows', crlf(chessCom().repeat(2)), [12, 12]],
  ['with a byte order mark', `\ufeff${chessCom()}`, [12]],
  ['clocks', chessCom({ moves: withClocks(Array(12).fill('0:09:58.9')) }), [12]],
  ['clocks at the end of time', chessCom({ moves: withClocks(Array(12).fill('0:00:00.1')) }), [12]],
  [
    'time stamps',
    chessCom({
      moves: withClocks(Array(12).fill('0:09:58.9')).replaceAll(']}', '] [%timestamp 12]}'),
    }),
    [12],
  ],
  ['daily', chessCom({ tags: { TimeControl: '1/86400', Event: "Let's Play!" } }), [12]],
  [
    'daily with clocks of days',
    chessCom({ tags: { TimeControl: '1/259200' }, moves: withClocks(Array(12).fill('71:59:00')) }),
    [12],
  ],
  ['bughouse', chessCom({ tags: { Variant: 'Bughouse' } }), ['variant']],
  ['king of the hill', chessCom({ tags: { Variant: 'KingOfTheHill' } }), ['variant']],
  ['three checks', chessCom({ tags: { Variant: '3 Check' } }), ['variant']],
  [
    'Chess960',
    chessCom({
      tags: {
        Variant: 'Chess960',
        SetUp: '1',
        FEN: 'nqbrkrbn/pppppppp/8/8/8/8/PPPPPPPP/NQBRKRBN w KQkq - 0 1',
      },
    }),
    [12],
  ],
  [
    'odds',
    chessCom({
      tags: { SetUp: '1', FEN: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1' },
    }),
    [12],
  ],
  [
    'abandoned at once',
    chessCom({ moves: '1. d4', tags: { Termination: 'someone won - game abandoned' } }),
    ['short'],
  ],
  [
    'abandoned later',
    chessCom({ tags: { Result: '1-0', Termination: 'someone won - game abandoned' } }),
    [12],
  ],
  [
    'against the computer',
    chessCom({ tags: { Event: 'Play vs Bot', White: 'Komodo25', WhiteElo: '3200' } }),
    [12],
  ],
  [
    'against a coach without a rating',
    chessCom({ tags: { Event: 'vs. Computer', White: 'Coach-David', WhiteElo: '0' } }),
    [12],
  ],
  [
    'comments and variations of its analysis',
    chessCom({
      moves:
        '1. e4 $6 {Played fast} e5 (1... c5 {Sicilian (open)} 2. Nf3) 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O {; a semicolon} Be7',
    }),
    [10],
  ],
  ['blank lines between and after', `\n\n${chessCom()}\n\n\n${chessCom()}\n\n`, [12, 12]],
  ['cut off in the middle of a download', chessCom() + chessCom().slice(0, -9), [12, 11]],
];

describe.each([
  ['lichess', LICHESS],
  ['chess.com', CHESS_COM],
] as const)('files of %s', (_, files) => {
  test('are twenty at least', () => expect(files.length).toBeGreaterThanOrEqual(20));
  test.each(files)('%s', async (_, text, expected) => {
    expect(signs(await readFile(text))).toEqual(expected);
  });
});
