import { expect, type Page, test } from '@playwright/test';
import { createDescribedList } from './described-list';
import type { List } from './listed-podcasts';
import { signUp } from './new-account';
import { expectAccessible, expectSettled } from './page-checks';
import { NO_SESSION } from './session';

// Each test has an account of its own. The free plan includes one list (spec 9).
test.use({ storageState: NO_SESSION });

const PURPOSE = 'Shows about cold storage for the book of Dr. Marlow';
const toast = (page: Page, text: string | RegExp) => page.getByLabel('Messages').getByRole('status').filter({ hasText: text });
const card = (page: Page, name: string) => page.getByRole('list', { name: 'Lists', exact: true }).getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

const createList = (page: Page): Promise<List> => createDescribedList(page, { name: 'Spring tour', about: { purpose: PURPOSE, keywords: [] }, hasShow: false });

test('a list is pinned, archived, deleted and restored, each with Undo', async ({ page, request }) => {
  await signUp(page, request);
  await createList(page);
  await page.goto('/app/projects');
  await expect(card(page, 'Spring tour')).toContainText(PURPOSE);

  const pin = card(page, 'Spring tour').getByRole('button', { name: 'Pin Spring tour' });
  await pin.click();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link', { name: 'Spring tour' }).getByLabel('Pinned')).toBeVisible();

  const choose = async (action: string) => {
    await card(page, 'Spring tour').getByRole('button', { name: 'More actions for Spring tour' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose('Archive');
  await expect(page.getByRole('heading', { name: 'No lists yet' })).toBeVisible();
  await expectAccessible(page, 'a message with Undo');
  await toast(page, '“Spring tour” archived').getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Spring tour')).toBeVisible();

  await choose('Delete');
  await expect(toast(page, '“Spring tour” deleted')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(card(page, 'Spring tour')).toBeVisible();

  await choose('Delete');
  await page.getByRole('link', { name: 'Recently deleted' }).click();
  await page.getByRole('list', { name: 'Recently deleted lists' }).getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('heading', { name: 'No recently deleted lists' })).toBeVisible();
  await page.getByRole('link', { name: 'Active', exact: true }).click();
  await expect(card(page, 'Spring tour')).toBeVisible();
});

test('settings are saved with Undo', async ({ page, request }) => {
  await signUp(page, request);
  const list = await createList(page);
  await page.goto(list.path);
  await page.getByRole('navigation', { name: 'List sections' }).getByRole('link', { name: 'Settings' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Autumn tour');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn tour' })).toBeVisible();
  // The slug stays.
  await expect(page).toHaveURL(/\/app\/projects\/spring-tour\/settings$/);
  await toast(page, 'Settings saved').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spring tour' })).toBeVisible();
});

test('a change of a colleague appears by itself', async ({ page, request }) => {
  await signUp(page, request);
  const list = await createList(page);
  // The stream of events begins after the page is shown.
  const stream = page.waitForResponse('**/api/v1/events');
  await page.goto(list.path);
  await expectSettled(page);
  await stream;
  await page.request.patch('/api/v1/projects/spring-tour', { data: { name: 'Autumn tour' } });
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn tour' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link', { name: 'Autumn tour' })).toBeVisible();
});

test('the dashboard leads a new user through the first steps', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/app');
  const steps = page.getByRole('region', { name: /^First steps: / });
  await expect(steps.getByRole('heading')).toHaveText('First steps: 0 of 5 done');
  await steps.getByRole('button', { name: 'Start with a sample list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sample list' })).toBeVisible();
  await expect(page.getByText('6 podcasts').first()).toBeVisible();
  await page.goto('/app');
  await expect(steps.getByRole('heading')).toHaveText('First steps: 3 of 5 done');
  await steps.getByRole('button', { name: 'Delete the sample list' }).click();
  await expect(steps.getByRole('button', { name: 'Start with a sample list' })).toBeVisible();
  await expect(steps.getByRole('heading')).toHaveText('First steps: 0 of 5 done');

  await steps.getByRole('link', { name: 'Create a list for a client or campaign' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New list' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Spring tour');
  await page.getByRole('checkbox', { name: 'Book guest appearances' }).check();
  await page.getByRole('textbox', { name: 'Purpose' }).fill(PURPOSE);
  await page.getByRole('button', { name: 'Create list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spring tour' })).toBeVisible();
  await page.goto('/app');
  await expect(steps.getByRole('heading')).toHaveText('First steps: 1 of 5 done');
  await expect(page.getByRole('region', { name: 'Lists' }).getByRole('link', { name: 'Spring tour' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('Nothing is due.');
  await steps.getByRole('button', { name: 'Hide' }).click();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Usage' })).toBeVisible();
  await expect(steps).toHaveCount(0);
});
