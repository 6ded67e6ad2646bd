import { expect, test } from '@playwright/test';
import { expectAccessible, expectSettled } from './page-checks';
import { SIGN_IN_LINK } from './session';

const OUTDATED_RESPONSE = { status: 409, json: { status: 'ERROR', message: 'The catalog has moved on. Search again.', code: 'cursor_outdated', errors: [], requestId: 'req-9' } };

test('after a catalog update, loaded results stay and can be refreshed', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'the public plan has only one page');
  let isOutdated = true;
  await page.route('**/api/v1/search/podcasts', (route) => (isOutdated && route.request().postDataJSON().cursor ? route.fulfill(OUTDATED_RESPONSE) : route.continue()));
  await page.goto('/search?q=the');
  await expectSettled(page);
  const results = page.locator('[data-result]');
  const loadedCount = await results.count();
  expect(loadedCount).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(page.getByText('The catalog was updated. Search again to see more.')).toBeVisible();
  await expect(results).toHaveCount(loadedCount);
  await expect(page.getByText('req-9')).toHaveCount(0);
  await expectAccessible(page, 'the notice about a catalog update');

  isOutdated = false;
  await page.getByRole('button', { name: 'Search again' }).press('Enter');
  await expect(page.getByText('The catalog was updated.')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
  await expect(results).toHaveCount(loadedCount);
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(results.nth(loadedCount)).toBeFocused();
});

test('all passages of an episode load page by page, with timed links', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'the public plan shows only the first passages');
  // No episode of the sample has more than one page of passages, so request pages of one.
  await page.route('**/api/v1/search/episodes/*/transcript', (route) => route.continue({ postData: { ...route.request().postDataJSON(), pageSize: 1 } }));
  await page.goto('/search?q=transcript%3Athe');
  await page.getByRole('button', { name: /^Show all passages/ }).first().press('Enter');
  const passages = page.getByRole('list', { name: 'All passages in this episode' });
  const row = page.getByRole('listitem').filter({ has: passages });
  const items = passages.getByRole('listitem');
  const counter = row.getByText(/^\d+ of \d+ passages? in this episode$/);
  await expect(counter).toBeVisible();
  const total = Number(/of (\d+)/.exec(await counter.innerText())?.[1]);
  const loadMore = row.getByRole('button', { name: /^Show \d+ more passages?$/ });
  expect(total).toBeGreaterThan(1);
  for (let loadedCount = await items.count(); loadedCount < total; loadedCount = await items.count()) {
    await expect(loadMore).toHaveText(`Show ${Math.min(10, total - loadedCount)} more passage${total - loadedCount === 1 ? '' : 's'}`);
    await loadMore.press('Enter');
    await expect(items.nth(loadedCount).getByRole('link')).toBeFocused();
    await expect(counter).toContainText(`${await items.count()} of ${total} `);
  }
  await expect(items).toHaveCount(total);
  await expect(loadMore).toHaveCount(0);
  await expect(counter).toHaveText(`${total} of ${total} ${total === 1 ? 'passage' : 'passages'} in this episode`);
  const times = await passages.locator('time').evaluateAll((all) => all.map((time) => [time.getAttribute('datetime'), time.closest('a')?.getAttribute('href')]));
  expect(times).toHaveLength(total);
  for (const [time = '', href = ''] of times) expect(href).toContain(`?t=${/^PT(\d+)S$/.exec(time ?? '')?.[1]}`);

  await passages.getByRole('link').last().press('Enter');
  await expect(page).toHaveURL(/\?t=\d+/);
  await expect(page.locator('[data-linked]')).toBeInViewport();
});

test('after a catalog update, passages can be refreshed', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'the public plan shows only the first passages');
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
  await expectAccessible(page, 'the notice about a catalog update in passages');

  isOutdated = false;
  await row.getByRole('button', { name: 'Search again' }).press('Enter');
  await expect(page.getByText('The catalog was updated.')).toHaveCount(0);
  await expect(row.getByRole('group', { name: 'Passages' })).toBeFocused();
  await row.getByRole('button', { name: /^Show \d+ more passages?$/ }).press('Enter');
  await expect(row.getByText(/^2 of \d+ passages in this episode$/)).toBeVisible();
});

test('without results, the filter that rules everything out is named and removed', async ({ page }) => {
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/search/podcasts') && !request.postDataJSON().countOnly) searches.push(request.postData() ?? '');
  });
  await page.goto('/search?q=shelf&languages=ja&explicit=clean');
  await expect(page.getByRole('heading', { name: 'No podcasts match' })).toBeVisible();
  const explanation = page.getByText(/^“Japanese” leaves no results\. Without it, \d+ podcasts? match(es)?\.$/);
  await expect(explanation).toBeVisible();
  await expect(page.getByRole('button', { name: /^Without “Clean only”/ })).toHaveCount(0);
  await expectAccessible(page, 'an explained empty result');
  expect(searches, 'counts are free').toHaveLength(1);

  const count = /(\d+) podcast/.exec(await explanation.innerText())?.[1];
  await page.getByRole('button', { name: `Without “Japanese” ${count} podcasts` }).click();
  await expect(page).toHaveURL(/q=shelf&explicit=clean$/);
  await expect(page.getByText(new RegExp(`of ${count} podcasts?`))).toBeVisible();
});

test('the episode table shows matches with timed links', async ({ page }) => {
  await page.goto('/search?q=salt&mode=episodes&view=table');
  await expectSettled(page);
  const table = page.getByRole('table', { name: 'Episode results' });
  await expect(table.locator('mark').first()).toBeVisible();
  const matchCell = table.getByRole('cell').filter({ has: page.getByRole('link', { name: /^Open at \d/ }) }).first();
  await expect(matchCell.locator('mark').first()).toBeVisible();
  await matchCell.getByRole('link').click();
  await expect(page).toHaveURL(/\?t=\d+/);
});
