import { expect, test } from '@playwright/test';
import { expectSettled } from './check';
import { SHOW } from './catalog';

test('the slash goes to the box, j and k go through the results, Enter opens', async ({ page }) => {
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

test('the question mark lists the keys of this screen', async ({ page }) => {
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

test('the palette goes to pages and podcasts', async ({ page }) => {
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

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/about');
  await expectSettled(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
