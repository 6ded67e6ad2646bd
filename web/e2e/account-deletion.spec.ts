import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectLargeTargets, expectNoOverflow, expectSettled, resize } from './page-checks';
import { codeIn, mailTo } from './mailbox';
import { newEmail, signUp } from './new-account';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

const DELETION = '/api/v1/users/account-deletion';

async function expectBothSchemesAccessible(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${name}, ${colorScheme}`);
  }
}

/** Requests a sign-in link and returns the text of the page that follows, without the address. */
async function requestLink(page: Page, email: string): Promise<string> {
  await page.goto('/sign-in');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page).toHaveURL(/\/sign-in\/magic-email-sent/);
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expectSettled(page);
  return (await page.getByRole('main').innerText()).replaceAll(email, 'ADDRESS');
}

test('an account is deleted after its address and a confirmation code are entered', async ({ page, request, context }) => {
  const email = await signUp(page, request);
  const session = await context.cookies();

  await page.goto('/app/user-settings');
  await expectSettled(page);
  const section = page.getByRole('region', { name: 'Delete account' });
  await expect(section.getByRole('heading', { name: 'What we keep' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  const address = dialog.getByLabel('Your email address');
  const submit = dialog.getByRole('button', { name: 'Delete permanently' });

  // With the keyboard: the dialog opens with focus in its field, and returns focus to its button when closed.
  const opener = section.getByRole('button', { name: 'Delete account' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(address).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(address).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter your email address.')).toBeVisible();

  await address.fill('somebody-else@example.org');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not the email address of your account.')).toBeVisible();
  await expect(address).toBeFocused();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expectBothSchemesAccessible(page, 'a rejected address');

  const fail = (code: string, status: number, message: string) =>
    page.route(`**${DELETION}`, (route) => route.fulfill({ status, json: { status: 'ERROR', message, code, errors: [], requestId: 'test' } }), { times: 1 });
  await fail('internal_error', 500, 'Something went wrong on our side.');
  await address.fill(email.toUpperCase());
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText('Your account wasn’t deleted');

  // This error is mocked, since the server requires a code only some minutes after sign-in. The code itself is real.
  await fail('confirmation_required', 403, 'Confirm that it is you.');
  await submit.click();
  const confirmation = dialog.getByRole('group', { name: 'Confirm it’s you' });
  await expect(confirmation.getByRole('button', { name: 'Send code' })).toBeFocused();
  await expectBothSchemesAccessible(page, 'the confirmation step');
  await resize(page, { width: 390, height: 844 });
  await expectLargeTargets(page, 'dialog');
  await expectNoOverflow(page, 'dialog');

  await page.keyboard.press('Enter');
  await expect(confirmation.getByLabel('Code from the email')).toBeFocused();
  await page.keyboard.type(codeIn(await mailTo(request, email, 'Confirm your identity')));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/sign-in\?message=account-deleted$/);
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
  await page.goto('/app/user-settings');
  await expect(page).toHaveURL(/\/sign-in\?source=app$/);
  // A session cookie kept by another window no longer works.
  await context.addCookies(session);
  await page.goto('/app/user-settings');
  await expect(page).toHaveURL(/\/sign-in\?source=app$/);

  expect(await requestLink(page, email)).toBe(await requestLink(page, newEmail()));
});
