import { expect, type Page, test } from '@playwright/test';
import { expectSettled } from './page-checks';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

const CHARTS_CODE = /\/assets\/ChartsPage-[^/]+\.js$/;
const openCharts = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Charts' }).click();
const chartsHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Charts' });

test('a page opened without a connection waits for it, then opens', async ({ page, context }) => {
  await page.goto('/podcasts/directory');
  await expectSettled(page);
  await context.setOffline(true);
  await openCharts(page);
  await expect(page.getByRole('heading', { name: 'Connection lost' })).toBeVisible();
  await context.setOffline(false);
  await expect(chartsHeading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/charts$/);
});

test('a page whose code was replaced by a deployment reloads, and does so again after the next one', async ({ page }) => {
  let isMissing = false;
  // The old file is gone until the page has reloaded.
  await page.route(CHARTS_CODE, (route) => (isMissing ? route.fulfill({ status: 404, body: '' }) : route.continue()));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isMissing = false;
  });
  for (let deployments = 0; deployments < 2; deployments += 1) {
    await page.goto('/podcasts/directory');
    await expectSettled(page);
    isMissing = true;
    await openCharts(page);
    await expect(chartsHeading(page)).toBeVisible();
  }
});

test('a dialog that cannot be loaded leaves the page usable', async ({ page }) => {
  await page.route(/\/assets\/CommandPalette-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/podcasts/directory');
  await expectSettled(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'This dialog couldn’t be loaded' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a banner says that the server does not answer, until it does', async ({ page }) => {
  await page.goto('/about');
  await expectSettled(page);
  await page.route('**/api/v1/**', (route) => route.abort());
  await openCharts(page);
  const banner = page.getByText(/^Earshot isn’t answering/);
  await expect(banner).toBeVisible();
  await page.unroute('**/api/v1/**');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(banner).toHaveCount(0);
});
