import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BoardPiece, MoveDtm, Reply, Request } from '@chariot/protocol';
import type { Page } from '@playwright/test';
// @ts-expect-error a program of Node.js without types
import { startEngine } from '../scripts/engine.mjs';
import { en } from '../src/shared/games/endings/i18n/en.ts';
import type { EndingIdea } from '../src/shared/games/endings/i18n/words.ts';
import { ENDINGS } from '../src/shared/games/endings/index.ts';
import { axeViolationsInBothThemes, LANGUAGES, loadAxe } from './axe.ts';
import { button, click, expect, open, piece, square, test, title } from './support.ts';

const GAMES = ['chess', 'xiangqi'] as const;
const KINDS: Readonly<Record<string, string>> = { king: 'K', queen: 'Q' };
const TABLE = join(import.meta.dirname, '../public/tables/chess/KQK.egt');

const told = (page: Page) => page.locator('.learn-told');
const results = (page: Page) => page.locator('.exam-results li');

function ideaOf(game: (typeof GAMES)[number], name: string): EndingIdea {
  const idea = (en[game] as Readonly<Record<string, EndingIdea>>)[name];
  if (!idea) throw new Error(`no words of ${name}`);
  return idea;
}

/** Asks an engine outside the page, which has the table of queen against king. */
async function engineWithTable(): Promise<(request: Request) => Reply> {
  const { handle } = await startEngine('chess', 'full');
  const ask = (request: Request): Reply => handle(request, () => {}) as Reply;
  const loaded = ask({ loadTable: { game: 'chess', bytes: new Uint8Array(readFileSync(TABLE)) } });
  expect(loaded).toHaveProperty('loadTable');
  return ask;
}

/** The pieces as the board reports them to screen readers. */
async function piecesOn(page: Page): Promise<BoardPiece[]> {
  const cells = await page
    .locator('[data-square]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return cells.flatMap((cell) => {
    const [, square = '', side, name = ''] = /^(\w+), (White|Black) (\w+)/.exec(cell) ?? [];
    const kind = KINDS[name];
    return kind ? [{ square, side: side === 'White' ? 'first' : 'second', kind }] : [];
  });
}

/** White's moves in the current position, best first. */
async function movesOf(page: Page, ask: (request: Request) => Reply): Promise<MoveDtm[]> {
  const pieces = await piecesOn(page);
  const composed = ask({
    compose: {
      game: 'chess',
      setup: {
        pieces,
        toMove: 'first',
        castling: '',
        enPassant: undefined,
        halfmoveClock: 0,
        moveNumber: 1,
      },
    },
  });
  if (!('compose' in composed)) throw new Error(JSON.stringify(composed));
  const probed = ask({ probe: { game: 'chess', start: composed.compose.fen, moves: [] } });
  if (!('probe' in probed)) throw new Error(JSON.stringify(probed));
  return probed.probe.result.moves;
}

/** Plays White's move, and waits for the reply or the end. */
async function playAndWait(page: Page, { move: { from, to } }: MoveDtm): Promise<void> {
  const before = JSON.stringify(await piecesOn(page));
  await click(page, from, to);
  await expect(piece(page, to)).toBeAttached();
  await expect.poll(async () => JSON.stringify(await piecesOn(page))).not.toBe(before);
  await expect(told(page)).toHaveClass(/is-(playing|done|missed)/);
}

for (const game of GAMES) {
  test(`${game}: each ending has its idea, its pictures and a position to practise`, {
    tag: game === 'chess' ? [] : '@long',
  }, async ({ page }) => {
    await page.goto(`./#learn/${game}/endings`);
    for (const [i, { name, material, positions }] of ENDINGS[game].steps.entries()) {
      await expect(title(page)).toHaveText(ideaOf(game, name).title);
      await expect(page.locator('.learn-idea')).toHaveText(ideaOf(game, name).idea);
      const pictures = page.locator('.learn-buttons').first().getByRole('button');
      await expect(pictures).toHaveCount(positions.length);
      for (const [at, { fen }] of positions.entries()) {
        await pictures.nth(at).click();
        await expect(pictures.nth(at)).toHaveAttribute('aria-pressed', 'true');
        const men = fen.split(' ')[0]?.match(/[a-z]/gi)?.length ?? 0;
        await expect(page.locator('.pieces .piece')).toHaveCount(men);
      }
      if (i === 0) {
        await button(page, 'Practise').click();
        await expect(page).toHaveURL(new RegExp(`#endgame/${game}/${material}\\?fen=`));
        await expect(page.getByRole('radio', { name: 'Attack' })).toBeChecked();
        await expect(page.locator('.ending-code')).toHaveText(material);
        await page.goBack();
        await expect(title(page)).toHaveText(ideaOf(game, name).title);
      }
      if (i + 1 < ENDINGS[game].steps.length) await button(page, 'Next').click();
    }
  });
}

test('an exam is passed by best play, and that is kept', { tag: '@long' }, async ({ page }) => {
  const ask = await engineWithTable();
  await page.goto('./#learn/chess/endings/queen');
  await button(page, 'Exam').click();
  // During an exam “Next position” is the only way on.
  await expect(button(page, 'Next position')).toBeVisible();
  await expect(button(page, 'Next')).toHaveCount(0);
  for (let at = 1; at <= 5; at += 1) {
    await expect(told(page)).toHaveText(`Position ${at} of 5: mate in ${2 * at} with best play.`);
    await expect(told(page)).toHaveClass(/is-playing/);
    while (!(await told(page).getAttribute('class'))?.includes('is-done')) {
      const [best] = await movesOf(page, ask);
      await playAndWait(page, best as MoveDtm);
    }
    await expect(told(page)).toHaveText('Won as fast as possible!');
    await expect(results(page).nth(at - 1)).toHaveText('+0');
    await button(page, 'Next position').click();
  }
  await expect(told(page)).toHaveText('5 of 5 won, 0 plies over the best.');
  await button(page, 'Done').click();
  await page.reload();
  // Another ending is next, and this one is marked.
  await expect(page.locator('.learn-steps .is-done')).toHaveCount(1);
  await expect(told(page)).toHaveText('Exam passed, 0 plies over the best');
  await page.goto('./#learn/xiangqi/endings');
  await expect(title(page)).toHaveText(ideaOf('xiangqi', 'horse').title);
  await page.goto('./#learn/chess/endings');
  await expect(title(page)).toHaveText(ideaOf('chess', 'rook').title);
});

test('a win that is given away is told, by the keyboard too', { tag: '@long' }, async ({
  page,
}) => {
  const ask = await engineWithTable();
  await page.goto('./#learn/chess/endings/queen');
  await button(page, 'Exam').focus();
  await page.keyboard.press('Enter');
  let drawn: MoveDtm | undefined;
  for (let tries = 0; !drawn && tries < 20; tries += 1) {
    await expect(told(page)).toHaveClass(/is-playing/);
    drawn = (await movesOf(page, ask)).find(({ dtm }) => dtm?.kind === 'draw');
    if (drawn) break;
    await button(page, 'End the exam').click();
    await button(page, 'Exam').click();
  }
  if (!drawn) throw new Error('every move wins');
  await square(page, drawn.move.from).focus();
  await page.keyboard.press('Enter');
  await square(page, drawn.move.to).focus();
  await page.keyboard.press('Enter');
  await expect(told(page)).toHaveText('The win is gone.');
  await expect(page.getByTestId('announcer')).toHaveText('The win is gone.');
  await expect(results(page).first()).toHaveText('✗');
  await button(page, 'Next position').focus();
  await page.keyboard.press('Enter');
  await expect(told(page)).toHaveText('Position 2 of 5: mate in 4 with best play.');
  await expect(button(page, 'Next position')).toBeFocused();
  // Another ending ends the exam.
  await page.locator('.learn-steps a').nth(1).click();
  await expect(title(page)).toHaveText(ideaOf('chess', 'rook').title);
  await expect(results(page)).toHaveCount(0);
  await expect(button(page, 'Exam')).toBeVisible();
});

test('without a table the engine judges an ending, until one of four pieces is left', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('./#learn/chess/endings/twoKnights');
  await expect(page.locator('.learn')).toContainText('which is not exact');
  await button(page, 'Exam').focus();
  await page.keyboard.press('Enter');
  const task = 'Position 1 of 5: win. The engine judges; this is not exact.';
  await expect(told(page)).toHaveText(task);
  await expect(page.getByTestId('announcer')).toHaveText(task);
  await click(page, 'g4', 'f6');
  await expect(piece(page, 'g4')).toBeAttached();
  await expect(told(page)).toHaveText(task);
  await button(page, 'End the exam').click();
  await expect(results(page)).toHaveCount(0);
  await button(page, 'Practise').click();
  await expect(page).toHaveURL(/#endgame\/chess\/KNNKP\?fen=/);
  await expect(page.getByRole('radio', { name: 'Attack' })).toBeChecked();
});

test('a task is missed where a table of four pieces says so', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('./#learn/chess/endings/lucena');
  await button(page, 'Exam').click();
  await expect(told(page)).toHaveText(
    'Position 1 of 5: win. The engine judges; this is not exact.',
  );
  // The rook is given away.
  await click(page, 'f1', 'f2');
  await expect(told(page)).toHaveText('The tablebase no longer calls it won.');
  await expect(results(page).first()).toHaveText('✗');
  await button(page, 'Next position').click();
  await expect(told(page)).toHaveText(
    'Position 2 of 5: win. The engine judges; this is not exact.',
  );
});

test('the endings are found after the rules, and where an ending is chosen', async ({ page }) => {
  await open(page, 'learn/xiangqi/board');
  await page.getByRole('link', { name: 'Go on with the endings' }).click();
  await expect(title(page)).toHaveText(ideaOf('xiangqi', 'horse').title);
  await open(page, 'endgame/chess');
  await page.locator('.ending-bar').click();
  await page.getByRole('link', { name: 'Learn the endings step by step' }).click();
  await expect(title(page)).toHaveText(ideaOf('chess', 'queen').title);
});

for (const { locale, lang, tag } of LANGUAGES) {
  test.describe(`in ${lang}`, { tag }, () => {
    test.use({ locale, bypassCSP: true });

    for (const game of GAMES) {
      test(`${game}: no violation that axe finds, light or dark`, async ({ page }) => {
        await page.goto(`./#learn/${game}/endings`);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('.pieces .piece').first()).toBeAttached();
        await loadAxe(page);
        expect(await axeViolationsInBothThemes(page)).toEqual([]);
        await page.locator('.learn-buttons .primary').click();
        await expect(told(page)).toHaveClass(/is-playing/);
        expect(await axeViolationsInBothThemes(page)).toEqual([]);
      });
    }
  });
}
