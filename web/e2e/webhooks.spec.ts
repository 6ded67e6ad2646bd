import { expect, test } from '@playwright/test';
import { signUpOnPaidPlan } from './new-account';
import { expectAccessible } from './page-checks';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

test('a webhook is added, tried, rotated and deleted', async ({ page }) => {
  await signUpOnPaidPlan(page);
  await page.goto('/app/team-settings/developers/webhooks');
  const address = page.getByRole('textbox', { name: 'URL' });
  await address.fill('http://example.com/hooks');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText(/^The URL must begin with https:\/\//)).toBeVisible();
  await expect(address).toBeFocused();

  // No server responds at a URL that is reserved for examples, so the test delivery fails.
  const url = 'https://receiver.invalid/hooks';
  await address.fill(url);
  await page.getByRole('textbox', { name: 'Description' }).fill('Receiver of the test');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await expectAccessible(page, 'a new secret');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^whsec_/)).toHaveCount(0);

  const row = page.getByRole('listitem', { name: 'Receiver of the test' });
  await row.getByRole('button', { name: 'Send test to Receiver of the test' }).click();
  await expect(row.getByText(/^The test failed/)).toBeVisible();
  const log = row.getByRole('region', { name: 'Deliveries to Receiver of the test' });
  await log.getByRole('button', { name: /^Details of msg_/ }).first().click();
  await expect(log.getByRole('list', { name: 'Attempts' })).toBeVisible();
  await expectAccessible(page, 'a log of deliveries');

  await row.getByRole('switch', { name: 'Receiver of the test is on' }).press('Space');
  await expect(row.getByText('Off', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Delete Receiver of the test' }).click();
  await row.getByLabel('Type delete to confirm').fill('delete');
  await row.getByRole('button', { name: 'Delete webhook' }).click();
  await expect(row).toHaveCount(0);
});
