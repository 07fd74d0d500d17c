import '@chariot/engine/testing/browser';
import { engineOf } from '@chariot/engine/testing';
import { dhtmlxq, writeGame } from '@chariot/game/pgn';
import { processorTime } from '@chariot/game/testing';
import { expect, test } from 'vitest';
import { GamesFile } from '../../shared/collection/reader.ts';
import { fetchForEachGame } from '../../shared/games/index.ts';
import { buildTree } from '../../shared/tree/build.ts';
import { kindOf } from '../../shared/tree/kind.ts';

const engine = await engineOf('xiangqi');
const games = await fetchForEachGame(({ analysis }) => analysis());

const field = (name: string, value: string): string =>
  `[DhtmlXQ_${name}]${value}[/DhtmlXQ_${name}]`;
const textOf = (fields: Record<string, string>): string =>
  `[DhtmlXQ]\r\n${Object.entries(fields)
    .map(([name, value]) => field(name, value))
    .join('\r\n')}\r\n[/DhtmlXQ]\r\n`;

/** An annotated game from the starting position. */
const ANNOTATED = {
  ver: 'www_dpxq_com',
  title: '胡荣华 先胜 许银川',
  binit: '0919293949596979891777062646668600102030405060708012720323436383',
  event: '全国象棋个人赛',
  date: '1999-05-01',
  place: '上海',
  red: '胡荣华',
  redteam: '上海',
  black: '许银川',
  result: '红胜',
  open: 'C01 中炮对屏风马',
  movelist: '7747706279678070',
  move_0_3_1: '89888070',
  move_1_4_2: '1022',
  comment0: '全局说明。||第二行',
  comment2: '马走正着。',
  comment1_3: '横车。',
  comment2_4: '嵌套变着。',
};

async function written(text: string): Promise<string> {
  const file = new GamesFile(new Blob([text]));
  expect(await file.read()).toBeNull();
  const game = await file.game(0);
  const { game: name, style } = kindOf(game, 'chess', games);
  expect(name).toBe('xiangqi');
  const built = await buildTree(engine, 'xiangqi', game, { read: style, write: 'wxf' });
  if ('error' in built) throw new Error(JSON.stringify(built.error));
  expect(built.bad).toBeNull();
  return writeGame(built.tree, games.xiangqi.text, ({ move }) => move?.text ?? '');
}

test('players, event, comments and variations are read', async () => {
  const pgn = await written(textOf(ANNOTATED));
  for (const tag of [
    '[Event "全国象棋个人赛"]',
    '[Site "上海"]',
    '[Date "1999.05.01"]',
    '[Red "胡荣华"]',
    '[RedTeam "上海"]',
    '[Black "许银川"]',
    '[Result "1-0"]',
    '[ECO "C01"]',
    '[Opening "中炮对屏风马"]',
  ]) {
    expect(pgn).toContain(tag);
  }
  expect(pgn).not.toContain('[FEN');
  expect(pgn.slice(pgn.indexOf('{')).replace(/\s+/g, ' ').trim()).toBe(
    '{ 全局说明。 第二行 } 1. C2=5 H8+7 { 马走正着。 } 2. H2+3 ' +
      '(2. R1+1 { 横车。 } 2... R9=8 (2... H2+3 { 嵌套变着。 })) 2... R9=8 1-0',
  );
});

test('an ending has its own start, and the side that moves first', async () => {
  // Red king on e0, chariot on a9 as seen from below; black king on e9. Black to move.
  const points = Array.from({ length: 32 }, () => '99');
  points[0] = '09';
  points[4] = '49';
  points[20] = '30';
  const ending = textOf({
    title: '残局',
    binit: points.join(''),
    movelist: '3031',
    result: '和棋',
  });
  const pgn = await written(ending);
  expect(pgn).toContain('[FEN "3k5/9/9/9/9/9/9/9/9/R3K4 b');
  expect(pgn).toContain('[Result "1/2-1/2"]');
});

test('a file may have many, and a page of the site has its lines in a script', async () => {
  const file = new GamesFile(new Blob([textOf(ANNOTATED), textOf({ ...ANNOTATED, red: '赵' })]));
  await file.read();
  expect(file.index.size).toBe(2);
  expect(file.index.row(1)).toMatchObject({ first: '赵', result: '1-0', eco: 'C01' });
  const [game] = dhtmlxq.read(
    '[DhtmlXQ_movelist][0_1_0]77477062[/0_1_0][0_2_1]7967[/0_2_1][/DhtmlXQ_movelist]',
  );
  expect(game?.next[0]).toMatchObject({ text: 'h3e3' });
  expect(game?.next[0]?.next.map(({ text }) => text)).toEqual(['h10g8', 'h1g3']);
});

test.each([
  ['a field that is not closed', '[DhtmlXQ][DhtmlXQ_red]甲[DhtmlXQ_movelist]7747'],
  [
    'lines that leave one another',
    textOf({ movelist: '7747', move_1_2_2: '1022', move_2_2_1: '1022' }),
  ],
  ['a line that leaves itself', textOf({ movelist: '7747', move_1_5_1: '1022' })],
  ['a place that is none', textOf({ movelist: '7747', move_0_99_1: '1022', comment99: 'x' })],
  ['points off the board', textOf({ binit: '98'.repeat(32), movelist: '7747' })],
])('%s does no harm', (_, text) => {
  const [game] = dhtmlxq.read(text);
  expect(game?.next[0]?.text).toBe('h3e3');
});

test('reading takes as long as the text', { retry: 2 }, () => {
  const time = (count: number): number => {
    const text = `[DhtmlXQ]${'[DhtmlXQ_red]'.repeat(count)}[DhtmlXQ_movelist]${'7747'.repeat(count)}${'['.repeat(count)}`;
    return processorTime(() => dhtmlxq.read(text));
  };
  time(1_000);
  expect(time(80_000)).toBeLessThan(10 * time(20_000) + 100);
});
