import { expect, type Page, test } from '@playwright/test';
import { SHOW } from './sample-catalog';

const querySummary = (page: Page) => page.getByTestId('query-summary');

test('the keyboard can build terms and groups, and a reload restores them', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('button', { name: 'Advanced search' }).press('Enter');
  await page.getByRole('textbox', { name: 'Term 1: words' }).fill(SHOW.title);
  await page.getByRole('combobox', { name: 'Term 1: match mode' }).selectOption('must');
  await page.getByRole('group', { name: 'Term 1', exact: true }).getByRole('checkbox', { name: 'Exact phrase' }).press('Space');
  await page.getByRole('button', { name: 'Add group' }).press('Enter');
  await page.getByRole('textbox', { name: 'Group 1, term 1: words' }).fill('shelf');
  await page.getByRole('textbox', { name: 'Group 1, term 2: words' }).fill('zzqqxx');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/term=must%2Cphrase%7C.+&any=1%7Cshelf&any=1%7Czzqqxx/);
  await expect(page.getByRole('textbox', { name: 'Group 1, term 2: words' })).toBeFocused();
  await expect(querySummary(page)).toHaveText(`Podcasts with both “${SHOW.title}” and (shelf or zzqqxx), in titles and descriptions.`);
  await expect(page.getByRole('link', { name: SHOW.title }).first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Group 1, term 2: words' })).toHaveValue('zzqqxx');
  await page.getByRole('button', { name: 'Remove filter Any of: shelf or zzqqxx' }).click();
  await expect(page).not.toHaveURL(/any=/);
  await expect(page.getByRole('textbox', { name: 'Group 1, term 1: words' })).toHaveCount(0);
});

test('a genre’s count equals the results of choosing it', async ({ page }) => {
  await page.goto('/search?q=the');
  const genre = page.getByRole('list', { name: 'Genres in the results' }).getByRole('button').first();
  const count = (await genre.locator('span').last().innerText()).trim();
  await genre.click();
  await expect(page).toHaveURL(/genres=/);
  await expect(page.getByRole('list', { name: 'Genres in the results' }).getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(page.getByText(new RegExp(`of ${count} podcasts?`))).toBeVisible();
});

test('a result explains its score, and its podcast can be hidden', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent(SHOW.title)}`);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: SHOW.title, exact: true }) });
  await row.getByRole('button', { name: 'Why this result?' }).click();
  const parts = row.getByRole('list', { name: 'Score breakdown' }).getByRole('listitem');
  await expect(parts.first()).toBeVisible();
  expect(await parts.count()).toBeGreaterThan(2);
  await row.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page).toHaveURL(/not-podcasts=/);
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove filter 1 hidden podcast' }).click();
  await expect(row).toBeVisible();
});

test('a misspelled search offers a correction', async ({ page }) => {
  await page.goto('/search?q=cold+shelff');
  await page.getByRole('button', { name: 'cold shelf', exact: true }).click();
  await expect(page).toHaveURL(/q=cold\+shelf/);
  await expect(page.getByRole('link', { name: SHOW.title }).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the advanced search editor fits on the screen', async ({ page }) => {
    await page.goto('/search?term=must,phrase|the&any=1|the&any=1|a+b');
    await expect(page.getByRole('textbox', { name: 'Group 1, term 2: words' })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(1);
  });
});
