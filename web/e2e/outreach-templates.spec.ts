import { expect, type Page, test } from '@playwright/test';
import { signUp } from './new-account';
import { expectAccessible, expectSettled, findOverflow, resize } from './page-checks';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

const toast = (page: Page, text: string | RegExp) => page.getByLabel('Messages').getByRole('status').filter({ hasText: text });
const own = (page: Page) => page.getByRole('list', { name: 'Your templates' });

test('a built-in template is read, copied and changed', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/app/user-settings');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Outreach templates' }).click();
  await expect(page.getByRole('list', { name: 'Built-in templates' }).getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page, 'templates');
  await page.getByRole('link', { name: 'Concise', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Template text' })).toContainText('[reason]');
  await expectAccessible(page, 'a built-in template');
  await page.getByRole('link', { name: 'Duplicate' }).click();

  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Copy of Concise');
  await name.fill('ab');
  await page.getByRole('button', { name: 'Create template' }).click();
  await expect(page.getByText('Use 3 to 100 characters')).toBeVisible();
  await expect(name).toBeFocused();
  await expectAccessible(page, 'a rejected template');
  await name.fill('Mine');
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.fill('Hi , this is about .');
  await body.press('Home');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await page.getByRole('list', { name: 'Facts' }).getByRole('button', { name: 'host first name' }).click();
  await expect(body).toHaveValue('Hi [host first name], this is about .');
  await page.getByRole('button', { name: 'Create template' }).click();
  await expect(toast(page, 'Template created')).toBeVisible();

  await own(page).getByRole('link', { name: 'Mine', exact: true }).click();
  await expect(page).toHaveURL(/outreach-templates\/mine$/);
  await page.getByRole('textbox', { name: 'Description' }).fill('For friends');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Account' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(toast(page, 'Template saved')).toBeVisible();

  await page.goto('/app/user-settings/outreach-templates');
  await own(page).getByRole('button', { name: 'Delete Mine' }).click();
  await toast(page, '“Mine” deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(own(page).getByRole('link', { name: 'Mine', exact: true })).toBeVisible();
  await expect(own(page)).toContainText('For friends');
});

test('the editor fits a phone', async ({ page, request }) => {
  await signUp(page, request);
  await resize(page, { width: 390, height: 844 });
  for (const path of ['/app/user-settings/outreach-templates', '/app/user-settings/outreach-templates/new', '/app/user-settings/outreach-templates/default', '/app/user-settings/outreach-templates/none']) {
    await page.goto(path);
    await expectSettled(page);
    expect(await findOverflow(page), path).toEqual([]);
    await expectAccessible(page, path);
  }
});
