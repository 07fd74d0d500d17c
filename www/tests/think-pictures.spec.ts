import type { Locator, Page } from '@playwright/test';
import { axeViolations, loadAxe } from './axe.ts';
import { expect, square, test } from './support.ts';
import { lookCloser } from './think.ts';

const chapter = (page: Page) => page.locator('.think');
const figure = (page: Page, heading: string) =>
  chapter(page)
    .locator('.think-figure')
    .filter({ has: page.getByRole('heading', { name: heading }) });

/** A number as the page writes it: `+1.20`, `−0.40`, `1,234`. */
const read = (text: string | null): number =>
  Number((text ?? '').replace('−', '-').replace(/[+,×]/g, ''));
const numbers = async (page: Page, selector: string): Promise<number[]> =>
  (await chapter(page).locator(selector).allTextContents()).map(read);

for (const { game, king, tag } of [
  { game: 'chess', king: 'e1', tag: [] },
  { game: 'xiangqi', king: 'e1', tag: ['@long'] },
]) {
  test.describe(game, () => {
    test.use({ bypassCSP: true });

    test('pictures of the evaluation', { tag: '@long' }, async ({ page }) => {
      await page.goto(`./#think/${game}/evaluation`);
      const sum = chapter(page).locator('.pictures-sum');
      await expect(sum.locator('[data-value=total]')).toBeVisible();

      // Rounded themes add up to the hand-written sum, that and the network to the evaluation.
      const value = async (name: string): Promise<number> => {
        const found = sum.locator(`[data-value=${name}]`);
        return (await found.count()) > 0 ? read(await found.textContent()) : 0;
      };
      const themes = await numbers(
        page,
        '.pictures-theme > summary .pictures-balance, .pictures-theme.is-whole .pictures-balance',
      );
      const byHand = await value('handWritten');
      expect(Math.abs(themes.reduce((all, one) => all + one, 0) - byHand)).toBeLessThan(0.1);
      const total = await value('total');
      expect(Math.abs(byHand + (await value('network')) - total)).toBeLessThan(0.05);
      await chapter(page).locator('.pictures-theme > summary').first().click();
      await expect(
        chapter(page).locator('.pictures-theme[open] > .pictures-row').first(),
      ).toBeVisible();
      // Another phase, another sum, and back.
      const phase = chapter(page).getByRole('slider', { name: 'Middlegame that is left' });
      await phase.press('Home');
      await expect(sum.locator('[data-value=handWritten]')).not.toHaveText(
        (byHand < 0 ? '−' : '+') + Math.abs(byHand).toFixed(2),
      );

      // The badges on the board equal the list; kings have none.
      const values = figure(page, 'What each piece is worth here');
      await values.scrollIntoViewIfNeeded();
      await expect(values.locator('.badge').first()).toBeVisible();
      await values.locator('details').evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
      for (const badge of (await values.locator('.badge').all()).slice(0, 5)) {
        const at = await badge.getAttribute('data-badge');
        const listed = await values.locator(`li[data-square=${at}] b`).textContent();
        expect(Math.abs(read(listed) - read(await badge.textContent()))).toBeLessThanOrEqual(0.051);
      }
      await expect(values.locator(`.badge[data-badge=${king}]`)).toHaveCount(0);

      await lookCloser(chapter(page), 'What the network sees');
      const neurons = figure(page, 'What the network sees');
      await neurons.waitFor();
      if (await neurons.count()) {
        await neurons.scrollIntoViewIfNeeded();
        await expect(neurons.locator('canvas')).toHaveCount(
          await neurons.locator('.pictures-neurons li').count(),
        );
        const added = (await numbers(page, '.pictures-neurons span')).map(Math.abs);
        expect(added).toEqual([...added].sort((a, b) => b - a));
        await neurons.locator('.pictures-neurons button').nth(3).press('Enter');
        await expect(neurons.getByRole('status')).toContainText('²');
        // The sums as they stand on the page, from their own digits.
        const digits = async (part: Locator): Promise<number[]> =>
          ((await part.textContent()) ?? '')
            .replaceAll(',', '')
            .replaceAll('− ', '-')
            .replaceAll('−', '-')
            .match(/-?\d+(\.\d+)?/gu)
            ?.map(Number) ?? [];
        const [output = 0, pawns = 0, unit = 1, adds = 0] = await digits(
          neurons.locator('[data-sum=product]'),
        );
        expect((output * pawns) / unit).toBeCloseTo(adds, 3);
        const sum = figure(page, 'From the neurons to the evaluation');
        const said = (name: string) => digits(sum.locator(`[data-sum=${name}]`));
        const [first = 0, second = 0, bias = 0, all = 0] = await said('neurons');
        expect(first + second + bias).toBe(all);
        const [, times = 0, by = 1, network = 0] = await said('network');
        expect(Math.floor((all * times) / by)).toBe(network);
        const [facts = 0, share = 0, whole = 1, counted = 0] = await said('facts');
        expect(Math.trunc((facts * share) / whole)).toBe(counted);
        expect(await said('total')).toEqual([network, counted, network + counted]);
        const [evaluation = 0, less = 0, more] = await said('adds');
        expect(more).toBe(evaluation + less);
      }

      await loadAxe(page);
      expect(await axeViolations(page, {}, '#evaluation')).toEqual([]);
    });

    test('keys and repetitions', { tag: '@long' }, async ({ page }) => {
      // Taking a piece off the board changes the key, putting it back restores it.
      await page.goto(`./#think/${game}/memory`);
      const keys = figure(page, 'A number for every position');
      await keys.scrollIntoViewIfNeeded();
      const key = keys.locator('[data-value=key]');
      await expect(key).toHaveText(/^[0-9a-f]{16}$/);
      const before = await key.textContent();
      const piece = keys.locator('.piece').last();
      const at = (await piece.getAttribute('data-piece')) ?? '';
      const cell = keys.locator(`[data-square=${at}]`);
      await cell.press('Enter');
      if (at !== king) await expect(keys.getByRole('status')).toContainText('of 64 bits');
      await cell.press('Enter');
      await expect(key).toHaveText(before ?? '');
      const ends = keys.locator('.pictures-order .is-last code');
      expect(new Set(await ends.allTextContents()).size).toBeLessThanOrEqual(1);

      // The rules end the circle.
      const circles = figure(page, 'Going round in circles');
      await circles.scrollIntoViewIfNeeded();
      const forward = circles.getByRole('button', { name: 'Forward' });
      for (let step = 1; (await forward.isEnabled()) && step < 20; step += 1) {
        await circles.getByRole('slider').press('ArrowRight');
        await expect(circles.getByRole('slider')).toHaveAttribute('aria-valuenow', String(step));
        await expect(circles.locator('.square.is-last')).toHaveCount(2);
      }
      await expect(circles.getByRole('status')).not.toContainText('The game goes on');

      await loadAxe(page);
      expect(await axeViolations(page, {}, '#memory')).toEqual([]);
    });

    test('order, deepening and late moves', { tag: '@long' }, async ({ page }) => {
      // The iterations' positions add up to those of the search.
      await page.goto(`./#think/${game}/order`);
      const deepening = figure(page, 'One ply deeper, again and again');
      await deepening.scrollIntoViewIfNeeded();
      await deepening.getByRole('slider').press('Home');
      for (let depth = 2; depth < 6; depth += 1)
        await deepening.getByRole('slider').press('ArrowRight');
      await expect(deepening.locator('tr[data-iteration]')).toHaveCount(6);
      const nodes = await numbers(page, 'tr[data-iteration] [data-value=nodes]');
      const all = nodes.reduce((sum, one) => sum + one, 0);
      await expect(deepening).toContainText(`${all.toLocaleString('en-GB')} positions`);
      await expect(deepening.getByRole('status')).toContainText('Straight to this depth');
      await page.goto(`./#think/${game}/boldness`);
      await lookCloser(chapter(page), 'Late moves');
      const late = figure(page, 'Late moves get a shorter look');
      await late.scrollIntoViewIfNeeded();
      await expect(late.locator('.pictures-columns li').first()).toBeVisible();
      await page.goto(`./#think/${game}/order`);

      await loadAxe(page);
      expect(await axeViolations(page, {}, '#order')).toEqual([]);
    });

    test('the horizon', { tag: '@long' }, async ({ page }) => {
      // Stopping dead, it hopes for too much; with captures played out it does not. The moves
      // differ.
      await page.goto(`./#think/${game}/horizon`);
      const horizon = page.locator('#horizon .think-figure').first();
      const said = async (leaf: string): Promise<number[]> => {
        const line = horizon.locator(`[data-leaf=${leaf}]`);
        await expect(line).toHaveText(/Two plies later: \S+\.$/);
        return ((await line.textContent())?.match(/[+−]\d+\.\d/g) ?? []).map(read);
      };
      const [hoped = 0, got = 0] = await said('squares');
      const [expected = 0, borne = 0] = await said('quiescence');
      expect(Math.abs(hoped - got)).toBeGreaterThanOrEqual(2);
      expect(Math.abs(expected - borne)).toBeLessThanOrEqual(0.5);
      await expect(horizon.locator('.arrow')).toHaveCount(2);
      // The punishing capture is played on the board, behind the horizon.
      const played = horizon.locator('[data-line]');
      const plies = Number(await played.getAttribute('data-line'));
      const depth = await horizon.getByRole('slider').getAttribute('aria-valuenow');
      expect(plies).toBeGreaterThan(Number(depth));
      const forward = horizon.getByRole('button', { name: 'Forward' });
      for (let ply = 0; ply < plies; ply += 1) await forward.click();
      await expect(forward).toBeDisabled();
      await horizon.getByRole('slider').press('ArrowLeft');
      await expect(horizon.locator('[data-leaf=quiescence]')).toHaveText(/expecting \S+ \S+ and /);
      await horizon.getByRole('radio', { name: 'Yours' }).check();
      await expect(horizon.locator('[data-leaf=quiescence]')).not.toBeEmpty();

      await loadAxe(page);
      expect(await axeViolations(page, {}, '#horizon')).toEqual([]);
    });

    test('the analysis shows what each piece contributes', { tag }, async ({ page }) => {
      await page.goto(`./#analysis/${game}`);
      const values = page.getByRole('region', { name: 'Piece values here' });
      await expect(page.locator('.badge')).toHaveCount(0);
      await values.getByRole('checkbox').check();
      await expect(page.locator('.badge').first()).toBeVisible();
      await expect(values.locator('li')).toHaveCount(32);
      // The badges follow the position.
      const [from, to] = game === 'chess' ? ['e2', 'e4'] : ['b3', 'e3'];
      await square(page, from).press('Enter');
      await square(page, to).press('Enter');
      await expect(page.locator(`.badge[data-badge=${to}]`)).toBeVisible();
      await values.getByRole('checkbox').uncheck();
      await expect(page.locator('.badge')).toHaveCount(0);
    });
  });
}
