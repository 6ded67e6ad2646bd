import { expect, test } from '@playwright/test';
import { SESSION_FILE, SIGN_IN_LINK } from './session';

test('the link signs in after its button is pressed', async ({ page, context }) => {
  if (SIGN_IN_LINK) {
    const path = `/sign-in/email-link?key=${encodeURIComponent(new URL(SIGN_IN_LINK).searchParams.get('key') ?? '')}`;
    await page.goto(path);
    await page.goto(path); // Opening the link twice does not use it up.
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/app$/);
    await expect(page.getByRole('heading', { name: /^Hello, / })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
  }
  await context.storageState({ path: SESSION_FILE });
});
