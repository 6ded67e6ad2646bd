import { expect, test } from '@playwright/test';
import { expectSettled, walkFocus } from './page-checks';
import { SHOW } from './sample-catalog';

test('slash focuses the search box, j and k move through results, Enter opens one', async ({ page }) => {
  await page.goto('/search?q=the');
  await expectSettled(page);
  await expect(page.locator('[data-result]').first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.locator('[data-result]').first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.locator('[data-result]').nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(page.locator('[data-result]').first()).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search podcasts and episodes')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.locator('[data-result]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/podcasts\//);
});

test('the question mark lists the shortcuts of the current page', async ({ page }) => {
  await page.goto('/search?q=the');
  await expect(page.locator('[data-result]').first()).toBeVisible();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog.getByText('Next result (Enter opens it)')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.goto('/about');
  await expectSettled(page);
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Next result (Enter opens it)')).toHaveCount(0);
});

test('the command palette opens pages and podcasts', async ({ page }) => {
  await page.goto('/');
  await expectSettled(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to any page or podcast' });
  await palette.getByLabel('Page or podcast').fill('about');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/about$/);
  await page.keyboard.press('Control+k');
  await palette.getByLabel('Page or podcast').fill(SHOW.title);
  await palette.getByText(SHOW.title, { exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/podcasts/${SHOW.slug}$`));
});

test('the first Tab stop skips to the content', async ({ page }) => {
  await page.goto('/about');
  await expectSettled(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const path of ['/search?q=the&mode=episodes&explicit=clean', '/search?q=the&view=table&sort=title&term=must|the', '/search?q=qqzzxx&explicit=clean']) {
  test(`Tab reaches every control of ${path} with a visible focus`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expectSettled(page);
    expect(await walkFocus(page)).toEqual({ unreached: [], unmarked: [] });
  });
}

test('the search box and its suggestions are a combobox', async ({ page }) => {
  await page.goto('/search');
  await expectSettled(page);
  const box = page.getByRole('combobox', { name: 'Search podcasts and episodes' });
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.pressSequentially(SHOW.title.slice(0, 8));
  const option = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { name: SHOW.title });
  await expect(option).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(box).toHaveAttribute('aria-controls', (await page.getByRole('listbox', { name: 'Suggestions' }).getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowDown');
  const active = await box.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active}"]`)).toHaveRole('option');
  await page.keyboard.press('Escape');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveValue(SHOW.title.slice(0, 8));
  await box.fill('qqzzxxqq');
  await page.waitForResponse(/autocomplete/);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
});
