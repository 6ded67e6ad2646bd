import { expect, test } from '@playwright/test';
import { expectSettled } from './page-checks';
import { codeIn, mailTo } from './mailbox';
import { SIGN_IN_LINK } from './session';

const PAGE = '/app/team-settings/developers';

test('a key is made, works, is rotated and revoked', async ({ page, request }) => {
  test.skip(!SIGN_IN_LINK, 'keys belong to an account');
  const name = `browser ${Date.now()}`;
  await page.goto(PAGE);
  await expectSettled(page);
  const form = page.getByRole('region', { name: 'Make a key' });
  await form.getByRole('button', { name: 'Make the key' }).click();
  await expect(form.getByText('Give the key a name')).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Make the key' }).click();
  // The sign-in may be longer ago than a proof holds.
  const proof = form.getByRole('group', { name: 'Confirm that it is you' });
  const shown = page.getByRole('status').filter({ hasText: `The key “${name}”` });
  await expect(shown.or(proof)).toBeVisible();
  if (await proof.isVisible()) {
    await proof.getByRole('button', { name: 'Send me a code' }).click();
    await proof.getByLabel('Code from the mail').fill(codeIn(await mailTo(request, '@', 'Confirm that it is you')));
    await proof.getByRole('button', { name: 'Confirm' }).click();
  }
  await expect(shown).toBeVisible();

  const secret = (await shown.locator('pre').textContent()) ?? '';
  expect(secret).toMatch(/^pk_live_\w{8}_\w{32}_[0-9a-f]{8}$/);
  const me = (key: string) => request.get('/api/v1/auth/me', { headers: { authorization: key } });
  expect((await me(secret)).status()).toBe(200);
  await shown.getByRole('button', { name: 'I have it' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);

  const row = page.getByRole('listitem').filter({ hasText: secret.slice(0, 16) });
  await expect(row.getByText('Active')).toBeVisible();
  await row.getByRole('button', { name: `Rotate ${name}` }).click();
  await row.getByRole('button', { name: 'Rotate the key' }).click();
  await expect(row.getByText('Rotated')).toBeVisible();
  const other = (await shown.locator('pre').textContent()) ?? '';
  expect((await me(secret)).status()).toBe(200);
  expect((await me(other)).status()).toBe(200);

  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  await row.getByRole('button', { name: 'Revoke the key' }).click();
  await expect(row.getByText('Revoked')).toBeVisible();
  expect((await me(secret)).status()).toBe(401);
});

test('settings list where the reader is signed in', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'sessions belong to an account');
  await page.goto('/app/user-settings');
  await expectSettled(page);
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByText('This one')).toBeVisible();
  await expect(sessions.getByText(/^Chrome on /).first()).toBeVisible();
});
