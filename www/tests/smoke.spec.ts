import { expect, test } from '@playwright/test';

test('the page opens from a sub-path without an error in the console', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Chariot' })).toBeVisible();
  expect(faults).toEqual([]);
});
