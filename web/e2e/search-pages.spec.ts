import { expect, test } from '@playwright/test';
import { expectAccessible, expectSettled } from './page-checks';
import { SIGN_IN_LINK } from './session';

const OUTDATED_RESPONSE = { status: 409, json: { status: 'ERROR', message: 'The catalog has moved on. Search again.', code: 'cursor_outdated', errors: [], requestId: 'req-9' } };

test('a catalog that moved on keeps what is loaded, and can be searched again', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'the public plan has one page');
  let isOutdated = true;
  await page.route('**/api/v1/search/podcasts', (route) => (isOutdated && route.request().postDataJSON().cursor ? route.fulfill(OUTDATED_RESPONSE) : route.continue()));
  await page.goto('/search?q=the');
  await expectSettled(page);
  const results = page.locator('[data-result]');
  const loaded = await results.count();
  expect(loaded).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(page.getByText('The catalog was updated. Search again to see more.')).toBeVisible();
  await expect(results).toHaveCount(loaded);
  await expect(page.getByText('req-9')).toHaveCount(0);
  await expectAccessible(page, 'the notice of a catalog that moved on');

  isOutdated = false;
  await page.getByRole('button', { name: 'Search again' }).press('Enter');
  await expect(page.getByText('The catalog was updated.')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
  await expect(results).toHaveCount(loaded);
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(results.nth(loaded)).toBeFocused();
});

test('all passages of an episode, page by page, each with its second', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'the public sees the first passages only');
  // The sample has no episode with more than a page of passages: pages of one.
  await page.route('**/api/v1/search/episodes/*/transcript', (route) => route.continue({ postData: { ...route.request().postDataJSON(), pageSize: 1 } }));
  await page.goto('/search?q=transcript%3Athe');
  await page.getByRole('button', { name: /^Show all passages/ }).first().press('Enter');
  const passages = page.getByRole('list', { name: 'All passages in this episode' });
  const row = page.getByRole('listitem').filter({ has: passages });
  const items = passages.getByRole('listitem');
  const counter = row.getByText(/^\d+ of \d+ passages? in this episode$/);
  await expect(counter).toBeVisible();
  const total = Number(/of (\d+)/.exec(await counter.innerText())?.[1]);
  const more = row.getByRole('button', { name: /^Show \d+ more passages?$/ });
  expect(total).toBeGreaterThan(1);
  for (let seen = await items.count(); seen < total; seen = await items.count()) {
    await expect(more).toHaveText(`Show ${Math.min(10, total - seen)} more passage${total - seen === 1 ? '' : 's'}`);
    await more.press('Enter');
    await expect(items.nth(seen).getByRole('link')).toBeFocused();
    await expect(counter).toContainText(`${await items.count()} of ${total} `);
  }
  await expect(items).toHaveCount(total);
  await expect(more).toHaveCount(0);
  await expect(counter).toHaveText(`${total} of ${total} ${total === 1 ? 'passage' : 'passages'} in this episode`);
  const times = await passages.locator('time').evaluateAll((all) => all.map((time) => [time.getAttribute('datetime'), time.closest('a')?.getAttribute('href')]));
  expect(times).toHaveLength(total);
  for (const [time = '', href = ''] of times) expect(href).toContain(`?t=${/^PT(\d+)S$/.exec(time ?? '')?.[1]}`);

  const last = passages.getByRole('link').last();
  const clock = await last.innerText();
  await last.press('Enter');
  await expect(page).toHaveURL(/\?t=\d+/);
  await expect(page.getByRole('region', { name: 'Transcript' }).or(page.getByRole('main')).getByText(clock).first()).toBeVisible();
});

test('passages of a catalog that moved on can be searched again', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'the public sees the first passages only');
  let isOutdated = true;
  await page.route('**/api/v1/search/episodes/*/transcript', (route) => {
    const body = route.request().postDataJSON();
    return isOutdated && body.cursor ? route.fulfill(OUTDATED_RESPONSE) : route.continue({ postData: { ...body, pageSize: 1 } });
  });
  await page.goto('/search?q=transcript%3Athe');
  await page.getByRole('button', { name: /^Show all passages/ }).first().press('Enter');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('list', { name: 'All passages in this episode' }) });
  await row.getByRole('button', { name: /^Show \d+ more passages?$/ }).press('Enter');
  await expect(row.getByText('The catalog was updated. Search again to see more.')).toBeVisible();
  await expect(row.getByText(/^1 of \d+ passages in this episode$/)).toBeVisible();
  await expectAccessible(page, 'the notice of passages of a catalog that moved on');

  isOutdated = false;
  await row.getByRole('button', { name: 'Search again' }).press('Enter');
  await expect(page.getByText('The catalog was updated.')).toHaveCount(0);
  await expect(row.getByRole('group', { name: 'Passages' })).toBeFocused();
  await row.getByRole('button', { name: /^Show \d+ more passages?$/ }).press('Enter');
  await expect(row.getByText(/^2 of \d+ passages in this episode$/)).toBeVisible();
});

test('nothing found: each filter says what it leaves out, on request', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/api/v1/search/podcasts') && requests.push(request.postData() ?? '')));
  await page.goto('/search?q=shelf+-shelf&explicit=clean');
  await expect(page.getByRole('heading', { name: 'No podcast fits all of this' })).toBeVisible();
  await expect(page.getByText('makes 2 searches of your plan')).toBeVisible();
  expect(requests).toHaveLength(1);
  await page.getByRole('button', { name: 'See what each filter leaves out' }).click();
  const without = page.getByRole('button', { name: /^Without “-shelf”\s*\d+ podcasts?$/ });
  await expect(without).toBeVisible();
  await expect(page.getByRole('button', { name: 'Without “Clean only” 0 podcasts' })).toBeVisible();
  expect(requests).toHaveLength(3);
  await expectAccessible(page, 'what each filter leaves out');

  const count = /(\d+) podcast/.exec(await without.innerText())?.[1];
  expect(Number(count)).toBeGreaterThan(0);
  await without.click();
  await expect(page).toHaveURL(/q=shelf&explicit=clean$/);
  await expect(page.getByText(new RegExp(`of ${count} podcasts`))).toBeVisible();
  expect(requests, 'what was counted is not searched for again').toHaveLength(3);
});

test('the table of episodes shows what matched, with its second', async ({ page }) => {
  await page.goto('/search?q=salt&mode=episodes&view=table');
  await expectSettled(page);
  const table = page.getByRole('table', { name: 'Episodes found' });
  await expect(table.locator('mark').first()).toBeVisible();
  const said = table.getByRole('cell').filter({ has: page.getByRole('link', { name: /^Open at \d/ }) }).first();
  await expect(said.locator('mark').first()).toBeVisible();
  await said.getByRole('link').click();
  await expect(page).toHaveURL(/\?t=\d+/);
});
