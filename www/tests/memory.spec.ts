import type { Page } from '@playwright/test';
import { ISOLATED, test, WITHOUT_THREADS } from './hosted.ts';
import { button, expect, moves, newGame, open, thinkBriefly, type } from './support.ts';

test.beforeEach(async ({ page, site }) => {
  site.headers = ISOLATED;
  await thinkBriefly(page);
});

async function exchange(page: Page, move: string, plies: number): Promise<void> {
  await type(page, move);
  await expect(moves(page)).toHaveCount(plies, { timeout: 60_000 });
}

test('where there is less memory than wanted, the engine makes do and the settings say so', {
  tag: '@long',
}, async ({ page }) => {
  test.skip(WITHOUT_THREADS);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 });
    Object.defineProperty(navigator, 'deviceMemory', { value: 8 });
    // A device with 64 MiB to share.
    WebAssembly.Memory = class extends WebAssembly.Memory {
      constructor(pages: WebAssembly.MemoryDescriptor) {
        if (pages.maximum && pages.maximum > 1024) throw new RangeError('out of memory');
        super(pages);
      }
    };
  });
  await open(page);
  await newGame(page, { level: 12 });
  await exchange(page, 'e4', 2);
  // The first search has one thread and memory of its own.
  await exchange(page, 'd4', 4);
  await exchange(page, 'c3', 6);
  await button(page, 'Settings').click();
  const chosen = page.getByLabel('Memory').locator('option:checked');
  await expect(chosen).toHaveText(/^Automatic: 64 MB \(allocated: (8|16|32) MB\)$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('memory suits the device, can be chosen, and the game goes on with the other', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'deviceMemory', { value: 2 });
  });
  await open(page);
  await newGame(page, { level: 12 });
  await exchange(page, 'e4', 2);
  await button(page, 'Settings').click();
  const memory = page.getByLabel('Memory');
  await expect(memory.locator('option')).toHaveText([
    'Automatic: 16 MB',
    '16 MB',
    '32 MB',
    '64 MB',
    '128 MB',
  ]);
  await memory.selectOption('32 MB');
  await expect(memory.locator('option:checked')).toHaveText('32 MB');
  await button(page, 'Done').click();
  await exchange(page, 'd4', 4);
  await page.reload();
  await button(page, 'Settings').click();
  await expect(memory).toHaveValue('32');
});
