import { expect, test } from '@playwright/test';
import { expectSettled } from './page-checks';
import { signUp, signUpOnPaidPlan } from './new-account';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

const PAGE = '/app/team-settings/developers';

test('an API key is created, used, rotated and revoked', async ({ page, request }) => {
  await signUpOnPaidPlan(page);
  const name = 'Newsletter';
  await page.goto(PAGE);
  await expectSettled(page);
  const form = page.getByRole('region', { name: 'Create API key' });
  await form.getByRole('button', { name: 'Create API key' }).click();
  await expect(form.getByText('Enter a name')).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Create API key' }).click();
  const newKey = page.getByRole('status').filter({ hasText: `API key “${name}”` });
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
  await row.getByLabel('Type revoke to confirm').fill('revoke');
  await row.getByRole('button', { name: 'Revoke key' }).click();
  await expect(row.getByText('Revoked', { exact: true })).toBeVisible();
  expect((await me(secret)).status()).toBe(401);
});

test('settings list the sessions of the account', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/app/user-settings');
  await expectSettled(page);
  const sessions = page.getByRole('region', { name: 'Where you’re signed in' });
  await expect(sessions.getByText('This device')).toBeVisible();
  await expect(sessions.getByText(/^Chrome on /).first()).toBeVisible();
});
