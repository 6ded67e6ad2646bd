import { expect, test } from '@playwright/test';
import { SIGN_IN_LINK } from './session';

test('signing out goes to the sign-in page with its message', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'nobody is signed in without EARSHOT_SIGN_IN_LINK');
  await page.goto('/');
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByText('You have been signed out')).toBeVisible();
  await page.goto('/app');
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
});
