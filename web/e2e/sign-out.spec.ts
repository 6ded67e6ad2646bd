import { expect, test } from '@playwright/test';
import { SIGN_IN_LINK } from './session';

test('signing out leads to the sign-in page with a message', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'this test needs an account');
  await page.goto('/');
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByText('You have been signed out')).toBeVisible();
  await page.goto('/app');
  await expect(page).toHaveURL(/\/sign-in\?source=app$/);
  await expect(page.getByText('Sign in to open this page.')).toBeVisible();
});
