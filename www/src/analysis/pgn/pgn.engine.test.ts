import '@chariot/engine/testing/browser';
import { engineOf } from '@chariot/engine/testing';
import { restoreTree, storeTree } from '@chariot/game';
import { readGames, recognise, writeGame } from '@chariot/game/pgn';
import { describe, expect, test } from 'vitest';
import { fetchForEachGame } from '../../shared/games/index.ts';
import { type BuiltTree, buildSpelt, buildTree, written } from '../../shared/tree/build.ts';
import { gameOfFen, kindOf } from '../../shared/tree/kind.ts';

const chess = await engineOf('chess');
const xiangqi = await engineOf('xiangqi');
const games = await fetchForEachGame(({ analysis }) => analysis());

async function read(text: string, game: 'chess' | 'xiangqi' = 'chess'): Promise<BuiltTree> {
  const [parsed] = readGames(text);
  if (!parsed) throw new Error('no game');
  const { style } = kindOf(parsed, game, games);
  const engine = game === 'chess' ? chess : xiangqi;
  const write = game === 'chess' ? 'san' : 'wxf';
  const built = await buildSpelt(engine, game, parsed, { read: style, write });
  if ('error' in built) throw new Error(JSON.stringify(built.error));
  return built;
}

const PLAIN = { chess: /^\[.*\n/gm };
/** Move text without tags. */
const movesIn = (text: string): string => text.replace(PLAIN.chess, '').replace(/\s+/g, ' ').trim();
async function again(text: string, game: 'chess' | 'xiangqi' = 'chess'): Promise<string> {
  const { tree, bad } = await read(text, game);
  expect(bad).toBeNull();
  return movesIn(writeGame(tree, games[tree.game].text, (node) => node.move?.text ?? ''));
}

describe('a game of chess', () => {
  test.each([
    ['1. e4 e5 2. Nf3 *'],
    ['1. e4 { Best by test } 1... e5 (1... c5 2. Nf3 (2. c3 $1 d5) 2... d6) 2. Nf3 $6 { so } 1-0'],
    ['{ A beginning } 1. e4 (1. d4 d5) (1. c4 { English }) 1... e5 1/2-1/2'],
    ['1. e4 ({ Better is } 1. d4 { , is it not? }) 1... e5 *'],
    ['1. e4 { [%clk 0:10:00] [%emt 0:00:01] fine } 1... e5 { [%eval -0.12,22] } *'],
    ['1. e4 { [%csl Gd4,Re5] [%cal Ge2e4,Bg1f3,Yb1c3] Space } 1... e5 *'],
    ['1. e4 { [%cal Xe2e4] [%mct 17:0:5] } 1... e5 *'],
    ['1. e4 $0 $14 $255 e5 $1 $44 $149 *'],
    ['1. f3 $1 { Engine: Mistake. e4 was best. } { My favourite. } 1... e5 *'],
    ['1. f3 $2 { Mistake. e4 was best. } 1... e5 $2 { Mistake. But a human says so. } *'],
    ['1. e4 { [%eval 0.35] } 1... e5 { [%eval #-3] said } *'],
    ['1. f3 e5 2. g4 Qh4# 0-1'],
  ])('%s is written as it was read', async (text) => {
    expect(await again(text)).toBe(text);
  });

  test.each([
    ['1.e4 e5 2.Nf3!? Nc6??', '1. e4 e5 2. Nf3 $5 Nc6 $4 *'],
    ['1 e4 e5 2 Nf3', '1. e4 e5 2. Nf3 *'],
    ['e2e4 e7e5 g1f3', '1. e4 e5 2. Nf3 *'],
    ['\ufeff1. e4 ; to the end of the line\ne5', '1. e4 { to the end of the line } 1... e5 *'],
    ['% for programs\n1. e4 e5', '1. e4 e5 *'],
    ['1. e4 e5 2. Nf3 Nf6 3. Bc4 Nc6 4. 0-0', '1. e4 e5 2. Nf3 Nf6 3. Bc4 Nc6 4. O-O *'],
    ['1. e4± e5 +- 2. Nf3□!? N Nc6 −+ *', '1. e4 $16 e5 $18 2. Nf3 $7 $5 $146 Nc6 $19 *'],
    ['1. e4 d5 2. e5 f5 3. exf6 e.p. *', '1. e4 d5 2. e5 f5 3. exf6 *'],
    ['1. e4 1-0 { Black resigns. }', '1. e4 { Black resigns. } 1-0'],
    ['1. e4 (1. d4) ({ words } ) e5', '1. e4 { words } (1. d4) 1... e5 *'],
    ['[Result "*"]\n\n1. e4 1-0', '1. e4 1-0'],
    // The engine's symbol belongs to the engine, be it lichess or Chariot.
    [
      '1. f3?! { (0.15 → -0.82) Inaccuracy. e4 was best. } { [%eval -0.82] } *',
      '1. f3 $6 { (0.15 → -0.82) Inaccuracy. e4 was best. } { [%eval -0.82] } *',
    ],
    ['1. e4 {} e5 ½-½', '1. e4 e5 1/2-1/2'],
    ['１．ｅ４ ｅ５ ２．Ｎｆ３', '1. e4 e5 2. Nf3 *'],
    ['1. e4 $1 $1 $14 e5', '1. e4 $1 $14 e5 *'],
  ])('%s is understood', async (text, meant) => {
    expect(await again(text)).toBe(meant);
  });

  test('tags are kept, quotation marks in them too, and the position it begins with', async () => {
    const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
    const text = `[Event "A \\"great\\" day"]\n[White "Ann"]\n[SetUp "1"]\n[FEN "${fen}"]\n\n1. e4 Kd7 *`;
    const { tree } = await read(text);
    expect(tree.root.fen).toBe(fen);
    const out = writeGame(tree, games[tree.game].text, (node) => node.move?.text ?? '');
    for (const line of text.split('\n').slice(0, 4)) expect(out).toContain(line);
    expect(out.split('\n')[0]).toBe('[Event "A \\"great\\" day"]');
  });

  test.each([
    [
      '1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Sf6 5. O-O Le7 6. Te1 b5 7. Lb3 d6 (7... O-O 8. De2) 8. c3',
    ],
    [
      '1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Fa4 Cf6 5. O-O Fe7 6. Te1 b5 7. Fb3 d6 (7... O-O 8. De2) 8. c3',
    ],
    [
      '1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Aa4 Cf6 5. O-O Ae7 6. Te1 b5 7. Ab3 d6 (7... O-O 8. De2) 8. c3',
    ],
  ])('%s: letters of another language', async (text) => {
    expect(await again(text)).toBe(
      '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 (7... O-O 8. Qe2) 8. c3 *',
    );
  });

  test('letters that two languages have are English ones, unless only the other is legal', async () => {
    expect(await again('1. a4 h5 2. Ra3 *')).toBe('1. a4 h5 2. Ra3 *');
    expect(await again('1. e4 e5 2. Re2 Re7 *')).toBe('1. e4 e5 2. Ke2 Ke7 *');
    const { bad, tree } = await read('1. e4 e5 2. Nf3 Nc6 3. Re2 *');
    expect(bad?.move.text).toBe('Re2');
    expect(tree.mainLine()).toHaveLength(4);
  });

  test('a bad move of another language is told as it was written', async () => {
    const { bad, tree } = await read('1. e4 e5 2. Sf3 Sc6 3. Lb9 *');
    expect(bad?.move.text).toBe('Lb9');
    expect(tree.mainLine()).toHaveLength(4);
    expect(tree.mainLine()[3]?.comment).toBe('(3. Lb9)');
  });

  test('a bad move is told with its place, and what precedes it is kept', async () => {
    const { tree, bad } = await read('1. e4 e5\n2. Nf3 Nc6 3. Bb9 a6\n(2. d4 exd4)');
    expect(bad?.move).toMatchObject({ text: 'Bb9', place: { line: 2, column: 15 } });
    expect(bad?.error.facts[0]?.details.text).toBe('Bb9');
    expect(tree.mainLine()).toHaveLength(4);
  });

  test('a bad move of a variation takes only what follows it', async () => {
    const { tree, bad } = await read('1. e4 e5 (1... c5 2. Ke3 d6) 2. Nf3');
    expect(bad?.move.text).toBe('Ke3');
    expect(movesIn(writeGame(tree, games[tree.game].text, (node) => node.move?.text ?? ''))).toBe(
      '1. e4 e5 (1... c5 { (2. Ke3 d6) }) 2. Nf3 *',
    );
  });

  test('null moves and what follows them are kept as a comment, with all that is in it', async () => {
    const text =
      '1. e4 e5 (1... -- { A threat: } 2. d4 $1 (2. Qh5)) 2. Nf3 Zz9 3. Bb5 { [%clk 0:01:00] } *';
    const kept =
      '1. e4 { (1... -- ( A threat: ) 2. d4 $1 (2. Qh5)) } 1... e5 2. Nf3 { (2... Zz9 3. Bb5 ( [clk 0:01:00] )) } *';
    const { tree } = await read(text);
    const out = movesIn(writeGame(tree, games[tree.game].text, (node) => node.move?.text ?? ''));
    expect(out).toBe(kept);
    expect(await again(out)).toBe(kept);
  });

  test.each([
    ['1. e4 e5 { never closed', 'unclosedComment', { line: 1, column: 10 }],
    ['1. e4 e5\n(1... c5', 'openVariation', { line: 2, column: 7 }],
    ['1. e4 e5 ) 2. Nf3', 'strayBracket', { line: 1, column: 10 }],
    ['(1. d4) 1. e4', 'noMoveToVary', { line: 1, column: 1 }],
  ])('%j: %s', (text, kind, place) => {
    expect(readGames(text)[0]?.error).toEqual({ kind, place });
  });

  test('what precedes an error of form is read', async () => {
    const { tree } = await read('1. e4 e5 { never closed');
    expect(tree.mainLine()).toHaveLength(2);
    expect(tree.mainLine()[1]?.comment).toBe('never closed');
  });

  test('several games are read one by one, with or without results', () => {
    const one = '[White "A"]\n[Black "B"]\n\n1. e4 e5 1-0\n\n';
    const other = '[White "C"]\n[Event "Cup"]\n[Date "????.??.??"]\n\n1. d4\n\n';
    const games = readGames(one + other + one);
    expect(games.map(({ tags }) => tags.get('White'))).toEqual(['A', 'C', 'A']);
    expect(games.map(({ next }) => next[0]?.text)).toEqual(['e4', 'd4', 'e4']);
  });

  test('a long game with long comments is wrapped, and read again', async () => {
    const comment = 'word '.repeat(60).trim();
    const { tree } = await read(`1. e4 { ${comment} } e5 2. Nf3 Nc6`);
    const out = writeGame(tree, games[tree.game].text, (node) => node.move?.text ?? '');
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect((await read(out)).tree.mainLine()[0]?.comment).toBe(comment);
  });
});

describe('a game of xiangqi', () => {
  const FORMS = {
    Chinese: '1. 炮二平五 马8进7 2. 马二进三 车9平8',
    traditional: '1. 炮二平五 馬8進7 2. 傌二進三 車9平8',
    WXF: '1. C2=5 h8+7 2. H2+3 r9=8',
    ICCS: '1. H2-E2 H9-G7 2. H0-G2 I9-H9',
    'ICCS without hyphen': '[Format "ICCS"]\n\n1. h2e2 h9g7 2. h0g2 i9h9',
    UCI: 'h3e3 h10g8 h1g3 i10h10',
    'full-width': '１．炮二平五　馬８進７　２．傌二進三　車９平８',
    'full-width letters': '１． Ｃ２＝５ ｈ８＋７ ２． Ｈ２＋３ ｒ９＝８',
    'Taiwan’s terms': '1. 砲二平五 馬８進７ 2. 馬二進三 車９平８',
    'a result in words': '1. 炮二平五 马8进7 2. 马二进三 车9平8 （红胜）',
    'without spaces': '1.炮二平五马8进7 2.马二进三车9平8',
  };
  test.each(Object.entries(FORMS))('%s', async (_, text) => {
    const { tree, bad } = await read(text, 'xiangqi');
    expect(bad).toBeNull();
    expect(tree.mainLine().map(({ move }) => move?.uci)).toEqual([
      'h3e3',
      'h10g8',
      'h1g3',
      'i10h10',
    ]);
    expect(tree.mainLine()[0]?.move?.text).toBe('C2=5');
  });

  test('what is written says its notation, and is read again in each', async () => {
    const { tree } = await read(FORMS.Chinese, 'xiangqi');
    for (const [style, format] of [
      ['iccs', 'ICCS'],
      ['wxf', 'WXF'],
      ['zh-hans', 'Chinese'],
      ['zh-hant', 'Chinese'],
    ] as const) {
      const texts = await written(xiangqi, tree, style);
      const out = writeGame(tree, games[tree.game].text, (node) => texts.get(node)?.text ?? '', {
        format,
      });
      expect(out).toMatch(/^\[Game "Chinese Chess"\]\n/);
      expect(out).toContain(`[Format "${format}"]`);
      const back = await read(out, 'xiangqi');
      expect(back.bad).toBeNull();
      expect(back.tree.mainLine().map(({ move }) => move?.uci)).toEqual(
        tree.mainLine().map(({ move }) => move?.uci),
      );
    }
  });
});

describe('what a text is', () => {
  test.each([
    ['rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w', 'position', 'xiangqi'],
    ['FEN: 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'position', 'chess'],
    ['', 'moves', undefined],
    ['1. e4', 'moves', undefined],
    ['https://example.org/a/game?x#y', 'link', undefined],
    ['www.example.org', 'link', undefined],
    ['https:// 1. e4', 'moves', undefined],
  ])('%.30s', async (text, kind, game) => {
    const found = recognise(text);
    expect(found.kind).toBe(kind);
    const engines = { chess, xiangqi };
    const ofFen =
      found.kind === 'position'
        ? await gameOfFen((name) => engines[name], found.fen, 'chess')
        : undefined;
    expect(ofFen?.game).toBe(game);
  });

  test.each([
    ['1. 炮二平五', 'xiangqi'],
    ['1. C2=5', 'xiangqi'],
    ['1. H2-E2', 'xiangqi'],
    ['[Game "Chinese Chess"]\n\n1. h2e2', 'xiangqi'],
    ['[Variant "Standard"]\n\n1. e4', 'chess'],
    ['1. e4', 'chess'],
    ['1. Nf3', 'chess'],
  ])('%s is of %s', (text, game) => {
    const [found] = readGames(text);
    expect(found && kindOf(found, 'chess', games).game).toBe(game);
  });
});

test('a tree that was kept comes back with everything', async () => {
  const text =
    '{ A beginning } 1. e4 $1 { [%eval 0.35] [%clk 0:01:00] [%csl Gd4] said } 1... e5 ({ or } 1... c5 2. Nf3) 2. Nf3 $2 { Mistake. } *';
  const { tree } = await read(text);
  const at = tree.mainLine()[1] ?? tree.root;
  at.best = 'e7e5';
  at.value = { kind: 'matedIn', moves: 2 };
  const { kept, place } = storeTree(tree, at);
  const back = restoreTree(JSON.parse(JSON.stringify(kept)));
  if (!back) throw new Error('not read');
  const built = await buildTree(chess, 'chess', back.parsed, { read: 'uci', write: 'san' });
  if ('error' in built) throw new Error(JSON.stringify(built.error));
  const move = back.moves[place];
  const node = move && built.nodes.get(move);
  expect(node).toMatchObject({ best: 'e7e5', value: { kind: 'matedIn', moves: 2 } });
  node && Object.assign(node, { value: null });
  expect(movesIn(writeGame(built.tree, games.chess.text, ({ move }) => move?.text ?? ''))).toBe(
    text,
  );
});

test('what an earlier version of the page stored is read', () => {
  const kept = { tags: [], comment: 'so', rows: [[-1, 'e2e4', 'said', [1], null, 'e7e5']] };
  expect(restoreTree(kept)?.parsed).toMatchObject({
    comment: 'so',
    next: [{ text: 'e2e4', comment: 'said', glyphs: [1], best: 'e7e5' }],
  });
});

test.each([
  null,
  {},
  { rows: 3 },
  { rows: [[5, 'e2e4']] },
  { rows: [['x']] },
  { rows: [], start: 1 },
])('what has not the form is not read: %j', (value) => expect(restoreTree(value)).toBeUndefined());
