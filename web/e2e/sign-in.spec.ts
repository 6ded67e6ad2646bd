import { expect, test } from '@playwright/test';
import { SESSION_FILE, SIGN_IN_LINK } from './session';

test('the form asks for an address, keeps it and says where to look', async ({ page }) => {
  await page.goto('/sign-in?email=somebody');
  const email = page.getByLabel('Email address');
  await expect(email).toHaveValue('somebody');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('This does not look like an email address.')).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill('somebody@example.org');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
  await expect(page.getByText('somebody@example.org')).toBeVisible();
});

test('a link that is not valid says so and offers a new one', async ({ page }) => {
  await page.goto('/sign-in/email-link?key=not-a-key');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('You are not signed in');
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  await expect(page).not.toHaveURL(/key=/);
});

test('the link signs in once its button is pressed', async ({ page, context }) => {
  if (SIGN_IN_LINK) {
    const path = `/sign-in/email-link?key=${encodeURIComponent(new URL(SIGN_IN_LINK).searchParams.get('key') ?? '')}`;
    await page.goto(path);
    await page.goto(path); // Opening it does not use it.
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/app$/);
    await expect(page.getByRole('heading', { name: /^Hello, / })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Your plan: / })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
  }
  await context.storageState({ path: SESSION_FILE });
});
