import { expect, type Page, test } from '@playwright/test';
import { expectSettled } from './page-checks';
import { NO_SESSION, SIGN_IN_LINK } from './session';

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.describe('without a session', () => {
  test.use({ storageState: NO_SESSION });

  test('a link into the application leads to the sign-in page too, and public charts stay open', async ({ page }) => {
    await page.goto('/podcasts/directory');
    await expectSettled(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL(/\/sign-in\?source=app$/);
    await mainNav(page).getByRole('link', { name: 'Charts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Charts' })).toBeVisible();
    await expect(page).toHaveURL(/\/charts$/);
  });
});

test.describe('with a session', () => {
  test.skip(!SIGN_IN_LINK, 'the application needs an account');

  test('the rail leads to the main pages and marks the current one', async ({ page }) => {
    await page.goto('/app');
    await expectSettled(page);
    for (const [name, heading] of [['Charts', 'Charts'], ['Lists', 'Lists'], ['Guests', 'Guests'], ['Outreach', 'Outreach'], ['Team', 'Team'], ['Search', 'Search']] as const) {
      const link = mainNav(page).getByRole('link', { name, exact: true });
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(mainNav(page).locator('[aria-current]')).toHaveCount(1);
    }
  });

  test('the rail collapses, keeps the names for screen readers, and stays collapsed', async ({ page }) => {
    await page.goto('/app/charts');
    await expectSettled(page);
    const width = async () => Math.round((await page.getByRole('complementary', { name: 'Sidebar' }).boundingBox())?.width ?? 0);
    const open = await width();
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect.poll(width).toBeLessThan(open / 2);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toHaveAttribute('aria-expanded', 'false');
    await mainNav(page).getByRole('link', { name: 'Lists', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lists' })).toBeVisible();
    await page.keyboard.press('[');
    await expect.poll(width).toBe(open);
  });

  test('public pages have the rail, which marks the way to a podcast', async ({ page }) => {
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    const leftEdge = async () => Math.round((await page.getByRole('heading', { level: 1 }).boundingBox())?.x ?? 0);
    const edges = new Set<number>();
    for (const path of ['/podcasts', '/podcasts/directory', '/charts', '/app/charts', '/app/projects']) {
      await page.goto(path);
      await expectSettled(page);
      await expect(sidebar).toBeVisible();
      edges.add(await leftEdge());
    }
    expect([...edges], 'all pages begin at one left edge').toHaveLength(1);

    await page.goto('/charts');
    await expectSettled(page);
    await page.getByRole('main').locator('a[href*="/podcasts/"]').first().click();
    await expect(page).toHaveURL(/\/podcasts\//);
    await expect(mainNav(page).getByRole('link', { name: 'Charts', exact: true })).toHaveAttribute('aria-current', 'page');
    await page.reload();
    await expect(mainNav(page).getByRole('link', { name: 'Charts', exact: true })).toHaveAttribute('aria-current', 'page');
  });

  test('two keys lead to the main pages, and the list of keys shows them', async ({ page }) => {
    await page.goto('/app');
    await expectSettled(page);
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await expect(page).toHaveURL(/\/app\/projects$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Lists' })).toBeVisible();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog.getByRole('row', { name: 'G P Go to Lists' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await page.keyboard.press('n');
    await expect(page.getByRole('heading', { level: 1, name: 'New list' })).toBeVisible();
    // In a field they are letters.
    await page.getByRole('textbox', { name: 'Name' }).fill('');
    await page.getByRole('textbox', { name: 'Name' }).pressSequentially('gp');
    await expect(page).toHaveURL(/\/app\/lists\/new$/);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the bar at the bottom has the main pages, and a drawer the others', async ({ page }) => {
      await page.goto('/app');
      await expectSettled(page);
      await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden();
      await mainNav(page).getByRole('link', { name: 'Lists' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Lists' })).toBeVisible();
      await mainNav(page).getByRole('button', { name: 'More' }).click();
      await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Team', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
      await expect(page.getByRole('dialog', { name: 'More' })).toHaveCount(0);
    });
  });
});
