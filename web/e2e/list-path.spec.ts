import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { focusedKey, rows, toast } from './listed-podcasts';
import { signUpOnPaidPlan } from './new-account';
import { expectSettled } from './page-checks';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

/** Uses only keys. With a mouse, the test would pass even if a key did not work. */
test('shows are found, listed, qualified, prioritized, shared, restored and exported without a mouse', async ({ page, context }) => {
  await signUpOnPaidPlan(page);
  const press = (key: string, times = 1) => Array.from({ length: times }).reduce<Promise<void>>(async (before) => (await before, page.keyboard.press(key)), Promise.resolve());
  const name = 'Autumn tour';
  const palette = page.getByRole('dialog', { name: 'Go to any page or podcast' });
  const run = async (action: string) => {
    await press('Control+k');
    await palette.getByLabel('Page or podcast').waitFor();
    await page.keyboard.type(action);
    await expect(palette.getByText(action, { exact: true })).toBeVisible();
    await press('Enter');
    await expect(palette).toHaveCount(0);
  };
  await page.goto('/app');
  await expectSettled(page);

  // Find.
  await press('g');
  await press('s');
  await expect(page).toHaveURL(/\/app\/search$/);
  await expectSettled(page);
  await press('/');
  await page.keyboard.type('the');
  await press('Enter');
  await expect(page.locator('[data-result]').first()).toBeFocused();

  // Add three of them to a new list.
  await press('x');
  await press('j', 2);
  await press('Shift+X');
  await expect(page.getByRole('region', { name: 'Selected results' }).getByText('3 podcasts selected')).toBeVisible();
  await press('a');
  await expect(page.getByRole('combobox', { name: 'List' })).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name: `Create “${name}”` })).toBeVisible();
  await press('Enter');
  await expect(toast(page, `Added 3 podcasts to ${name}.`)).toBeVisible();

  // Qualify and prioritize.
  await run(name);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await press('j');
  await expect.poll(() => focusedKey(page)).not.toBeNull();
  await press('2');
  await expect(toast(page, 'moved to Qualified')).toBeVisible();
  await expect(rows(page).getByText('Qualified')).toHaveCount(1);
  await press('p');
  await expect(page.getByRole('dialog', { name: /^Priority of/ }).locator(':focus')).toBeVisible();
  await press('1');
  await expect(rows(page).getByText('Urgent')).toHaveCount(1);

  // Remove all, and undo it.
  await press('Control+a');
  await expect(page.getByRole('region', { name: 'Selected podcasts' })).toContainText('3 podcasts selected');
  await press('Delete');
  await expect(rows(page)).toHaveCount(0);
  await press('Control+z');
  await expect(toast(page, /Undone|Undid/)).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).getByText('Qualified')).toHaveCount(1);

  // Share it with a client.
  await run(`Share ${name} with a client`);
  const share = page.getByRole('dialog', { name: `Share ${name} with a client` });
  await share.getByRole('button', { name: 'Create link' }).focus();
  await press('Enter');
  await expect(share.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/shared\//);
  const url = await share.getByRole('textbox', { name: 'Link' }).inputValue();
  const client = await context.newPage();
  await client.goto(new URL(url).pathname);
  await expect(client.getByRole('table', { name }).getByRole('row')).toHaveCount(4);
  await client.close();
  await press('Escape');

  // Export it.
  await run(`Export ${name}`);
  const dialog = page.getByRole('dialog', { name: `Export ${name}` });
  await dialog.getByRole('button', { name: 'Download CSV' }).focus();
  const [download] = await Promise.all([page.waitForEvent('download'), press('Enter')]);
  expect(readFileSync(await download.path(), 'utf8').trim().split('\r\n')).toHaveLength(4);
});
