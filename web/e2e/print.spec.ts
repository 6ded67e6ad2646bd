import { expect, type Page, test } from '@playwright/test';
import { createList } from './listed-podcasts';
import { signUp } from './new-account';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

/** The number of sheets, as Chromium counts them in its PDF. */
async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('a one-sheet with much text prints on exactly one sheet', async ({ page, request }) => {
  await signUp(page, request);
  const response = await page.request.post('/api/v1/guest-profiles', {
    data: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      shortBio: 'Ada wrote the first program for an engine that was never built.',
      longBio: 'She explains what an engine can do, and what it cannot. '.repeat(70),
      topicsToDiscuss: ['The first program', 'Notes on notes', 'Engines and looms'],
      areasOfExpertise: ['Analytical engines', 'Mathematics'],
    },
  });
  expect(response.status()).toBe(200);
  const { data: guest } = (await response.json()) as { data: { guestProfileSlug: string } };

  const sheet = await page.request.get(`/api/v1/guest-profiles/${guest.guestProfileSlug}/download?format=html`);
  expect(sheet.status()).toBe(200);
  await page.setContent(await sheet.text());
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  expect(await countSheets(page)).toBe(1);
});

test('a list prints as a table of all its podcasts, black on white, without what acts on them', async ({ page, request }) => {
  await signUp(page, request);
  const list = await createList(page, { count: 40 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await list.open();
  const titles = (await list.entries()).map(({ podcast }) => podcast.title);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const table = page.getByRole('table', { name: 'Podcasts on Autumn tour' });
  await expect(table.getByRole('row')).toHaveCount(titles.length + 1);
  for (const title of titles) await expect(table.getByRole('row').filter({ hasText: title }).first()).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'State' })).toBeVisible();
  // Browsers repeat a head of this kind on each sheet.
  expect(await table.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe('table-header-group');
  const { color, background } = await page.evaluate(() => ({ color: getComputedStyle(document.body).color, background: getComputedStyle(document.body).backgroundColor }));
  expect([color, background]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  for (const hidden of [page.getByRole('complementary', { name: 'Sidebar' }), page.getByRole('button'), page.getByRole('group', { name: 'Filters' }), page.getByRole('searchbox')]) {
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  }
  expect(await countSheets(page)).toBeGreaterThan(1);
});
