import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { createDescribedList } from './described-list';
import { signUp, signUpOnPaidPlan } from './new-account';
import { expectAccessible, expectNoOverflow, expectSettled, resize } from './page-checks';
import { SHOW } from './sample-catalog';
import { NO_SESSION } from './session';

// Each test has an account of its own.
test.use({ storageState: NO_SESSION });

const LIST = 'Client list';
const toast = (page: Page, text: string | RegExp) => page.getByLabel('Messages').getByRole('status').filter({ hasText: text });

/** Opens a new list, which has the show of the sample catalog or no podcast. */
async function openList(page: Page, hasShow: boolean): Promise<void> {
  const list = await createDescribedList(page, { name: LIST, isDescribed: false, hasShow });
  await page.goto(list.path);
  await expectSettled(page);
}

async function importText(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Import into / });
  await dialog.getByRole('tab', { name: 'Paste' }).click();
  await dialog.getByRole('textbox', { name: 'Podcasts' }).fill(text);
  await dialog.getByRole('button', { name: 'Find podcasts' }).click();
}

test.describe('on the free plan', () => {
  test('imports pasted titles: matches, their certainty, and unmatched titles', async ({ page, request }) => {
    await signUp(page, request);
    await openList(page, false);
    await importText(page, `${SHOW.title}\nqqzzxx no such show`);
    const dialog = page.getByRole('dialog', { name: `Import into ${LIST}` });
    const rows = dialog.getByRole('list', { name: 'Rows of the import' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(SHOW.title);
    await expect(rows.first().getByText(/^(Certain|Likely)$/)).toBeVisible();
    await expect(rows.last().getByText('Not found')).toBeVisible();
    await expectAccessible(page, 'matches of an import');
    await dialog.getByRole('button', { name: 'Add 1 podcast' }).click();
    await expect(toast(page, `Added “${SHOW.title}” to ${LIST}.`)).toBeVisible();

    await importText(page, SHOW.title);
    await expect(dialog.getByText('Already on the list', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add 0 podcasts' })).toBeDisabled();
  });

  test('refuses a file that is none, before it is sent', async ({ page, request }) => {
    await signUp(page, request);
    await openList(page, false);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Import into ${LIST}` });
    await expectAccessible(page, 'import');
    await dialog.locator('input[type=file]').setInputFiles({ name: 'shows.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
    await expect(dialog.getByText('Choose a CSV, OPML or text file.')).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles({ name: 'shows.csv', mimeType: 'text/csv', buffer: Buffer.from(`title\n${SHOW.title}\n`) });
    await expect(dialog.getByText(SHOW.title).first()).toBeVisible();
  });

  test('shares a list with a client, without notes and contacts, and revokes it', async ({ page, request, browser }) => {
    await signUp(page, request);
    await openList(page, true);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Share ${LIST} with a client` });
    await expect(dialog.getByRole('switch', { name: 'Show contacts' })).not.toBeChecked();
    await expectAccessible(page, 'share');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const url = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(url).toMatch(/\/shared\/[\w-]{20,}$/);

    const client = await browser.newContext({ storageState: NO_SESSION });
    const view = await client.newPage();
    const path = new URL(url).pathname;
    await view.goto(new URL(path, page.url()).href);
    const table = view.getByRole('table', { name: LIST });
    await expect(table.getByText(SHOW.title)).toBeVisible();
    await expect(view.getByRole('banner').or(view.getByRole('contentinfo')), 'a client sees no name but the team’s').toHaveCount(0);
    await expect(view).not.toHaveTitle(/Earshot/);
    await expect(table.getByRole('columnheader')).toHaveText(['Podcast', 'State', 'Author', 'Categories', 'Latest episode', 'Your answer']);
    await view.getByRole('textbox', { name: 'Your name' }).fill('Kim');
    await view.getByRole('button', { name: `No to ${SHOW.title}` }).click();
    await view.getByRole('textbox', { name: `Comment on ${SHOW.title}` }).fill('Too small for us');
    await view.getByRole('button', { name: 'Send comment' }).click();
    await expect(view.getByRole('status').filter({ hasText: 'Kim' })).toBeVisible();
    // The page of the team, which is open, shows it without a reload.
    await expect(page.getByText('No: Too small for us')).toBeAttached();
    await expectAccessible(view, 'client view');
    await resize(view, { width: 390, height: 844 });
    await expectNoOverflow(view);

    await dialog.getByRole('button', { name: 'Create another' }).click();
    await dialog.getByRole('button', { name: /^Show the link/ }).click();
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(url);
    await dialog.getByRole('button', { name: /^Revoke the link/ }).click();
    await dialog.getByLabel('Type revoke to confirm').fill('revoke');
    await dialog.getByRole('button', { name: 'Revoke link' }).click();
    await expect(dialog.getByText(/^Revoked /)).toBeVisible();
    await view.reload();
    await expect(view.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
    await client.close();
  });

  test('publishes a list with a slug of its own', async ({ page, request, browser }) => {
    await signUp(page, request);
    await openList(page, true);
    await page.getByRole('link', { name: 'Settings', exact: true }).last().click();
    const form = page.getByRole('form', { name: 'Public page' }).or(page.locator('form[aria-labelledby=public-page]')).first();
    const slug = `shows-${Date.now()}`;
    await form.getByRole('switch', { name: 'Everyone can see it' }).click();
    await form.getByLabel('Title').fill('Shows about salt');
    await form.getByLabel('URL').fill('Not a slug');
    await form.getByRole('button', { name: 'Save public page' }).click();
    await expect(form.getByText('Use lowercase letters, digits and single hyphens')).toBeVisible();
    await form.getByLabel('URL').fill(slug);
    await form.getByRole('button', { name: 'Save public page' }).click();
    await expect(toast(page, 'The public page is on')).toBeVisible();
    const visitor = await browser.newContext({ storageState: NO_SESSION });
    const view = await visitor.newPage();
    await view.goto(new URL(`/lists/${slug}`, page.url()).href);
    await expectSettled(view);
    await expect(view.getByRole('heading', { level: 1, name: 'Shows about salt' })).toBeVisible();
    await expect(view.getByRole('heading', { level: 2, name: SHOW.title })).toBeVisible();
    await expectAccessible(view, 'public list');
    await visitor.close();
  });
});

test('exports the results of a search: preview, limit, file, and the columns the next time', async ({ page }) => {
  await signUpOnPaidPlan(page);
  await page.goto('/app/search?q=salt');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export results' });
  await expect(dialog.getByRole('group', { name: 'First rows of the file' }).getByRole('row').nth(1)).toBeVisible();
  await expect(dialog.getByText(/per file/)).toBeVisible();
  await expectAccessible(page, 'export');
  const description = dialog.getByRole('checkbox', { name: 'Description' });
  if (await description.isChecked()) await description.click();
  await dialog.getByLabel('Number of results').fill('2');
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Download CSV' }).click()]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.trim().split('\r\n').length).toBeGreaterThanOrEqual(3);
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Description' })).not.toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Description' }).click();
  await dialog.getByLabel('Number of results').fill('0');
  await expect(dialog.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
});

test('a failing export says why, and the dialog stays', async ({ page }) => {
  await signUpOnPaidPlan(page);
  await page.goto('/app/search?q=salt');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export results' });
  await expect(dialog.getByRole('group', { name: 'First rows of the file' })).toBeVisible();
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Download CSV' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Unable to connect to the API server' })).toBeVisible();
  await page.context().setOffline(false);
});
