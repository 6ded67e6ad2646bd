import { expect, test } from '@playwright/test';
import { codeIn, mailTo } from './mailbox';
import { newEmail } from './new-account';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

test('an account is created with the emailed code', async ({ page, request }) => {
  const email = newEmail();
  await page.goto('/sign-in?source=search');
  await page.getByRole('link', { name: 'Sign up' }).click();
  // The previous form has a field of the same name.
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/sign-up\/validation-email-sent\?/);
  await expect(page.getByText(email)).toBeVisible();
  const code = codeIn(await mailTo(request, email, 'Create your Earshot account'));
  await page.getByLabel('Code from the email').fill(code === '0000 0000' ? '0000 0001' : '0000 0000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('The code is wrong');
  await page.getByLabel('Code from the email').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Earshot' })).toBeVisible();
  await page.getByRole('radio', { name: 'Monitor what is said' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  // The answer stays, and the next visit resumes behind it.
  await page.reload();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByRole('heading', { name: `Hello, ${email}` })).toBeVisible();
  await page.goto('/app/user-settings');
  await expect(page.getByRole('heading', { name: 'Your plan: Free' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
  await expect(page.getByText('You have been signed out everywhere')).toBeVisible();
});

test('an account is created with the emailed link after its button is pressed', async ({ page, request }) => {
  const email = newEmail();
  await page.goto('/sign-up');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Create account' }).click();
  const mail = await mailTo(request, email, 'Create your Earshot account');
  const key = /validate\?key=([\w-]+)/.exec(mail.replaceAll('&#x3d;', '=').replaceAll('&#x2f;', '/'))?.[1] ?? '';
  await page.goto(`/sign-up/validate?key=${key}`);
  await page.goto(`/sign-up/validate?key=${key}`); // Opening the link twice does not use it up.
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Earshot' })).toBeVisible();
});
