import { expect, type Request, test } from '@playwright/test';
import { expectSettled } from './page-checks';
import { SHOW } from './sample-catalog';
import { NO_SESSION } from './session';

/** Most bytes of scripts, as they are sent. */
const MOST_SCRIPT_BYTES = 40 * 1024;

test.use({ storageState: NO_SESSION });

test('from the app to the prices, and back to the chosen plan after signing up', async ({ page }) => {
  await page.goto('/podcasts/directory');
  await expectSettled(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plans and prices' })).toBeVisible();
  await page.getByRole('region', { name: 'Business' }).getByRole('link', { name: 'Create account' }).click();
  await expect(page.getByText('return to the prices to choose Business')).toBeVisible();
  const remembered = await page.evaluate(() => localStorage.getItem('earshot-return'));
  expect(JSON.parse(remembered ?? '{}')).toMatchObject({ path: '/pricing?plan=business' });
});

test('a page of the site loads little script, and its controls work', async ({ page }) => {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.goto('/articles');
  await page.getByRole('link', { name: 'What a podcast pitch needs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What a podcast pitch needs' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(MOST_SCRIPT_BYTES);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('salt');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=salt$/);
});

test('a submitted podcast that is here is linked, and a wrong URL keeps what was typed', async ({ page }) => {
  await page.goto('/for-podcasters');
  await page.getByRole('link', { name: 'Submit a podcast' }).first().click();
  const url = page.getByRole('textbox', { name: 'URL of the feed' });
  await url.fill('no address');
  await url.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Enter the URL of a feed');
  await expect(url).toHaveValue('no address');
  await expect(url).toBeFocused();
  const known = await page.request.get(`/api/v1/podcasts/${SHOW.slug}`);
  await url.fill((await known.json()).data.podcast.rssFeedUrl);
  await page.getByRole('button', { name: 'Submit feed' }).click();
  await expect(page.getByRole('status')).toContainText('in the catalog already');
  await page.getByRole('link', { name: 'Open its page' }).click();
  await expect(page).toHaveURL(new RegExp(`/podcasts/${SHOW.slug}$`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('prices, questions and articles are readable', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByRole('table')).toContainText('Transcription requests');
    await page.getByText('Can I cancel?').click();
    await expect(page.getByText('Deleting an account or a team is a button')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Articles' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(12);
  });
});
