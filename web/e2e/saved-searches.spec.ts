import { expect, type Page, test } from '@playwright/test';
import { signUp } from './new-account';
import { expectAccessible, expectSettled } from './page-checks';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

const toast = (page: Page, text: string | RegExp) => page.getByLabel('Messages').getByRole('status').filter({ hasText: text });
const openMenu = (page: Page) => page.getByRole('button', { name: /^Saved searches/ }).click();

test('a search is saved, opened by its short link, changed, made the default, deleted and restored', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/app/search?q=salt&languages=en');
  await expectSettled(page);
  await openMenu(page);
  await expectAccessible(page, 'menu of saved searches');
  await page.getByRole('menuitem', { name: 'Save this search…' }).click();
  const form = page.getByRole('dialog', { name: 'Save this search' });
  await expect(form.getByText('Podcasts with salt, in titles, descriptions and episodes, in English.')).toBeVisible();
  await expectAccessible(page, 'save this search');
  await form.getByLabel('Name').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter a name')).toBeVisible();
  await form.getByLabel('Name').fill('Salt shows');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, '“Salt shows” saved')).toBeVisible();
  await expect(page).toHaveURL(/saved=/);

  const shortId = new URL(page.url()).searchParams.get('saved') ?? '';
  await page.goto(`/app/search?saved=${shortId}`);
  await expect(page).toHaveURL(/q=salt/);
  await expect(page).toHaveURL(/languages=en/);
  await expect(page.getByText('Saved search: Salt shows')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter English' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, '“Salt shows” saved').last()).toBeVisible();
  await page.goto(`/app/search?saved=${shortId}`);
  await expect(page).toHaveURL(/q=salt/);
  await expect(page).not.toHaveURL(/languages/);

  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Rename, share or delete…' }).click();
  const searches = page.getByRole('dialog', { name: 'Your searches' });
  await searches.getByRole('button', { name: 'Actions for Salt shows' }).click();
  await expectAccessible(page, 'actions for a saved search');
  await page.getByRole('menuitem', { name: 'Set as my default search' }).click();
  await expect(searches.getByText('Default')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/app/search');
  await expect(page).toHaveURL(/saved=.*q=salt|q=salt.*saved=/);

  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Rename, share or delete…' }).click();
  await searches.getByRole('button', { name: 'Actions for Salt shows' }).click();
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  await expect(searches.getByText('No saved searches yet')).toBeVisible();
  await toast(page, '“Salt shows” deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(searches.getByRole('link', { name: 'Salt shows' })).toBeVisible();
});

test('the history opens past searches as they were', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/app/search?q=salt&explicit=clean');
  await expectSettled(page);
  await page.goto('/app/search');
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Search history…' }).click();
  const history = page.getByRole('dialog', { name: 'Your searches' }).getByRole('list', { name: 'Search history' });
  await expectAccessible(page, 'search history');
  await history.getByRole('link', { name: /salt.*marked clean/ }).click();
  await expect(page).toHaveURL(/q=salt/);
  await expect(page).toHaveURL(/explicit=clean/);
});

test('the view of the results is kept for the user, not for the browser', async ({ page, request, browser }) => {
  await signUp(page, request);
  await page.goto('/app/search?q=salt');
  await page.getByRole('radiogroup', { name: 'View' }).locator('label', { hasText: 'Table' }).click();
  await expect(page.getByRole('table', { name: 'Podcast results' })).toBeVisible();
  const other = await browser.newContext({ storageState: await page.context().storageState().then(({ cookies }) => ({ cookies, origins: [] })) });
  const elsewhere = await other.newPage();
  await elsewhere.goto(new URL('/app/search?q=salt', page.url()).href);
  await expect(elsewhere.getByRole('table', { name: 'Podcast results' })).toBeVisible();
  await other.close();
});
