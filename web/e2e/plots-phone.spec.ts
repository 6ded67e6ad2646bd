import { expect, test } from '@playwright/test';
import { launchOptions, WHOLE_CHROMIUM } from './chromium';
import { expectLargeTargets } from './page-checks';

// The build without windows moves a pointer away after a tap, which hides the tooltip.
test.use({ launchOptions: launchOptions(WHOLE_CHROMIUM), viewport: { width: 390, height: 844 }, hasTouch: true });

test('a plot fits on the screen and shows its tooltip on tap', async ({ page }) => {
  // Only taps, no clicks: a mouse pointer would leave the plot after each tap and hide the tooltip.
  await page.goto('/charts');
  await page.getByRole('table').getByRole('link').first().tap();
  const figure = page.getByRole('figure', { name: /: rank on Apple/ });
  const canvas = figure.getByRole('application');
  await expect(canvas).toBeVisible();
  await figure.getByRole('button', { name: 'Show as table' }).tap();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(1);
  const plot = await canvas.boundingBox();
  expect((plot?.x ?? 0) + (plot?.width ?? 0)).toBeLessThanOrEqual(390);
  await expectLargeTargets(page, 'plot');
  await canvas.tap();
  const tooltip = figure.locator('[data-tooltip]');
  await expect(tooltip).toBeVisible();
  const box = await tooltip.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});
