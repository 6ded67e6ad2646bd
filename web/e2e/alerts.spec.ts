import { expect, type Page, test } from '@playwright/test';
import { signUp } from './new-account';
import { expectAccessible, expectLargeTargets, expectSettled } from './page-checks';
import { NO_SESSION } from './session';

// Each test has an account of its own. The free plan includes one alert (spec 9).
test.use({ storageState: NO_SESSION });

const toast = (page: Page, text: string | RegExp) => page.getByLabel('Messages').getByRole('status').filter({ hasText: text });
const preview = (page: Page) => page.getByRole('region', { name: 'Last 30 days' });

/** Creates an alert on these words through the API, with the matches of the last 30 days, and returns its address. */
async function createAlert(page: Page, words: string): Promise<string> {
  const alert = { alertName: words, alertType: 'custom-keyword', value: words, backfill: true };
  const response = await page.request.post('/api/v1/alerts/alert-config', { data: alert });
  expect(response.ok(), await response.text()).toBe(true);
  const { data } = (await response.json()) as { data: { createdAlertConfig: { id: string } } };
  return `/app/alerts/${data.createdAlertConfig.id}`;
}

test('an alert on a name is created from the empty page, with a preview of its matches', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/app');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Alerts' }).click();
  await expect(page.getByRole('heading', { name: 'No alerts yet' })).toBeVisible();
  await expectAccessible(page, 'no alerts');
  await page.getByRole('textbox', { name: 'Alert me when' }).fill('salt');
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/app\/alerts\/new\?value=salt$/);
  await expect(preview(page).getByText(/^[\d,]+ match(es)?,/)).toBeVisible();
  await expectAccessible(page, 'a preview');

  await page.getByRole('button', { name: 'Create alert' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'salt' })).toBeVisible();
  await expect(toast(page, '“salt” is on')).toBeVisible();
  await page.goto('/app/alerts?tab=alerts');
  await expect(page.getByText('1 of 1 alert on your plan')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Alerts' }).getByRole('link', { name: 'salt' })).toBeVisible();

  // The plan's limit is reached, and a note shows it before the form is filled in.
  await page.goto('/app/alerts/new');
  await expect(page.getByRole('note').filter({ hasText: 'the only alert on your plan' })).toBeVisible();
});

test('an alert is changed, turned off and deleted, each with Undo', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto(await createAlert(page, 'cold storage'));
  await page.getByRole('navigation', { name: 'Alert sections' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Exclude ads' }).press('Space');
  await page.getByRole('radiogroup', { name: 'Email me new matches' }).getByText('Weekly').click();
  await page.getByRole('combobox', { name: 'Day' }).selectOption('Friday');
  await expectAccessible(page, 'settings of an alert');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Alert saved')).toBeVisible();
  await page.getByRole('link', { name: 'History' }).click();
  const changes = page.getByRole('list', { name: 'Alert changes' });
  await expect(changes.getByRole('listitem').first()).toContainText('ad filter');
  await expectAccessible(page, 'history of an alert');

  await page.getByRole('switch', { name: 'cold storage is on' }).press('Space');
  await toast(page, '“cold storage” is off').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('switch', { name: 'cold storage is on' })).toBeChecked();

  await page.getByRole('button', { name: 'More actions for cold storage' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No alerts yet' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('list', { name: 'Alerts' }).getByRole('link', { name: 'cold storage' })).toBeVisible();
});

test('the inbox is worked through with the keyboard', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto(await createAlert(page, 'salt'));
  await expect(page.getByRole('heading', { level: 1, name: 'salt' })).toBeVisible();
  const rows = page.locator('[data-match-row]');
  await expectSettled(page);
  await expect(rows).not.toHaveCount(0);
  await expectAccessible(page, 'matches');

  await page.keyboard.press('j');
  await expect(rows.first().locator('[data-match]')).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('x');
  // Matches from before the alert have been seen.
  await page.keyboard.press('e');
  await expect(rows.first().getByRole('img', { name: 'Unseen' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link', { name: /^Alerts/ })).toContainText('1');

  await page.keyboard.press('k');
  await page.keyboard.press('s');
  await expect(page.getByRole('menu', { name: /^Snooze/ })).toBeVisible();
  await expectAccessible(page, 'snoozing');
  await page.getByRole('menuitem', { name: 'Tomorrow morning' }).click();
  await toast(page, 'Snoozed').getByRole('button', { name: 'Undo' }).click();

  await rows.first().getByRole('button', { name: /as not relevant$/ }).click();
  const panel = page.getByRole('region', { name: 'Not relevant' });
  await expect(panel.getByRole('button', { name: /^Mute / })).toBeVisible();
  // At the end of the page, the panel covers no half of a link, which would be too small a target.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page, 'proposed exclusions');
  await panel.getByRole('button', { name: /^Mute / }).click();
  await expect(toast(page, 'Mute ')).toBeVisible();
  await page.getByRole('link', { name: 'Filtered' }).click();
  const filtered = rows.filter({ has: page.getByRole('button', { name: /^Keep / }) }).first();
  await filtered.getByRole('button', { name: /^Details of / }).click();
  await expect(page.getByRole('list', { name: 'Why it was filtered' }).first()).toBeVisible();
  await expectAccessible(page, 'filtered matches');
});

for (const width of [390, 320]) test.describe(`phone of ${width} pixels`, () => {
  test.use({ viewport: { width, height: 844 } });

  test('alerts fit a phone', async ({ page, request }) => {
    await signUp(page, request);
    const alert = await createAlert(page, 'salt');
    for (const path of ['/app/alerts', '/app/alerts?tab=alerts', '/app/alerts/new', alert, `${alert}?tab=settings`, `${alert}?tab=delivery`]) {
      await page.goto(path);
      await expectSettled(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} scrolls sideways`).toBeLessThanOrEqual(1);
      await expectLargeTargets(page, path);
      await expectAccessible(page, path);
    }
  });
});
