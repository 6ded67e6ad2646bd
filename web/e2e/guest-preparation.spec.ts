import { expect, type Page, test } from '@playwright/test';
import { mailTo } from './mailbox';
import { signUp } from './new-account';
import { createGuest } from './outreach-data';
import { expectAccessible, expectNoOverflow, findSmallTargets, resize } from './page-checks';
import { SHOW } from './sample-catalog';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Prepare for / });

test('a guest is prepared from the page of a show, and gets the preparation by email', async ({ page, request }) => {
  const email = await signUp(page, request);
  await createGuest(page);
  await page.goto(`/app/podcasts/${SHOW.slug}`);
  await page.getByRole('link', { name: 'Prepare the guest' }).click();
  await expect(dialog(page).getByText(/^Uses 1 AI assist\. \d of 3 are left\.$/)).toBeVisible();
  await expectAccessible(page, 'an empty preparation');
  await dialog(page).getByRole('combobox', { name: 'Guest' }).selectOption({ label: 'Ada Lovelace (Engine Works)' });
  await dialog(page).getByRole('button', { name: 'Prepare', exact: true }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Before the recording' })).toBeVisible();
  await expect(dialog(page).getByRole('region', { name: 'Summary' }).getByRole('heading', { name: SHOW.title })).toBeVisible();
  await expectAccessible(page, 'a preparation');
  expect(await findSmallTargets(page), 'a preparation').toEqual([]);
  await resize(page, { width: 390, height: 844 });
  await expectNoOverflow(page, 'a preparation on a phone');
  await expectAccessible(page, 'a preparation on a phone');
  const place = dialog(page).getByRole('list', { name: 'Where it came up' }).getByRole('link').first();
  if ((await place.count()) > 0) await expect(place).toHaveAttribute('href', new RegExp(`^/app/podcasts/${SHOW.slug}/[^?]+(\\?t=\\d+)?$`));

  const address = dialog(page).getByRole('textbox', { name: 'Email address' });
  await expect(address).toHaveValue(email);
  await address.fill('nobody');
  await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog(page).getByText('Enter a valid email address, like name@example.com')).toBeVisible();
  await expect(address).toBeFocused();
  await address.fill(email);
  await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog(page).getByRole('status').filter({ hasText: /\w/ }).last()).toBeVisible();
  await mailTo(request, email, SHOW.title);

  // It is shown again without another charge.
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`/app/podcasts/${SHOW.slug}$`));
  await page.goBack();
  await expect(dialog(page)).toBeVisible();
});
