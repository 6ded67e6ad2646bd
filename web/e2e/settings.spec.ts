import { expect, test } from '@playwright/test';
import { signUpOnPaidPlan } from './new-account';
import { expectAccessibleInBothSchemes, expectLargeTargets, expectNoOverflow, expectSettled, resize } from './page-checks';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

const PAGES: readonly [path: string, heading: string][] = [
  ['/onboarding', 'Welcome to Earshot'],
  ['/app/user-settings', 'Account'],
  ['/app/user-settings/profile', 'Profile'],
  ['/app/user-settings/notifications', 'Notifications'],
  ['/app/user-settings/search-history', 'Search history'],
  ['/app/user-settings/podcasts', 'Your podcasts'],
  ['/app/user-settings/data', 'Your data'],
  ['/app/team-settings/activity-history', 'Activity history'],
  ['/app/team-settings/billing', 'Billing'],
  ['/app/team-settings/integrations', 'Integrations'],
  ['/app/team-settings/podcast-blacklist', 'Podcast blacklist'],
  ['/app/team-settings/search-usage', 'Search usage'],
  ['/app/team-settings/team-podcasts', 'Team podcasts'],
  ['/app/team-settings/developers/requests', 'API requests'],
];

test('every page of the settings is accessible and fits a phone', async ({ page }) => {
  await signUpOnPaidPlan(page);
  for (const [path, heading] of PAGES) {
    await resize(page, DESKTOP);
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectSettled(page);
    await expectAccessibleInBothSchemes(page, path);
    await resize(page, PHONE);
    await expectNoOverflow(page, path);
    await expectLargeTargets(page, path);
  }
});

test('a name is entered once, and the team sees what its members do', async ({ page }) => {
  await signUpOnPaidPlan(page);
  await page.goto('/app/user-settings/profile');
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Lee');
  await page.getByLabel('Company', { exact: true }).fill('Rust Ltd');
  await expect(page.getByRole('group', { name: 'How your pitches end' })).toContainText('Rust Ltd');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();

  await page.goto('/app/team-settings/team');
  await page.getByRole('textbox', { name: 'Team name' }).fill('Rust & Bread');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText('The team is now called Rust & Bread')).toBeVisible();
  await page.goto('/app/team-settings/activity-history');
  const renamed = page.getByRole('list', { name: 'Activities' }).getByRole('listitem').filter({ hasText: 'Renamed the team' });
  await expect(renamed).toContainText('Ann Lee');
  await page.getByLabel('About').selectOption('lists');
  await expect(page).toHaveURL(/area=lists/);
  await expect(page.getByText('Nothing here')).toBeVisible();
  await page.getByLabel('About').selectOption('');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export CSV' }).click()]);
  expect(file.suggestedFilename()).toBe('team-activity.csv');
});

test('a search history is switched off and cleared', async ({ page }) => {
  await signUpOnPaidPlan(page);
  await page.goto('/app/search?q=salt');
  await expectSettled(page);
  await page.goto('/app/user-settings/search-history');
  await expect(page.getByRole('listitem').filter({ hasText: 'salt' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear history' }).click();
  await page.getByRole('dialog').getByLabel('Type clear to confirm').fill('clear');
  await page.getByRole('dialog').getByRole('button', { name: 'Clear history' }).click();
  await expect(page.getByText('No searches yet.')).toBeVisible();
  await page.getByRole('switch', { name: 'Keep my searches' }).click();
  await expect(page.getByText('Search history saved')).toBeVisible();
  await page.goto('/app/search?q=bread');
  await expectSettled(page);
  await page.goto('/app/user-settings/search-history');
  await expect(page.getByText('No searches yet.')).toBeVisible();
});
