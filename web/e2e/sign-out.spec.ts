import { expect, test } from '@playwright/test';
import { signUp } from './new-account';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

test('signing out leads to the sign-in page with a message', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/');
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByText('You have been signed out')).toBeVisible();
  await page.goto('/app');
  await expect(page).toHaveURL(/\/sign-in\?source=app$/);
  await expect(page.getByText('Sign in to open this page.')).toBeVisible();
});
