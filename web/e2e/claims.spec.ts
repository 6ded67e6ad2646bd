import { expect, test } from '@playwright/test';
import { signUp } from './new-account';
import { expectSettled } from './page-checks';
import { SHOW } from './sample-catalog';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

test('a claim begins on the page of the podcast, and fails without a proof', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto(`/podcasts/${SHOW.slug}`);
  await page.getByRole('link', { name: 'Claim it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your podcasts' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Podcast' })).toHaveValue(SHOW.slug);
  await page.getByRole('radio', { name: 'In the feed' }).check();
  await page.getByRole('button', { name: 'Claim podcast' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your token' })).toContainText(/earshot-claim-[\w-]{43}/);
  const claim = page.getByRole('region', { name: 'Claimed podcasts' }).getByRole('listitem').first();
  await expect(claim).toContainText('Not proven yet');
  // The feeds of the sample catalog are not on the web.
  await claim.getByRole('button', { name: 'Check the feed' }).click();
  await expect(claim.getByRole('alert')).toContainText('The claim isn’t proven yet');
  await expectSettled(page);
  await claim.getByRole('button', { name: 'End claim' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End claim' }).click();
  await expect(page.getByText('None yet.')).toBeVisible();
});

test('anyone proposes a correction from the page of a podcast', async ({ page }) => {
  await page.goto(`/podcasts/${SHOW.slug}`);
  await page.getByRole('link', { name: 'Correct a fact' }).click();
  await expect(page.getByRole('textbox', { name: 'Podcast' })).toHaveValue(SHOW.slug);
  await page.getByRole('combobox', { name: 'What is wrong' }).selectOption('country');
  await page.getByRole('textbox', { name: 'What is right' }).fill('Norway');
  await page.getByRole('textbox', { name: 'Where that can be seen' }).fill('The imprint of the website names Bergen.');
  await page.getByRole('button', { name: 'Send correction' }).click();
  await expect(page.getByRole('alert')).toContainText('two letters');
  await page.getByRole('textbox', { name: 'What is right' }).fill('NO');
  await page.getByRole('button', { name: 'Send correction' }).click();
  await expect(page.getByRole('status')).toContainText('in the queue');
});
