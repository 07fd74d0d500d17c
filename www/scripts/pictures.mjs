// `node scripts/pictures.mjs [OUT]`: takes the pictures of the documentation from the built page,
// into docs/, each light (tour.png) and dark (tour-dark.png). DIST names a folder other than dist.
// ONLY=tour takes only that one.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import UPNG from 'upng-js';
import { launch } from './chromium.mjs';
import { host, ISOLATED } from './host.mjs';

const out = process.argv[2] ?? join(import.meta.dirname, '..', '..', 'docs');
const SIZE = { width: 1280, height: 800 };
const CARD = { width: 1200, height: 630 };
const CARD_PATH = join(import.meta.dirname, '..', 'public', 'icons', 'card.png');
const SQUARE = { width: 760, height: 760 };
const OPENING =
  '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Na5 10. Bc2 c5 11. d4';

/** Each picture: the view it opens, and the actions there. */
const PICTURES = {
  analysis: {
    view: 'analysis/chess',
    async act(page) {
      await page.getByRole('button', { name: 'Import', exact: true }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('textarea').fill(OPENING);
      await dialog.getByRole('button', { name: 'Import' }).click();
      await page.locator('.tree .move').last().click();
      await page.locator('input[name=engine]').check({ force: true });
      const deep = () =>
        page.waitForFunction(
          (least) => {
            const facts = document.querySelector('.engine-facts')?.textContent;
            return Number(/depth (\d+)/.exec(facts)?.[1]) >= least;
          },
          18,
          { timeout: 120_000 },
        );
      await deep();
      // The engine of several threads takes over and begins again.
      await page.waitForTimeout(3_000);
      await deep();
    },
  },
  explorer: {
    view: 'endgame/chess',
    async act(page) {
      await page.getByRole('tab', { name: 'Game' }).click();
      await enter(page, 'fen', '8/3K4/P7/8/8/7k/8/8 w - - 0 1');
      await page.getByRole('tab', { name: 'Heat map' }).click();
      await page.locator('[data-square=a6]').click();
      await page.locator('[data-heat=a6]').waitFor();
    },
  },
};

/** Milliseconds for each wave of the moving picture, and for the whole wall. */
const WAVE = 140;
const WHOLE = 3_000;

/** The growing wall of king and rook, as a moving picture. */
async function growingWall(page) {
  const wall = page.locator('.wall');
  const laid = (wave) => page.locator(`.wall[data-laid="${wave}"]`).waitFor();
  await wall.locator('.wall-course').first().waitFor();
  const last = Number(await wall.getAttribute('data-waves')) - 1;
  await laid(last);
  const [top, bottom] = [page.locator('.wall-totals'), page.locator('.wall-bricks')];
  await bottom.press('Home');
  await page.mouse.move(0, 0);
  const frames = [];
  const delays = [];
  for (let wave = 0; wave <= last; wave += 1) {
    await laid(wave);
    const [upper, lower] = [await top.boundingBox(), await bottom.boundingBox()];
    const clip = {
      x: upper.x - 12,
      y: upper.y - 12,
      width: upper.width + 24,
      height: lower.y + lower.height - upper.y + 24,
    };
    frames.push(UPNG.decode(await page.screenshot({ clip })));
    delays.push(wave === last ? WHOLE : WAVE);
    if (wave < last) await bottom.press('ArrowUp');
  }
  return moving(frames, delays);
}

/** Milliseconds between the steps of the tour, and at the end of each scene. */
const STEP = 450;
const REST = 1_500;
/** A short mate, played out. */
const ENDING = '8/8/8/8/8/4K3/R7/6k1 w - - 0 1';

/** Ten seconds of what one can do: a game, a mate by the tables, the growing wall. */
const TOUR = [
  {
    view: 'play/chess',
    async *act(page) {
      await page.getByRole('button', { name: 'New game', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('group', { name: 'You play' }).getByRole('radio').first().check({
        force: true,
      });
      await dialog.locator('input[name=level]').fill('11');
      await dialog.getByRole('button', { name: 'Start' }).click();
      yield;
      for (const [index, move] of ['Nf3', 'g3', 'Bg2', 'O-O'].entries()) {
        await enter(page, 'move', move);
        await page
          .locator('.move')
          .nth(2 * index + 1)
          .waitFor();
        yield;
      }
    },
  },
  {
    view: 'endgame/chess',
    async *act(page) {
      await page.getByRole('tab', { name: 'Game' }).click();
      await enter(page, 'fen', ENDING);
      await page.getByRole('tab', { name: 'Moves' }).click();
      const title = page.locator('h1');
      while ((await title.textContent()) !== 'Checkmate') {
        yield;
        await page.locator('.value').first().click();
        await page.mouse.move(0, 0);
        await page.waitForTimeout(REST);
      }
      yield;
    },
  },
  {
    view: 'think/chess/wall',
    async *act(page) {
      const bricks = page.locator('.wall-bricks');
      await page.locator('.wall .wall-course').first().waitFor();
      const last = Number(await page.locator('.wall').getAttribute('data-waves')) - 1;
      await page.locator(`.wall[data-laid="${last}"]`).waitFor();
      await bricks.press('Home');
      for (let wave = 0; wave <= last; wave += 4) {
        await page.locator(`.wall[data-laid="${wave}"]`).waitFor();
        yield;
        for (let i = 0; i < 4 && wave + i < last; i += 1) await bricks.press('ArrowUp');
      }
    },
  },
];

/** The scenes of the tour, one after the other. */
async function tour(visit) {
  const frames = [];
  const delays = [];
  for (const { view, act } of TOUR) {
    const page = await visit(view, { width: 1_000, height: 640 });
    await page.addStyleTag({ content: '.wall-bricks:focus-visible { outline: none }' });
    for await (const _ of act(page)) {
      await page.waitForTimeout(100);
      frames.push(UPNG.decode(await page.screenshot()));
      delays.push(STEP);
    }
    delays[delays.length - 1] = REST;
    await page.close();
  }
  return moving(frames, delays);
}

/** An animated PNG of pictures of one size. */
function moving(frames, delays) {
  const [{ width, height }] = frames;
  const pixels = frames.flatMap((frame) => UPNG.toRGBA8(frame));
  return new Uint8Array(UPNG.encode(pixels, width, height, 0, delays));
}

/** Opens a view as a visitor in Britain sees it, without motion or one-time offers. */
async function open(browser, address, viewport, colorScheme) {
  const page = await browser.newPage({
    viewport,
    locale: 'en-GB',
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // For styles that hide the ring around the keyboard focus.
    bypassCSP: true,
  });
  await page.addInitScript(() => {
    for (const key of ['piecesOffered', 'welcomed', 'types'])
      localStorage.setItem(`chariot.${key}`, 'true');
  });
  await page.goto(address);
  return page;
}

async function enter(page, name, text) {
  const field = page.locator(`input[name=${name}]`);
  await field.fill(text);
  await field.press('Enter');
}

/** Takes a picture of a view once the actions there are done. */
async function take(visit, { view, act }, size) {
  const page = await visit(view, size);
  await page.locator('.pieces .piece').first().waitFor();
  await act(page);
  await page.waitForTimeout(500);
  const bytes = await page.screenshot();
  await page.close();
  return bytes;
}

async function wallPicture(visit) {
  const page = await visit('think/chess/wall', SQUARE);
  await page.addStyleTag({ content: '.wall-bricks:focus-visible { outline: none }' });
  const bytes = await growingWall(page);
  await page.close();
  return bytes;
}

function keep(path, bytes) {
  writeFileSync(path, bytes);
  console.log(path, bytes.length);
}

// With threads, as most visitors have after a moment.
const server = await host(process.env.DIST ?? join(import.meta.dirname, '..', 'dist'), ISOLATED);
const browser = await launch();
const only = process.env.ONLY;
const isWanted = (name) => !only || only === name;
try {
  for (const scheme of ['light', 'dark']) {
    const visit = (view, size) => open(browser, `${server.address}#${view}`, size, scheme);
    const pathOf = (name) => join(out, `${name}${scheme === 'dark' ? '-dark' : ''}.png`);
    for (const [name, picture] of Object.entries(PICTURES))
      if (isWanted(name)) keep(pathOf(name), await take(visit, picture, SIZE));
    // The picture that other sites show with a link.
    if (isWanted('card') && scheme === 'light')
      keep(CARD_PATH, await take(visit, PICTURES.analysis, CARD));
    if (isWanted('think')) keep(pathOf('think'), await wallPicture(visit));
    if (isWanted('tour')) keep(pathOf('tour'), await tour(visit));
  }
} finally {
  await browser.close();
  await server.close();
}
