import { expect, test } from '@playwright/test';
import { codeIn, mailTo } from './mailbox';
import { newEmail, requestLink, signInWithCode, signUp } from './new-account';
import { expectSettled } from './page-checks';
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

test('facts that the plan hides have a lock and the plan, and unknown facts are shown as unknown', async ({ page, request }) => {
  const facts = page.getByRole('region', { name: 'Facts' });
  const fact = (name: string) => facts.locator('div', { has: page.getByText(name, { exact: true }) }).getByRole('definition');
  await page.goto(`/podcasts/${SHOW.slug}`);
  await expectSettled(page);
  await expect(fact('Monthly listeners')).toHaveText('Individual plan');
  await expect(fact('Has guests')).toHaveText('Free account');
  await expect(page.getByRole('region', { name: 'Social profiles' }).getByText('Free account')).toBeVisible();
  await expect(page.getByText('No social profiles found.')).toHaveCount(0);
  await expect(page.getByText('n/a')).toHaveCount(0);

  await signUp(page, request);
  await page.goto(`/podcasts/${SHOW.slug}`);
  await expect(fact('Has guests')).toHaveText('Yes');
  await expect(fact('Monthly listeners')).toHaveText('Individual plan');

  await page.route(`**/podcasts/${SHOW.slug}`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    // The page embeds the facts.
    return route.fulfill({ response, body: (await response.text()).replaceAll('"updateFrequency":"weekly"', '"updateFrequency":null') });
  });
  await page.reload();
  await expect(fact('Frequency')).toHaveText('Unknown');
});
