import { expect, type Page, test } from '@playwright/test';
import { createList } from './listed-podcasts';
import { signUp } from './new-account';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

/** The rows between the heading and the sums, each as a whole. docs/benchmarks.md has the counts. */
const countRowsInView = (page: Page) =>
  page.getByRole('grid').evaluate((grid) => {
    const [head, foot] = ['[role=rowgroup]:first-child', '[role=rowgroup]:last-child'].map((group) => grid.querySelector(group)?.getBoundingClientRect());
    const bottom = Math.min(foot?.top ?? 0, innerHeight);
    return [...grid.querySelectorAll('[role=row][data-key]')].filter((row) => {
      const box = row.getBoundingClientRect();
      return box.top >= (head?.bottom ?? 0) - 1 && box.bottom <= bottom + 1;
    }).length;
  });

/** The headings that are in view as a whole. */
const headingsInView = async (page: Page) => {
  const texts = await page.getByRole('columnheader').evaluateAll((all) => all.filter((heading) => heading.getBoundingClientRect().right <= innerWidth).map(({ textContent }) => textContent ?? ''));
  return texts.join(' ');
};

for (const { width, height, least } of [{ width: 1440, height: 900, least: 14 }, { width: 1280, height: 800, least: 11 }]) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test(`a list shows ${least} rows, and its table fills the window`, async ({ page, request }) => {
      await signUp(page, request);
      const list = await createList(page, { count: 30 });
      await list.open();
      expect(await countRowsInView(page)).toBeGreaterThanOrEqual(least);
      expect(await headingsInView(page)).toMatch(/Podcast.*State.*Priority.*Next action.*Contact/);
      expect(await page.evaluate(() => document.documentElement.scrollHeight), 'the page itself does not scroll').toBeLessThanOrEqual(height);
      const bottom = await page.getByRole('grid').evaluate((grid) => grid.parentElement?.getBoundingClientRect().bottom ?? 0);
      expect(height - bottom, 'pixels below the table').toBeLessThan(24);
    });
  });
}
