import { expect, test } from '@playwright/test';
import { expectSettled } from './page-checks';
import { SHOW } from './sample-catalog';

/** A window of 1440 by 900 at 200 % zoom. */
test.use({ viewport: { width: 720, height: 450 } });

test('bars scroll away with the page where they would take a third of it', async ({ page }) => {
  for (const path of ['/search?q=the', `/podcasts/${SHOW.slug}`, '/app/charts']) {
    await page.goto(path);
    await expectSettled(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('header, nav, aside')].filter((bar) => ['sticky', 'fixed'].includes(getComputedStyle(bar).position) && bar.getBoundingClientRect().height > 30).map((bar) => bar.outerHTML.slice(0, 100)),
    );
    expect(covered, path).toEqual([]);
  }
});
