import { expect, type Page, test } from '@playwright/test';
import { expectSettled } from './page-checks';
import { SHOW } from './sample-catalog';
import { SIGN_IN_LINK } from './session';

const querySummary = (page: Page) => page.getByTestId('sentence');

test('terms and groups by the keyboard alone, and the same again from the address', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('button', { name: 'Advanced terms' }).press('Enter');
  await page.getByRole('textbox', { name: 'Term 1: words' }).fill(SHOW.title);
  await page.getByRole('combobox', { name: 'Term 1: how it takes part' }).selectOption('must');
  await page.getByRole('group', { name: 'Term 1', exact: true }).getByRole('checkbox', { name: 'Exact phrase' }).press('Space');
  await page.getByRole('button', { name: 'Add a group' }).press('Enter');
  await page.getByRole('textbox', { name: 'Group 1, term 1: words' }).fill('shelf');
  await page.getByRole('textbox', { name: 'Group 1, term 2: words' }).fill('zzqqxx');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/term=must%2Cphrase%7C.+&any=1%7Cshelf&any=1%7Czzqqxx/);
  await expect(page.getByRole('textbox', { name: 'Group 1, term 2: words' })).toBeFocused();
  await expect(querySummary(page)).toHaveText(`Podcasts with both “${SHOW.title}” and (shelf or zzqqxx), in titles and descriptions.`);
  await expect(page.getByRole('link', { name: SHOW.title }).first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Group 1, term 2: words' })).toHaveValue('zzqqxx');
  await page.getByRole('button', { name: 'Remove the filter Any of: shelf or zzqqxx' }).click();
  await expect(page).not.toHaveURL(/any=/);
  await expect(page.getByRole('textbox', { name: 'Group 1, term 1: words' })).toHaveCount(0);
});

test('a count beside a genre is what choosing it finds', async ({ page }) => {
  await page.goto('/search?q=the');
  const pick = page.getByRole('list', { name: 'Genres of the results' }).getByRole('button').first();
  const count = (await pick.locator('span').last().innerText()).trim();
  await pick.click();
  await expect(page).toHaveURL(/genres=/);
  await expect(page.getByRole('list', { name: 'Genres of the results' }).getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(page.getByText(new RegExp(`of ${count} podcasts`))).toBeVisible();
});

test('an order has a direction, a place for the unknown, and a second order', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'the public plan shows three results, which is too few to see an order');
  await page.goto('/search?q=the');
  const order = page.getByRole('group', { name: 'Order' });
  await order.getByRole('combobox', { name: 'Sort by' }).selectOption('totalEpisodes');
  await expect(page).toHaveURL(/sort=totalEpisodes/);
  await order.getByRole('button', { name: 'Highest first: turn the order round' }).click();
  await expect(page).toHaveURL(/sort=totalEpisodes%2Casc/);
  await order.getByRole('combobox', { name: /not known$/ }).selectOption('first');
  await order.getByRole('combobox', { name: 'Then by' }).selectOption('title');
  await expect(page).toHaveURL(/sort=totalEpisodes%2Casc%2Cunknown-first&sort=title/);
  await expectSettled(page);
  const counts = await page.getByText(/^\d+ episodes$/).allInnerTexts();
  const figures = counts.map((text) => Number.parseInt(text, 10));
  expect(figures.length).toBeGreaterThan(3);
  expect(figures).toEqual(figures.toSorted((one, other) => one - other));
});

test('a result says why, and a show can be left out', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent(SHOW.title)}`);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: SHOW.title, exact: true }) });
  await row.getByRole('button', { name: 'Why this result' }).click();
  const parts = row.getByRole('list', { name: 'What the score is made of' }).getByRole('listitem');
  await expect(parts.first()).toBeVisible();
  expect(await parts.count()).toBeGreaterThan(2);
  await row.getByRole('button', { name: 'Hide this show' }).click();
  await expect(page).toHaveURL(/not-podcasts=/);
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove the filter 1 podcast left out' }).click();
  await expect(row).toBeVisible();
});

test('a slip of the pen is answered with what was meant', async ({ page }) => {
  await page.goto('/search?q=cold+shelff');
  await page.getByRole('button', { name: 'cold shelf', exact: true }).click();
  await expect(page).toHaveURL(/q=cold\+shelf/);
  await expect(page.getByRole('link', { name: SHOW.title }).first()).toBeVisible();
});

test('a slip of the pen in a group is mended there', async ({ page }) => {
  await page.goto('/search?any=1|shelff&any=1|zzqqxx');
  await page.getByRole('button', { name: '(shelf or zzqqxx)' }).click();
  await expect(page).toHaveURL(/any=1%7Cshelf&any=1%7Czzqqxx/);
  await expect(page.getByRole('textbox', { name: 'Group 1, term 1: words' })).toHaveValue('shelf');
  await expect(page.getByRole('link', { name: SHOW.title }).first()).toBeVisible();
});

test('a search that ran out of time says so', async ({ page }) => {
  await page.route('**/api/v1/search/podcasts', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...body.data, partial: true } } });
  });
  await page.goto('/search?q=the');
  await expect(page.getByText('This search took too long and was stopped')).toBeVisible();
});

test('guests and hosts are filters of episodes', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'nobody is signed in without EARSHOT_SIGN_IN_LINK');
  await page.goto('/search?q=the');
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Guests, hosts, sponsors' }).click();
  const person = filters.getByRole('group', { name: 'Person in the episode' });
  await person.getByRole('combobox', { name: /part$/ }).selectOption('host');
  await person.getByRole('textbox').fill('zzqqxx');
  await person.getByRole('button', { name: 'Add' }).click();
  await expect(page).toHaveURL(/person=host%7Czzqqxx/);
  await expect(page.getByText('Searching episodes because the filter “guests and hosts” is set.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the filter With zzqqxx as host' }).click();
  await expect(page).not.toHaveURL(/person=/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the editor of terms fits', async ({ page }) => {
    await page.goto('/search?term=must,phrase|the&any=1|the&any=1|a+b');
    await expect(page.getByRole('textbox', { name: 'Group 1, term 2: words' })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(1);
  });
});
