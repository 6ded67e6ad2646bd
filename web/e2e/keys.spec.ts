import { expect, test } from '@playwright/test';
import { expectSettled } from './page-checks';
import { codeIn, mailTo } from './mailbox';
import { signInWithCode } from './new-account';
import { NO_SESSION, SIGN_IN_LINK } from './session';

const PAGE = '/app/team-settings/developers';

test('an API key is created, used, rotated and revoked', async ({ browser, request }) => {
  test.skip(!SIGN_IN_LINK, 'keys need an account');
  const { email } = (await (await request.get('/api/v1/auth/me')).json()).data.user;
  // A session of its own: confirming an identity replaces the session, and other tests need the shared one.
  const context = await browser.newContext({ storageState: NO_SESSION });
  const page = await context.newPage();
  await page.goto('/sign-in');
  await signInWithCode(page, request, email);
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
  const name = `browser ${Date.now()}`;
  await page.goto(PAGE);
  await expectSettled(page);
  const form = page.getByRole('region', { name: 'Create API key' });
  await form.getByRole('button', { name: 'Create API key' }).click();
  await expect(form.getByText('Enter a name')).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Create API key' }).click();
  // The server requires a code if the last sign-in is too long ago.
  const confirmation = form.getByRole('group', { name: 'Confirm it’s you' });
  const newKey = page.getByRole('status').filter({ hasText: `API key “${name}”` });
  await expect(newKey.or(confirmation)).toBeVisible();
  if (await confirmation.isVisible()) {
    await confirmation.getByRole('button', { name: 'Send code' }).click();
    await confirmation.getByLabel('Code from the email').fill(codeIn(await mailTo(request, email, 'Confirm your identity')));
    await confirmation.getByRole('button', { name: 'Confirm' }).click();
  }
  await expect(newKey).toBeVisible();

  const secret = (await newKey.locator('pre').textContent()) ?? '';
  expect(secret).toMatch(/^pk_live_\w{8}_\w{32}_[0-9a-f]{8}$/);
  const me = (key: string) => request.get('/api/v1/auth/me', { headers: { authorization: key } });
  expect((await me(secret)).status()).toBe(200);
  await newKey.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);

  const row = page.getByRole('listitem').filter({ hasText: secret.slice(0, 16) });
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: `Rotate ${name}` }).click();
  await row.getByRole('button', { name: 'Rotate key' }).click();
  await expect(row.getByText('Rotated', { exact: true })).toBeVisible();
  const rotatedSecret = (await newKey.locator('pre').textContent()) ?? '';
  expect((await me(secret)).status()).toBe(200);
  expect((await me(rotatedSecret)).status()).toBe(200);

  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  await row.getByRole('button', { name: 'Revoke key' }).click();
  await expect(row.getByText('Revoked', { exact: true })).toBeVisible();
  expect((await me(secret)).status()).toBe(401);
  await context.close();
});

test('settings list the sessions of the account', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'sessions need an account');
  await page.goto('/app/user-settings');
  await expectSettled(page);
  const sessions = page.getByRole('region', { name: 'Where you’re signed in' });
  await expect(sessions.getByText('This device')).toBeVisible();
  await expect(sessions.getByText(/^Chrome on /).first()).toBeVisible();
});
