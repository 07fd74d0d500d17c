import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'fixtures');

/** Real games, as a start for random changes. */
const SEEDS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.pgn'))
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'));

/** Texts that readers of games have stumbled over. */
const PIECES = [
  ...'{}()[]"\\;%$!?*-+#=.,/<>&\u0000\ufeff\u2028 \n\r\t0123456789',
  ...'车車马馬炮兵卒进進退平前后１一！。，“”（）【】',
  ...'é ß 😀 \ud800'.split(' '),
  ...[
    '1. e4 ',
    'e5 ',
    'O-O ',
    '0-0-0 ',
    'exd8=Q+ ',
    'Nbd7!? ',
    'Z0 ',
    '-- ',
    'h2e2 ',
    'C2.5 ',
    'H8+7 ',
  ],
  ...['(1. d4 ', ') ', '{ ', '} ', '; ', '\n% ', '$1 ', '$256 ', '... ', '1-0 ', '1/2-1/2 ', '* '],
  ...['[Event "', '"]\n', '[FEN "', '[SetUp "1"]\n', '[Variant "', '\n\n', '[__proto__ "x"]\n'],
  ...['[%eval ', '[%clk ', '[%csl Gd4', '[%cal Ge2e4,', ']', '炮二平五 ', '馬８進７ ', '1．'],
  ...[
    '[DhtmlXQ]',
    '[DhtmlXQ_movelist]7747',
    '[/DhtmlXQ_movelist]',
    '[DhtmlXQ_binit]',
    '[/DhtmlXQ]',
  ],
  ...['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', '9/9/9/9/9/9/9/9/9/9 w'],
];

/**
 * Endless texts, the same for the same seed: games with parts removed, doubled, swapped or added.
 */
export function* mutatedTexts(seed: number): Generator<string> {
  const below = randomBelow(seed);
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  for (;;) {
    let text = below(4) === 0 ? '' : one(SEEDS);
    // Short texts are faster, and most faults of a long one lie in a part of it.
    const from = below(text.length + 1);
    text = text.slice(from, from + 1 + below(2_000));
    for (let change = below(12); change >= 0; change -= 1) {
      const at = below(text.length + 1);
      const after = Math.min(at + below(20), text.length);
      const put = [
        () => '',
        () => one(PIECES),
        () => one(PIECES).repeat(1 + below(30)),
        () => text.slice(at, after).repeat(2),
        () => one(SEEDS).slice(below(1_000)).slice(0, below(200)),
        () => String.fromCharCode(below(0x1_0000)),
      ];
      text = text.slice(0, at) + one(put)() + text.slice(one([at, after]));
    }
    yield text;
  }
}

/** Random integers from 0 to below `count`: 32-bit xorshift. */
function randomBelow(seed: number): (count: number) => number {
  let state = seed | 1;
  return (count) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % count;
  };
}
