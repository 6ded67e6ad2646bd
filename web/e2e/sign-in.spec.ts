import { expect, test } from '@playwright/test';
import { SESSION_FILE, SIGN_IN_LINK } from './session';

test('the form checks the address and leads to “Check your inbox”', async ({ page }) => {
  await page.goto('/sign-in?email=somebody');
  const email = page.getByLabel('Email address');
  await expect(email).toHaveValue('somebody');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Enter a valid email address, like name@example.com.')).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill('somebody@example.org');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expect(page.getByText('somebody@example.org')).toBeVisible();
});

test('an invalid link shows an error and offers a new link', async ({ page }) => {
  await page.goto('/sign-in/email-link?key=not-a-key');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('You’re not signed in');
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  await expect(page).not.toHaveURL(/key=/);
});

test('the link signs in after its button is pressed', async ({ page, context }) => {
  if (SIGN_IN_LINK) {
    const path = `/sign-in/email-link?key=${encodeURIComponent(new URL(SIGN_IN_LINK).searchParams.get('key') ?? '')}`;
    await page.goto(path);
    await page.goto(path); // Opening the link twice does not use it up.
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/app$/);
    await expect(page.getByRole('heading', { name: /^Hello, / })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Your plan: / })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
  }
  await context.storageState({ path: SESSION_FILE });
});
