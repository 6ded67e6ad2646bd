import { expect, type Route, test } from '@playwright/test';
import { expectSettled, walkFocus } from './page-checks';
import { SHOW } from './sample-catalog';

test('Escape leaves the search box and keeps its text', async ({ page }) => {
  await page.goto('/search?q=salt');
  await expect(page.locator('[data-result]').first()).toBeVisible();
  await page.keyboard.press('/');
  const box = page.getByLabel('Search podcasts and episodes');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).not.toBeFocused();
  await expect(box).toHaveValue('salt');
  await expect(page.locator('[data-result]').first()).toBeFocused();
});

test('Space opens a quick look, j and k step through it, Escape returns to the result', async ({ page }) => {
  await page.goto('/search?q=salt');
  await page.locator('[data-result]').first().focus();
  const titles = await page.locator('[data-result]').allInnerTexts();
  await page.keyboard.press(' ');
  const look = page.getByRole('dialog', { name: /^Quick look: / });
  await expect(look.getByRole('heading', { name: titles[0] ?? '' })).toBeVisible();
  await expect(look.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('j');
  await expect(look.getByRole('heading', { name: titles[1] ?? '' })).toBeVisible();
  await expect(look.getByText(/^2 of \d+$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(look).toHaveCount(0);
  await expect(page.locator('[data-result]').nth(1)).toBeFocused();
  // Space on a button presses it, as always.
  await page.getByRole('button', { name: 'Why this result?' }).first().press(' ');
  await expect(look).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Score breakdown' })).toBeVisible();
});

test('fewer than ten tab stops lead from the search box to the first result', async ({ page }) => {
  await page.goto('/search?q=salt');
  await expect(page.locator('[data-result]').first()).toBeVisible();
  await page.keyboard.press('/');
  let stops = 0;
  for (; stops < 20 && !(await page.locator('[data-result]').first().evaluate((link) => link === document.activeElement)); stops += 1) await page.keyboard.press('Tab');
  expect(stops).toBeLessThan(10);
});

test('the command palette opens pages and podcasts', async ({ page }) => {
  await page.goto('/');
  await expectSettled(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to any page or podcast' });
  await palette.getByLabel('Page or podcast').fill('about');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/about$/);
  // The page is outside of the app, and has no palette.
  await page.goBack();
  await expectSettled(page);
  await page.keyboard.press('Control+k');
  await palette.getByLabel('Page or podcast').fill(SHOW.title);
  await palette.getByText(SHOW.title, { exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/podcasts/${SHOW.slug}$`));
});

test('keys that are typed while the command palette loads go into it', async ({ page }) => {
  const held: Route[] = [];
  await page.route(/\/assets\/CommandPalette-[^/]+\.js$/, (route) => void held.push(route));
  await page.goto('/search?q=salt');
  await expectSettled(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('jabout/');
  await page.keyboard.press('Backspace');
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await expect(page.getByRole('dialog', { name: 'Go to any page or podcast' }).getByLabel('Page or podcast')).toHaveValue('jabout');
  await expect(page.locator('[data-result]').first()).not.toBeFocused();
});

test('the first Tab stop skips to the content', async ({ page }) => {
  await page.goto('/podcasts/directory');
  await expectSettled(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

/** Pages, and the text that shows that everything has arrived, where a late response replaces buttons. */
const TAB_PAGES: readonly (readonly [path: string, arrived?: RegExp])[] = [
  ['/search?q=the&mode=episodes&explicit=clean'],
  ['/search?q=the&view=table&sort=title&term=must|the'],
  ['/search?q=qqzzxx&explicit=clean', /even without filters/],
];

for (const [index, [path, arrived]] of TAB_PAGES.entries()) {
  // The long suite walks the other pages too.
  test(`Tab reaches every control of ${path} with a visible focus`, index === 0 ? {} : { tag: '@long' }, async ({ page }) => {
    test.slow(); // A page of results has over a hundred stops.
    await page.goto(path);
    await expectSettled(page);
    // Counts of tabs and of searches with fewer filters decide which buttons there are.
    await page.waitForLoadState('networkidle');
    if (arrived) await expect(page.getByText(arrived)).toBeVisible();
    expect(await walkFocus(page)).toEqual({ unreached: [], unmarked: [] });
  });
}

