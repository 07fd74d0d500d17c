// `<chariot-board>` of the installed package, in a page without a bundler.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { copyExample, install } from '../../engine/tests/installed.mjs';
import { drag, openPage, partOf, says, squareOf } from './pages.mjs';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const AXE = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');
const folder = install('engine', 'board');
copyExample('html', folder);

/** A page with these boards; its events are in `told`. */
function pageWith(name, boards) {
  writeFileSync(
    join(folder, name),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Boards</title>
    <script type="importmap">
      { "imports": { "@chariot/engine": "./node_modules/@chariot/engine/dist/index.js" } }
    </script>
    <script type="module" src="./node_modules/@chariot/board/dist/index.js"></script>
    <main>${boards}</main>
    <script>
      globalThis.told = [];
      for (const name of ['beforemove', 'move', 'end', 'position', 'place', 'shapes', 'failure'])
        addEventListener(name, ({ detail }) => told.push({ name, ...detail }));
    </script></html>`,
  );
  return openPage(folder, name);
}

const told = (page, name) =>
  page.evaluate((name) => globalThis.told.filter((one) => one.name === name), name);

test('the example: four boards share a worker for each game, and free it when they go', async () => {
  const { page, close } = await openPage(folder, 'board.html');
  const board = (id) => page.locator(`#${id}`);
  await says(board('green'), 'status', 'White to move');
  await says(board('game'), 'status', 'White to move');
  await says(board('puzzle'), 'status', 'Find the best move for White');
  await says(board('endgame'), 'status', '红方 1 步取胜');
  assert.equal(page.workers().length, 2);
  const colour = await board('green')
    .locator('.square-dark')
    .evaluate((one) => getComputedStyle(one).fill);
  assert.equal(colour, 'rgb(118, 150, 86)');

  const gone = page.waitForFunction(() => !document.querySelector('chariot-board'));
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('chariot-board')) one.remove();
  });
  await gone;
  while (page.workers().length > 0) await page.workers()[0].waitForEvent('close');
  await close();
});

test('until the element is defined its content stands there', async () => {
  writeFileSync(join(folder, 'fallback.html'), '<chariot-board>A diagram</chariot-board>');
  const { page, close } = await openPage(folder, 'fallback.html');
  await page.getByText('A diagram').waitFor();
  await page.evaluate(() => {
    const names = { '@chariot/engine': './node_modules/@chariot/engine/dist/index.js' };
    const map = document.createElement('script');
    Object.assign(map, { type: 'importmap', textContent: JSON.stringify({ imports: names }) });
    document.head.append(map);
    return import(new URL('./node_modules/@chariot/board/dist/index.js', location.href));
  });
  await says(page.locator('chariot-board'), 'status', 'White to move');
  const boxes = await page.evaluate(() => {
    const content = document.createRange();
    content.selectNodeContents(document.querySelector('chariot-board'));
    return content.getClientRects().length;
  });
  assert.equal(boxes, 0);
  await close();
});

test('play: by mouse and by keyboard; the engine answers; moves are taken back', async () => {
  const { page, close } = await pageWith(
    'play.html',
    '<chariot-board engine="level-1"></chariot-board>',
  );
  const board = page.locator('chariot-board');
  await says(board, 'status', 'White to move');
  await drag(page, board, 'e2', 'e4');
  await page.waitForFunction(
    () => globalThis.told.filter(({ name }) => name === 'move').length === 2,
  );
  const [first, second] = await told(page, 'move');
  assert.deepEqual([first.move.uci, first.by, second.by], ['e2e4', 'person', 'engine']);
  assert.match(second.fen, / w /);

  await says(board, 'status', 'White to move');
  await squareOf(board, 'd2').focus();
  await page.keyboard.press('Enter');
  await squareOf(board, 'd2').and(board.locator('[aria-selected=true]')).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    () => globalThis.told.filter(({ name }) => name === 'move').length === 4,
  );
  assert.equal((await told(page, 'move'))[2].move.uci, 'd2d3');

  await board.getByRole('button', { name: 'Take back' }).click();
  await page.waitForFunction(
    () => globalThis.told.at(-1).name === 'position' && globalThis.told.at(-1).moves.length === 2,
  );
  assert.equal(await board.evaluate((one) => one.play('Nf3')), true);
  assert.equal(await board.evaluate((one) => one.play('Nf9')), false);
  await says(board, 'error', 'Nf9');
  assert.equal((await told(page, 'failure'))[0].kind, 'SYNTAX');
  await close();
});

test('the page refuses moves, allows some only, and says whose pieces move', async () => {
  const { page, close } = await pageWith('veto.html', '<chariot-board></chariot-board>');
  const board = page.locator('chariot-board');
  await says(board, 'status', 'White to move');
  await page.evaluate(() => {
    addEventListener('beforemove', (event) => {
      if (event.detail.move.text === 'f3') event.preventDefault();
    });
  });
  await drag(page, board, 'f2', 'f3');
  await page.waitForFunction(() => globalThis.told.some(({ name }) => name === 'beforemove'));
  await board.locator('[data-piece=f2]').waitFor();
  assert.deepEqual(await told(page, 'move'), []);
  assert.deepEqual((await told(page, 'beforemove'))[0].move.uci, 'f2f3');

  await board.evaluate((one) => Object.assign(one, { dests: { e2: ['e4'], a1: ['a8'] } }));
  await squareOf(board, 'e2').click();
  await board.locator('.is-target').first().waitFor();
  assert.equal(await board.locator('.is-target').count(), 1);
  await board.evaluate((one) => Object.assign(one, { dests: null, movable: 'black' }));
  await squareOf(board, 'd2').click();
  assert.equal(await board.locator('.is-target').count(), 0);
  await board.evaluate((one) => one.play('d4'));
  await says(board, 'status', 'Black to move');
  await drag(page, board, 'd7', 'd5');
  await page.waitForFunction(
    () => globalThis.told.filter(({ name }) => name === 'move').length === 2,
  );
  assert.equal((await told(page, 'move'))[1].move.uci, 'd7d5');
  await close();
});

test('shapes, names of squares and images of pieces', async () => {
  const { page, close } = await pageWith(
    'shapes.html',
    `<style>chariot-board::part(goal) { background: rgb(1 2 3) }</style>
     <chariot-board></chariot-board>`,
  );
  const board = page.locator('chariot-board');
  await says(board, 'status', 'White to move');
  await board.evaluate((one) => {
    one.shapes = [
      { from: 'e2', to: 'e4' },
      { from: 'd4', brush: 'red' },
    ];
    one.squareParts = { e4: 'goal', d5: 'goal' };
    one.pieceImages = (side, kind) => (kind === 'Q' ? `data:image/svg+xml,${side}` : null);
  });
  await board.locator('[data-shape=e2e4].green').waitFor();
  await board.locator('[data-shape=d4].red').waitFor();
  await board.locator('[data-piece=d1] image').waitFor();
  assert.equal(await board.locator('.piece image').count(), 2);
  const colours = await partOf(board, 'goal').evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).backgroundColor),
  );
  assert.deepEqual(colours, ['rgb(1, 2, 3)', 'rgb(1, 2, 3)']);
  // The user wipes one and draws another.
  const box = await squareOf(board, 'd4').boundingBox();
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(...middle);
  await page.mouse.down({ button: 'right' });
  await page.mouse.up({ button: 'right' });
  await board.locator('[data-shape=d4].green').waitFor();
  const [{ shapes }] = await told(page, 'shapes');
  assert.deepEqual(shapes.at(-1), { brush: 'green', from: 'd4' });
  assert.deepEqual(await board.evaluate((one) => one.shapes), shapes);
  await board.evaluate((one) => Object.assign(one, { shapes: [] }));
  await board.locator('.shape').first().waitFor({ state: 'detached' });
  await close();
});

test('a move chosen while the engine thinks is played when it is legal', async () => {
  const { page, close } = await pageWith(
    'premove.html',
    '<chariot-board engine="level-12" premoves="on"></chariot-board>',
  );
  const board = page.locator('chariot-board');
  await says(board, 'status', 'White to move');
  await drag(page, board, 'e2', 'e4');
  await says(board, 'status', 'thinking');
  await drag(page, board, 'a2', 'a3');
  await page.waitForFunction(
    () => globalThis.told.filter(({ name }) => name === 'move').length >= 3,
  );
  const [, , chosen] = await told(page, 'move');
  assert.deepEqual([chosen.move.uci, chosen.by], ['a2a3', 'person']);
  await close();
});

test('free: pieces move without rules, as the page allows, and are placed and removed', async () => {
  const { page, close } = await pageWith(
    'free.html',
    '<chariot-board view="free" fen="4k3/8/8/8/8/8/8/R3K3"></chariot-board>',
  );
  const board = page.locator('chariot-board');
  await board.locator('[data-piece=a1]').waitFor();
  await drag(page, board, 'e8', 'b5');
  await board.locator('[data-piece=b5]').waitFor();
  assert.equal(page.workers().length, 0);
  const placed = await board.evaluate(async (one) => [
    await one.place('h8', { side: 'second', kind: 'Q' }),
    await one.place('h9', { side: 'second', kind: 'Q' }),
    await one.place('e1', null),
    await one.play('a1a8'),
    one.shownFen,
  ]);
  assert.deepEqual(placed, [true, false, true, true, 'R6q/8/8/1k6/8/8/8/8']);
  await board.evaluate((one) =>
    Object.assign(one, { dests: new Map([['a8', ['a7']]]), movable: 'white' }),
  );
  await drag(page, board, 'b5', 'b6');
  await drag(page, board, 'a8', 'c8');
  await drag(page, board, 'a8', 'a7');
  await board.locator('[data-piece=a7]').waitFor();
  const places = await told(page, 'place');
  assert.deepEqual(
    places.map(({ from, to, by }) => [from, to, by]),
    [
      ['e8', 'b5', 'person'],
      [undefined, 'h8', 'program'],
      ['e1', undefined, 'program'],
      ['a1', 'a8', 'program'],
      ['a8', 'a7', 'person'],
    ],
  );
  assert.equal(places.at(-1).fen, '7q/R7/8/1k6/8/8/8/8');
  // The rules come back.
  await board.evaluate((one) => {
    Object.assign(one, { view: null, fen: null, dests: null, movable: null });
  });
  await says(board, 'status', 'White to move');
  await close();
});

test('free: a piece of the other side is captured by a click, and dragged although one is selected', async () => {
  const { page, close } = await pageWith(
    'free-drag.html',
    '<chariot-board view="free" fen="8/8/8/8/8/8/q7/RR6"></chariot-board>',
  );
  const board = page.locator('chariot-board');
  await squareOf(board, 'a1').click();
  await board.locator('[data-square=a1][aria-selected=true]').waitFor();
  await drag(page, board, 'a2', 'c3');
  await board.locator('[data-piece=c3]').waitFor();
  await squareOf(board, 'a1').click();
  await squareOf(board, 'c3').click();
  await page.waitForFunction(() => told.filter(({ name }) => name === 'place').length === 2);
  const moves = (await told(page, 'place')).map(({ from, to }) => from + to);
  assert.deepEqual(moves, ['a2c3', 'a1c3']);
  await close();
});

test('free: the keyboard moves a piece, takes with it and picks up another of its side', async () => {
  const { page, close } = await pageWith(
    'free-keys.html',
    '<chariot-board view="free" fen="8/8/8/8/8/8/q7/RR6"></chariot-board>',
  );
  const board = page.locator('chariot-board');
  await board.locator('[data-square=b1]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await board.locator('[data-square=a1][aria-selected=true]').waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press(' ');
  await board.locator('[data-piece=a2]').waitFor();
  const [{ from, to, fen }] = await told(page, 'place');
  assert.deepEqual([from, to, fen], ['a1', 'a2', '8/8/8/8/8/8/R7/1R6']);
  await close();
});

test('an element that is moved in its page goes on; a game that ends is told', async () => {
  const { page, close } = await pageWith('move.html', '<chariot-board></chariot-board><div></div>');
  const board = page.locator('chariot-board');
  await says(board, 'status', 'White to move');
  await board.evaluate(async (one) => {
    await one.play('f3');
    await one.play('e5');
    document.querySelector('div').append(one);
    await one.play('g4');
    await one.play('Qh4#');
  });
  await says(board, 'status', 'Black wins');
  const [end] = await told(page, 'end');
  assert.deepEqual([end.termination, end.winner], ['checkmate', 'second']);
  assert.equal(await board.evaluate((one) => one.result.winner), 'second');
  await close();
});

test('what is asked of a board that is just there waits until it shows what its attributes say', async () => {
  const { page, close } = await pageWith('at-once.html', '');
  const played = await page.evaluate(async () => {
    await customElements.whenDefined('chariot-board');
    const board = document.createElement('chariot-board');
    board.fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
    document.body.append(board);
    const played = await board.play('e4');
    const nowhere = await document.createElement('chariot-board').play('e4');
    return [played, board.shownFen, nowhere];
  });
  assert.deepEqual(played, [true, '4k3/8/8/8/4P3/8/8/4K3 b - - 0 1', false]);
  assert.deepEqual(await told(page, 'failure'), []);
  await close();
});

test('a game goes on while attributes of the board and of the players change', async () => {
  const { page, close } = await pageWith('change.html', '<chariot-board></chariot-board>');
  const board = page.locator('chariot-board');
  const set = (name, value) =>
    board.evaluate((one, [name, value]) => Object.assign(one, { [name]: value }), [name, value]);
  const moves = () => board.evaluate((one) => one.position.moves);
  await says(board, 'status', 'White to move');
  await board.evaluate((one) => one.play('Nf3'));
  await set('board', 'blue');
  await set('pieces', 'staunton');
  await set('orientation', 'white');
  assert.equal(await board.getAttribute('board'), 'blue');
  await says(board, 'status', 'Black to move');
  assert.deepEqual(await moves(), ['g1f3']);

  // The engine plays the side to move.
  await set('engine', 'level-1');
  await says(board, 'status', 'White to move');
  const [first, second] = await told(page, 'move');
  assert.deepEqual([first.move.uci, second.by], ['g1f3', 'engine']);
  await set('orientation', 'black');
  await says(board, 'status', 'Black to move');
  assert.deepEqual((await moves()).slice(0, 2), ['g1f3', second.move.uci]);
  await set('engine', null);
  await set('notation', 'uci');
  // One of two moves is still legal: the engine's pawn or knight on that wing may bar a7a6.
  const own = ['a7', 'b8'].includes(second.move.from) ? 'h7h6' : 'a7a6';
  assert.equal(await board.evaluate((one, own) => one.play(own), own), true);
  assert.equal((await told(page, 'move')).at(-1).move.text, own);
  assert.equal((await moves()).length, 4);

  await set('fen', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1');
  await says(board, 'status', 'White to move');
  assert.deepEqual(await moves(), []);
  assert.deepEqual(await told(page, 'failure'), []);
  await close();
});

test('a replay is written in another notation and language, and stays at its place', async () => {
  const { page, close } = await pageWith(
    'notation.html',
    '<chariot-board game="xiangqi" view="moves" pgn="1. C2=5 H8+7"></chariot-board>',
  );
  const board = page.locator('chariot-board');
  await board.evaluate((one) => one.goTo(1));
  const written = (...texts) =>
    page.waitForFunction((texts) => {
      const { shadowRoot } = document.querySelector('chariot-board');
      const shown = [...shadowRoot.querySelectorAll('.move')].map((one) => one.textContent);
      return JSON.stringify(shown) === texts;
    }, JSON.stringify(texts));
  await written('C2=5', 'H8+7');
  await page.evaluate(() => {
    document.documentElement.lang = 'zh';
  });
  await written('炮二平五', '马８进７');
  await board.evaluate((one) => Object.assign(one, { notation: 'iccs' }));
  await written('h2e2', 'h9g7');
  for (const [coordinates, names] of [
    ['digits', ['1', '9']],
    ['algebraic', ['10', 'i']],
  ]) {
    await board.evaluate((one, style) => Object.assign(one, { coordinates: style }), coordinates);
    await page.waitForFunction(([first, last]) => {
      const { shadowRoot } = document.querySelector('chariot-board');
      const shown = [...shadowRoot.querySelectorAll('.label')].map((one) => one.textContent);
      return shown[0] === first && shown.at(-1) === last;
    }, names);
  }
  assert.equal((await board.evaluate((one) => one.position)).moves.length, 1);
  await close();
});

test('moves: the list, the buttons and the keys step through a game, with what it says', async () => {
  const pgn = '[White \\"a\\"] 1. e4 e5 { Both take the centre. } 2. Nf3 (2. f4) Nc6 *'.replaceAll(
    '\\"',
    '&quot;',
  );
  const { page, close } = await pageWith(
    'moves.html',
    `<chariot-board view="moves" pgn="${pgn}"></chariot-board>`,
  );
  const board = page.locator('chariot-board');
  const shown = (ply) =>
    page.waitForFunction((ply) => globalThis.told.at(-1)?.moves?.length === ply, ply);
  await board.getByRole('button', { name: 'e5' }).click();
  await shown(2);
  // It began with the first position and never showed the last.
  assert.deepEqual(
    (await told(page, 'position')).map(({ moves }) => moves.length),
    [0, 2],
  );
  await says(board, 'comment', 'Both take the centre.');
  await page.keyboard.press('ArrowRight');
  await shown(3);
  await page.keyboard.press('End');
  await shown(4);
  await board.getByRole('button', { name: 'First position' }).click();
  await shown(0);
  assert.equal(await board.locator('.move').count(), 4);
  await close();
});

test('puzzle: a wrong move is told, the right ones solve it', async () => {
  const { page, close } = await pageWith(
    'puzzle.html',
    `<chariot-board view="puzzle" fen="6k1/5ppp/8/8/8/1q6/5PPP/1R4K1 w - - 0 1" solution="1. Rxb3 Kf8 2. Rb8+"></chariot-board>`,
  );
  const board = page.locator('chariot-board');
  await says(board, 'status', 'Find the best move for White');
  await drag(page, board, 'b1', 'a1');
  await says(board, 'status', 'Ra1 is not the move');
  assert.equal(await board.evaluate((one) => one.play('Rc1')), false);
  await says(board, 'status', 'Rc1 is not the move');
  await board.getByRole('button', { name: 'Show the move' }).click();
  await board.locator('.arrow').waitFor();
  await drag(page, board, 'b1', 'b3');
  await page.waitForFunction(
    () => globalThis.told.filter(({ name }) => name === 'move').length === 2,
  );
  await says(board, 'status', 'Right');
  await drag(page, board, 'b3', 'b8');
  await says(board, 'status', 'Solved, with 2 wrong moves');
  const [end] = await told(page, 'end');
  assert.deepEqual([end.termination, end.mistakes], ['solved', 2]);
  await close();
});

test('endgame: distances from the files of a folder, and solved where they are missing', async () => {
  mkdirSync(join(folder, 'tables', 'chess'), { recursive: true });
  const file = join(ROOT, 'tables', 'chess', 'KRK.egt');
  cpSync(file, join(folder, 'tables', 'chess', 'KRK.egt'));
  const fen = '8/8/8/4k3/8/8/8/R3K3 w - - 0 1';
  const { page, close } = await pageWith(
    'endgame.html',
    `<chariot-board view="endgame" tables="./tables" fen="${fen}"></chariot-board>
     <chariot-board view="endgame" lang="zh-Hant" fen="8/8/8/4k3/8/8/8/1Q2K3 w - - 0 1"></chariot-board>
     <chariot-board view="endgame" fen="4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1"></chariot-board>`,
  );
  const board = (i) => page.locator('chariot-board').nth(i);
  await says(board(0), 'status', 'White mates in 14');
  await says(board(1), 'status', /白方 \d 步取勝/);
  await says(board(2), 'status', 'Not in the tablebase');
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.egt')),
  );
  assert.deepEqual(
    files.map((name) => name.split('/').at(-1)),
    ['KRK.egt'],
  );
  await partOf(board(0), 'move').first().click();
  await says(board(0), 'status', 'White mates in 13');
  await close();
});

test('odd values in every property and method: nothing throws, and the board lives on', async () => {
  const { page, close } = await pageWith('odd.html', '<chariot-board></chariot-board>');
  const board = page.locator('chariot-board');
  await says(board, 'status', 'White to move');
  const faults = await board.evaluate(async (one) => {
    const hostile = {
      toString() {
        throw new TypeError('no text');
      },
      get from() {
        throw new TypeError('no square');
      },
    };
    const odd = [
      undefined,
      null,
      true,
      0,
      -1,
      Number.NaN,
      7n,
      '',
      ' ',
      '\0',
      '💥',
      'x'.repeat(9999),
    ];
    odd.push([], {}, [1], [null], [hostile], hostile, Symbol('odd'), () => 0, new Map([[1, 2]]));
    odd.push(() => hostile, { e2: 'e4' }, { e2: [1] }, new Date(), Object.create(null));
    const found = [];
    const attempt = async (name, act) => {
      try {
        await act();
      } catch (error) {
        found.push(`${name}: ${error}`);
      }
    };
    const properties = Object.keys(Object.getPrototypeOf(one));
    for (const value of odd) {
      for (const name of properties) {
        await attempt(name, () => {
          one[name] = value;
        });
        one[name] = null;
      }
      for (const name of ['play', 'goTo', 'takeBack', 'place'])
        await attempt(name, () => one[name](value, value));
    }
    return [properties.length, ...found];
  });
  assert.deepEqual(faults, [18]);
  await board.evaluate((one) => one.restart());
  await says(board, 'status', 'White to move');
  assert.equal(await board.evaluate((one) => one.play('e4')), true);
  await close();
});

const BAD = {
  'fen="x"': 'BOARD',
  'fen="4k4/9/9/9/9/9/9/9/9/3K5 w"': 'WRONG_GAME',
  'view="moves" pgn="1. e4 e5 2. Ke5"': 'ILLEGAL_MOVE',
  'view="moves" pgn="1. e4 { never closed"': 'PGN',
  'game="go"': 'ATTRIBUTE',
  'engine="level-13"': 'ATTRIBUTE',
  'board="jade"': 'ATTRIBUTE',
  'movable="x"': 'ATTRIBUTE',
  'view="free" fen="xyz"': 'BOARD',
  'view="moves" pgn="&lt;img src=x onerror=globalThis.attacked=1&gt;"': 'PGN',
};

test('what makes no sense is said in the element and told by an event, and throws nothing', async () => {
  const boards = Object.keys(BAD).map((said) => `<chariot-board ${said}></chariot-board>`);
  const { page, close } = await pageWith('bad.html', boards.join('\n'));
  for (const [i, kind] of Object.values(BAD).entries()) {
    const board = page.locator('chariot-board').nth(i);
    await partOf(board, 'error').waitFor();
    const message = await partOf(board, 'error').textContent();
    assert.ok(message.length > 10, message);
    const kinds = (await told(page, 'failure')).map((one) => one.kind);
    assert.ok(kinds.includes(kind), `${kind} in ${kinds}`);
  }
  assert.equal((await told(page, 'failure')).length, boards.length);
  assert.equal(await page.evaluate(() => globalThis.attacked), undefined);
  // The legal part of the game is shown.
  assert.equal(await page.locator('chariot-board').nth(2).locator('.move').count(), 2);
  // A valid game works again.
  await page
    .locator('chariot-board')
    .first()
    .evaluate((one) => one.removeAttribute('fen'));
  await says(page.locator('chariot-board').first(), 'status', 'White to move');
  await close();
});

test('languages follow the nearest element that has one', async () => {
  const { page, close } = await pageWith(
    'languages.html',
    '<div lang="zh-TW"><chariot-board></chariot-board></div><chariot-board></chariot-board>',
  );
  await says(page.locator('chariot-board').first(), 'status', '白方');
  await says(page.locator('chariot-board').nth(1), 'status', 'White to move');
  await page.evaluate(() => {
    document.documentElement.lang = 'zh';
  });
  await page.locator('chariot-board').nth(1).locator('[lang=zh-Hans]').waitFor();
  await close();
});

test('no view has what axe finds fault with', async () => {
  const { page, close } = await pageWith(
    'axe.html',
    `<h1>Boards</h1><chariot-board engine="level-1"></chariot-board>
     <chariot-board view="moves" pgn="1. e4 e5"></chariot-board>
     <chariot-board view="puzzle" fen="6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1" solution="Rd8#"></chariot-board>
     <chariot-board view="endgame" fen="8/8/8/4k3/8/8/8/R3K3 w - - 0 1"></chariot-board>
     <chariot-board fen="x"></chariot-board>`,
  );
  await says(page.locator('chariot-board').nth(3), 'status', 'White mates in 14');
  await partOf(page.locator('chariot-board').nth(4), 'error').waitFor();
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => (await globalThis.axe.run()).violations);
  assert.deepEqual(
    found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`),
    [],
  );
  await close();
});
