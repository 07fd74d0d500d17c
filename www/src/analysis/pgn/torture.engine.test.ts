import '@chariot/engine/testing/browser';
import { engineOf } from '@chariot/engine/testing';
import { expect, test } from 'vitest';
import { GamesFile } from '../../shared/collection/reader.ts';
import { fetchForEachGame } from '../../shared/games/index.ts';
import { buildTree } from '../../shared/tree/build.ts';
import { kindOf } from '../../shared/tree/kind.ts';

// Texts that have crashed PGN readers, with the expected result.
const engines = { chess: await engineOf('chess'), xiangqi: await engineOf('xiangqi') };
const games = await fetchForEachGame(({ analysis }) => analysis());

const HEAD = '[Event "t"]\n[White "A"]\n[Black "B"]\n[Result "*"]\n\n';
const tags = (fen: string): string => `[FEN "${fen}"]\n[SetUp "1"]\n\n`;

/** Expected: number of games, main line moves of the first one, and its first illegal move or error. */
type Expected = [games: number, moves: number, wrong?: string];

const TEXTS: Record<string, [text: string | Uint8Array<ArrayBuffer>, ...Expected]> = {
  nothing: ['', 0, 0],
  'white space': ['\n\n  \t\n', 0, 0],
  'tags alone': [HEAD, 1, 0],
  'moves alone': ['1. e4 e5 *', 1, 2],
  'no result': ['1. e4 e5 2. Nf3', 1, 3],
  'a mark at the beginning': [`\ufeff${HEAD}1. e4 *`, 1, 1],
  'ends of lines of Windows': [`${HEAD}1. e4 ; so\ne5 *`.replaceAll('\n', '\r\n'), 1, 2],
  'ends of lines of old Macs': [`${HEAD}1. e4 e5 *`.replaceAll('\n', '\r'), 1, 2],
  'a character 0': [`${HEAD}1. e4 \0 e5 *`, 1, 1, '\0'],
  'random bytes': [
    Uint8Array.from({ length: 20_000 }, (_, i) => (i * i * 31 + 7 * i) % 256),
    1,
    0,
    '…',
  ],
  'a comment that is not closed': [`${HEAD}1. e4 {never closed e5 2. Nf3`, 1, 1, 'unclosedComment'],
  'a new line in such a comment': [`${HEAD}1. e4 {\nsome comments e5`, 1, 1, 'unclosedComment'],
  'a tag that is not closed': ['[Event "abc\n1. e4 *', 1, 1],
  'brackets in a tag': ['[Event "a]b[c"] [Site "x"]\n\n1. e4 *', 1, 1],
  'a brace in a comment': [`${HEAD}1. e4 {a {b} c} e5 *`, 1, 1, 'c'],
  'a comment to the end of the line': [`${HEAD}1. e4 ; rest of line e5\ne5 *`, 1, 2],
  'a line for programs': [`${HEAD}% escaped line e9\n1. e4 e5 *`, 1, 2],
  'symbols that are none': [`${HEAD}1. e4 $1 $255 $256 $99999999999999999999 $ $-1 e5!? *`, 1, 2],
  'wild numbers of moves': [`${HEAD}99999999999999999999. e4 -5. e5 3.... Nf3 *`, 1, 3],
  'variations in variations': [
    `${HEAD}1. e4 ${'(1. d4 '.repeat(1_000)}${')'.repeat(1_000)} e5 *`,
    1,
    2,
  ],
  'brackets without end': [`${HEAD}1. e4 ${'('.repeat(100_000)}`, 1, 1, 'noMoveToVary'],
  'a bracket too many': [`${HEAD}1. e4 ) e5 *`, 1, 1, 'strayBracket'],
  'a variation without moves': [`${HEAD}1. e4 () e5 *`, 1, 2],
  'a variation before the first move': [`${HEAD}( 1. d4 ) 1. e4 *`, 1, 0, 'noMoveToVary'],
  'more variations than are read': [
    `${HEAD}1. e4 ${'(1. d4) '.repeat(20_001)} e5 *`,
    1,
    1,
    'tooManyMoves',
  ],
  'castling with zeros': [`${HEAD}1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. 0-0 0-0 *`, 1, 8],
  'castling in small letters': [`${HEAD}1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. o-o o-o *`, 1, 8],
  'promotion without a piece': [`${tags('8/P5k1/8/8/8/8/6K1/8 w - - 0 1')}1. a8 *`, 1, 0, 'a8'],
  'promotion to a king': [`${tags('8/P5k1/8/8/8/8/6K1/8 w - - 0 1')}1. a8=K *`, 1, 0, 'a8=K'],
  'promotion in brackets': [
    `${tags('8/P1P1P1k1/8/8/8/8/6K1/8 w - - 0 1')}1. a8=Q Kg6 2. c8N Kg7 3. e8(R) *`,
    1,
    4,
    'e8',
  ],
  'a move of one of two rooks': [`${tags('4k3/8/8/8/8/4K3/8/R6R w - - 0 1')}1. Rd1 *`, 1, 0, 'Rd1'],
  'a move that only one can make': [`${tags('4k3/8/8/8/8/8/8/R3K2R w - - 0 1')}1. Rd1 *`, 1, 1],
  'a pinned knight': [`${tags('4k3/4r3/8/8/8/4N3/8/4K1N1 w - - 0 1')}1. Ne2 *`, 1, 1],
  'more said than is needed': [`${HEAD}1. Ng1f3 Ng8f6 2. Nf3-g1 *`, 1, 3],
  'an illegal move': [`${HEAD}1. e4 e5 2. Ke3 *`, 1, 2, 'Ke3'],
  'moves that are none': [`${HEAD}1. e4 -- 2. d4 Z0 3. c4 null *`, 1, 1, '--'],
  'en passant spelt out': [`${tags('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1')}1. exd6e.p. *`, 1, 1],
  coordinates: [`${HEAD}1. e2e4 e7e5 2. g1f3 *`, 1, 3],
  'nothing between moves': [`${HEAD}1.e4e52.Nf3Nc6*`, 1, 0, 'e4e52.Nf3Nc6*'],
  'half a result': [`${HEAD}1. e4 e5 1/2 *`, 1, 2, '1/2'],
  'moves after mate': [`${HEAD}1. f3 e5 2. g4 Qh4# 3. e4 *`, 1, 4, 'e4'],
  'a FEN without SetUp': ['[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n\n1. O-O *', 1, 1],
  'a bad FEN': [`${tags('4k3/8/8/8/8/8/8/8 w - - 0 1')}1. e4 *\n\n${HEAD}1. e4 *`, 2, 0, 'KINGS'],
  'no empty lines': [`${HEAD}1. e4 *\n${HEAD}1. d4 *`.replaceAll('\n\n', '\n'), 2, 1],
  'chess 960': [
    '[Variant "Chess960"]\n[FEN "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"]\n\n1. Nc3 *',
    1,
    1,
  ],
  'another game': [
    '[Variant "xiangqi"]\n[FEN "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"]\n\n1. h2e2 h9g7 *',
    1,
    2,
  ],
  'dots in place of hyphens': [
    '[Game "Chinese Chess"]\n[Format "WXF"]\n\n1. C2.5 H8+7 2. H2+3 R9.8 *',
    1,
    4,
  ],
  'back and forth for ever': [`${HEAD}${'Nf3 Nf6 Ng1 Ng8 '.repeat(300)}*`, 1, 1_200],
  'a comment of a megabyte': [`${HEAD}1. e4 { ${'x '.repeat(500_000)}} e5 *`, 1, 2],
  'comments of many megabytes': [
    `${HEAD}1. e4 ${'{ word } '.repeat(600_000)}e5 *`,
    1,
    1,
    'tooManyWords',
  ],
  'a hundred thousand comments': [`${HEAD}1. e4 ${'{a} '.repeat(100_000)}e5 *`, 1, 2],
  'a tag of a megabyte': [`[Event "${'A'.repeat(1_000_000)}"]\n\n1. e4 *`, 1, 1],
  'twenty thousand tags': [
    `${Array.from({ length: 20_000 }, (_, i) => `[T${i} "v"]`).join('\n')}\n\n1. e4 *`,
    1,
    1,
  ],
  'a line of blanks': [`${HEAD}1. e4${' '.repeat(300_000)}e5 *`, 1, 2],
  'a move of a megabyte': [`${HEAD}1. e4 ${'x'.repeat(1_000_000)} *`, 1, 1, '…'],
};

test.each(Object.entries(TEXTS))('%s', async (_, [text, count, moves, wrong]) => {
  const file = new GamesFile(new Blob([text]));
  expect(await file.read()).toEqual(count === 0 ? { kind: 'nothing' } : null);
  expect(file.index.size).toBe(count);
  if (count === 0) return;
  const read = await file.game(0);
  const { game, style } = kindOf(read, 'chess', games);
  const built = await buildTree(engines[game], game, read, { read: style, write: style });
  if ('error' in built) {
    expect(built.error.kind).toBe(wrong);
    return;
  }
  expect(built.tree.mainLine()).toHaveLength(moves);
  const found = read.error?.kind ?? built.bad?.move.text;
  if (wrong === '…') expect(found).toBeDefined();
  else expect(found).toBe(wrong);
});

test.each([
  ['[Event "q\\"q \\\\ b"]\n\n1. e4 *', 'Event', 'q"q \\ b'],
  ['[White "A"]\n[White "B"]\n\n1. e4 *', 'White', 'B'],
  ['[__proto__ "x"]\n[constructor "y"]\n\n1. e4 *', '__proto__', 'x'],
  ['[Result "1-0"]\n\n1. e4 0-1', 'Result', '1-0'],
  ['[Result "?"]\n\n1. e4 0-1', 'Result', '0-1'],
  ['[White "<img src=x onerror=alert(1)>"]\n\n1. e4 *', 'White', '<img src=x onerror=alert(1)>'],
])('%j: %s', async (text, name, value) => {
  const file = new GamesFile(new Blob([text]));
  await file.read();
  expect((await file.game(0)).tags.get(name)).toBe(value);
});
