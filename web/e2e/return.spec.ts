import { expect, test } from '@playwright/test';
import { codeIn, mailTo } from './mailbox';
import { newEmail, requestLink, signInWithCode, signUp } from './new-account';
import { SHOW } from './sample-catalog';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

test('signing in returns to where the reader was, with the code and with the link', async ({ page, request, context }) => {
  const email = await signUp(page, request);
  await page.goto('/app/sign-out');
  await expect(page.getByText('You have been signed out')).toBeVisible();

  const charts = '/app/charts?chartType=apple&country=us&category=business';
  await page.goto(charts);
  await expect(page.getByText('Sign in to open this page.')).toBeVisible();
  await signInWithCode(page, request, email);
  await expect(page).toHaveURL(charts);
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();

  await page.goto('/app/sign-out');
  await expect(page.getByText('You have been signed out')).toBeVisible();
  await page.goto(`/podcasts/${SHOW.slug}`);
  await page.getByRole('region', { name: 'People' }).getByRole('link', { name: 'Sign in' }).click();
  await requestLink(page, email);
  // The mail program opens the link in a tab of its own.
  const tab = await context.newPage();
  await expect(async () => {
    const mail = (await mailTo(request, email, 'Sign in to Earshot')).replaceAll('&#x3d;', '=').replaceAll('&#x2f;', '/');
    await tab.goto(/\/sign-in\/email-link\?key=[\w-]+/.exec(mail)?.[0] ?? '');
    await tab.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(tab).toHaveURL(`/podcasts/${SHOW.slug}`, { timeout: 3000 });
  }).toPass();
});

test('a new account returns to the page that asked for it', async ({ page, request }) => {
  await page.goto('/app/team-settings/developers');
  await page.getByRole('link', { name: 'Sign up' }).click();
  // The previous form has a field of the same name.
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  const email = newEmail();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Code from the email').fill(codeIn(await mailTo(request, email, 'Create your Earshot account')));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/app\/team-settings\/developers$/);
});
