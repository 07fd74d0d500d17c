import type { Page } from '@playwright/test';
import type { LearnStep } from '../src/shared/games/course.ts';
import { en } from '../src/shared/games/rules/i18n/en.ts';
import { RULES } from '../src/shared/games/rules/index.ts';
import { axeViolationsInBothThemes, LANGUAGES, loadAxe } from './axe.ts';
import {
  button,
  chooseLanguage,
  click,
  clickSquare,
  expect,
  open,
  piece,
  square,
  test,
  title,
} from './support.ts';

const GAMES = ['chess', 'xiangqi'] as const;
type Game = (typeof GAMES)[number];

const told = (page: Page) => page.locator('.learn-told');
const announced = (page: Page) => page.getByTestId('announcer');

function wordsOf(game: Game, name: string): { title: string; idea: string; task: string } {
  const { steps }: { steps: Record<string, { title: string; idea: string; task: string }> } =
    en[game];
  const words = steps[name];
  if (!words) throw new Error(`no words of ${name}`);
  return words;
}

/** Opens a step and waits until its task is ready. */
async function openStep(page: Page, game: Game, name: string): Promise<void> {
  await page.goto(`./#learn/${game}/${name}`);
  await expect(title(page)).toHaveText(wordsOf(game, name).title);
  await expect(told(page)).toHaveClass(/is-asking/);
}

/** Solves the task of a step on the board with the mouse. */
async function solve(page: Page, { line, goal }: LearnStep): Promise<void> {
  for (const [i, move] of line.entries()) {
    const [from = '', to = ''] = move.match(/[a-z]\d+/g) ?? [];
    await click(page, from, to);
    if (goal.kind === 'promote') await page.locator('.promotion-choices button').first().click();
    if (i + 1 < line.length) {
      await expect(piece(page, to)).toBeAttached();
      await expect(told(page)).toHaveClass(/is-asking/);
      await expect(told(page)).toHaveText(/waits/);
    }
  }
  await expect(told(page)).toHaveText(/^Right!/);
}

for (const game of GAMES) {
  test(`${game}: every task is done by the mouse, and that is kept`, {
    tag: '@long',
  }, async ({ page }) => {
    const { steps } = RULES[game];
    await open(page, `learn/${game}/${steps[0].name}`);
    for (const [i, step] of steps.entries()) {
      const words = wordsOf(game, step.name);
      await expect(title(page)).toHaveText(words.title);
      await expect(page.locator('.learn-idea')).toHaveText(words.idea);
      await expect(page.locator('.learn-task')).toHaveText(words.task);
      await expect(told(page)).toHaveClass(/is-asking/);
      await expect(told(page)).toHaveText('');
      await solve(page, step);
      await expect(page.locator('.learn-steps .is-done')).toHaveCount(i + 1);
      if (i + 1 < steps.length) await button(page, 'Next').click();
    }
    await page.reload();
    await expect(page.locator('.learn-steps .is-done')).toHaveCount(steps.length);
    await button(page, 'Play a game').click();
    await expect(page).toHaveURL(new RegExp(`#play/${game}$`));
    await expect(button(page, 'New game')).toBeVisible();
  });
}

test('a course goes on where it was left, and each step has an address', async ({ page }) => {
  await open(page, 'learn/chess/board');
  await solve(page, RULES.chess.steps[0]);
  await page.goto('./#play/chess');
  await expect(button(page, 'New game')).toBeVisible();
  await page.reload();
  await page.goto('./#learn/chess');
  await page.getByRole('link', { name: 'Go on: The rook' }).click();
  await expect(title(page)).toHaveText(wordsOf('chess', 'rook').title);
  await button(page, 'Next').click();
  await expect(page).toHaveURL(/#learn\/chess\/knight$/);
  await expect(title(page)).toHaveText(wordsOf('chess', 'knight').title);
  await button(page, 'Previous').click();
  await expect(page).toHaveURL(/#learn\/chess\/rook$/);
  await page.goBack();
  await expect(title(page)).toHaveText(wordsOf('chess', 'knight').title);
  await page.getByRole('link', { name: 'Castling' }).click();
  await expect(title(page)).toHaveText('Castling');
  await page.getByRole('link', { name: 'Xiangqi', exact: true }).click();
  await expect(title(page)).toHaveText('Learn xiangqi');
  await expect(page).toHaveTitle('Chariot · Learn');
});

test('a task is done by the keyboard, and screen readers are told', async ({ page }) => {
  await openStep(page, 'chess', 'rook');
  const { title: name, idea, task } = wordsOf('chess', 'rook');
  await expect(announced(page)).toHaveText(`${name} ${idea} ${task}`);
  await button(page, 'Skip to content').focus();
  await page.keyboard.press('Enter');
  await expect(square(page, 'a1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(square(page, 'a1')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await expect(announced(page)).toHaveText('Black waits. One move left.');
  await expect(square(page, 'c1')).toBeFocused();
  await page.keyboard.press('Enter');
  for (let rank = 2; rank <= 6; rank += 1) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(announced(page)).toHaveText('Right!');
  await button(page, 'Next').focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(wordsOf('chess', 'knight').title);
  await expect(button(page, 'Next')).toBeFocused();
});

test('a hint of xiangqi names the piece and points, without coordinates', async ({ page }) => {
  await openStep(page, 'xiangqi', 'horse');
  await button(page, 'Hint').click();
  await expect(told(page)).toHaveText(/^Hint: [^0-9]*horse[^0-9]*$/i);
  await expect(page.locator('.arrow')).toHaveCount(1);
});

test('a wrong move is told, also why it is none, and can be tried again', async ({ page }) => {
  await openStep(page, 'xiangqi', 'horse');
  await clickSquare(page, 'b1');
  await clickSquare(page, 'c3');
  await expect(told(page)).toHaveText('The horse cannot go to c3.');
  await click(page, 'e1', 'e2');
  await expect(told(page)).toHaveText('Black waits. 2 moves left.');
  await click(page, 'e2', 'e1');
  await expect(told(page)).toHaveText('Black waits. One move left.');
  await click(page, 'e1', 'e2');
  await expect(told(page)).toHaveText('Not that one.');
  await button(page, 'Try again').click();
  await expect(piece(page, 'e1')).toBeAttached();
  await expect(told(page)).toHaveText('');
  await button(page, 'Hint').click();
  await expect(told(page)).toHaveText('Hint: horse');
  await click(page, 'b1', 'd2');
  await expect(told(page)).toHaveText('Black waits. 2 moves left.');
  await button(page, 'Hint').click();
  await expect(told(page)).toHaveText('Hint: horse');
  await expect(page.locator('.learn-steps .is-done')).toHaveCount(0);
});

test('how the game ends by a wrong move is told', { tag: '@long' }, async ({ page }) => {
  await openStep(page, 'chess', 'stalemate');
  await click(page, 'c1', 'c7');
  await expect(told(page)).toHaveText('Not that one. Draw: stalemate');
  await openStep(page, 'xiangqi', 'stalemate');
  await solve(page, RULES.xiangqi.steps.find(({ name }) => name === 'stalemate') as LearnStep);
  await expect(told(page)).toHaveText('Right! Red wins by stalemate');
});

test('the moves that are offered can be tried by buttons; a refusal has its reason', {
  tag: '@long',
}, async ({ page }) => {
  await openStep(page, 'xiangqi', 'facing');
  await button(page, 'A d2–d1').click();
  await expect(told(page)).toHaveText('d2–d1 is legal.');
  await button(page, 'C d2–e2').click();
  await expect(told(page)).toHaveText('Right! The generals on e2 and e10 face each other.');
  await openStep(page, 'chess', 'illegal');
  await click(page, 'e2', 'f3');
  await expect(told(page)).toHaveText(
    'Right! The bishop on e2 cannot move like that: the king would be in check.',
  );
});

test('newcomers find the rules in the dialog of a new game', async ({ page }) => {
  await open(page, 'play/xiangqi');
  await button(page, 'New game').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Learn the rules' }).click();
  await expect(title(page)).toHaveText('Learn xiangqi');
});

test('the words change with the language, the task does not', { tag: '@long' }, async ({
  page,
}) => {
  await openStep(page, 'xiangqi', 'facing');
  await button(page, 'C d2–e2').click();
  await expect(told(page)).toHaveText(/^Right!/);
  await chooseLanguage(page, 'zh-Hant');
  await expect(title(page)).toHaveText('將帥不能照面');
  await expect(told(page)).toHaveText(/^對！.*e2.*e10/);
});

for (const { locale, lang, tag } of LANGUAGES) {
  test.describe(`in ${lang}`, { tag }, () => {
    test.use({ locale, bypassCSP: true });

    for (const [view, offering] of [
      ['learn/chess', 'king'],
      ['learn/xiangqi', 'facing'],
    ] as const) {
      test(`${view}: no violation that axe finds, light or dark`, async ({ page }) => {
        await open(page, `${view}/board`);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(told(page)).toHaveClass(/is-asking/);
        await loadAxe(page);
        expect(await axeViolationsInBothThemes(page)).toEqual([]);
        // The same with moves offered, then with one of them tried.
        await page.goto(`./#${view}/${offering}`);
        await expect(page.locator('.learn-offered')).toHaveCount(3);
        await page.locator('.learn-offered').first().click();
        await expect(told(page)).toHaveClass(/is-missed/);
        expect(await axeViolationsInBothThemes(page)).toEqual([]);
      });
    }
  });
}
