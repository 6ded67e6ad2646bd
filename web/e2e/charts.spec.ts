import { expect, type Page, test } from '@playwright/test';
import { expectSettled } from './page-checks';
import { NO_SESSION } from './session';

const CHART = '/charts?chartType=apple&country=us&category=top+podcasts';
const views = (page: Page) => page.getByRole('navigation', { name: 'Views of the chart' });
/** The cells of a column, without the heading. */
const column = (page: Page, index: number) => page.getByRole('table').locator(`tbody tr > :nth-child(${index})`);
const numbersOf = async (page: Page, index: number) => (await column(page, index).allTextContents()).map((text) => Number.parseFloat(text.replaceAll(',', '')));

test('a chart shows ranks, other categories and earlier days', async ({ page }) => {
  await page.goto('/charts');
  await expectSettled(page);
  const chart = page.getByRole('table');
  await expect(chart.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('1');
  const categories = page.getByRole('combobox', { name: 'Category' });
  const names = await categories.getByRole('option').allTextContents();
  expect(names.length).toBeGreaterThan(1);
  await categories.selectOption({ label: names[1] ?? '' });
  await expect(page.getByRole('heading', { level: 2, name: names[1] })).toBeVisible();
  await expect(page).toHaveURL(/category=/);

  const previous = page.getByRole('button', { name: /^Previous chart/ });
  await expect(previous).toBeEnabled();
  await previous.click();
  await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/);
  await expect(page.getByRole('button', { name: /^Next chart/ })).toBeEnabled();
});

test('a charted podcast links to its page with a rank plot', async ({ page }) => {
  await page.goto('/charts');
  await expectSettled(page);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Charts' })).toBeVisible();
  await expect(page.getByRole('application', { name: /rank on Apple/ })).toBeVisible();
});

test('columns sort in both directions, by pointer and keyboard, and the order is in the URL', async ({ page }) => {
  await page.goto(CHART);
  await expectSettled(page);
  const best = page.getByRole('button', { name: 'Best', exact: true });
  await best.click();
  await expect(page).toHaveURL(/sort=best/);
  const header = page.getByRole('columnheader', { name: 'Best', exact: true });
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  const cell = (await header.evaluate((th) => (th as HTMLTableCellElement).cellIndex)) + 1;
  const ascending = await numbersOf(page, cell);
  expect(ascending).toEqual(ascending.toSorted((one, two) => one - two));
  await best.press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  expect(await numbersOf(page, cell)).toEqual(ascending.toReversed());
  await page.reload();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
});

test('climbers, fallers, new and dropped shows have a view each', async ({ page, request }) => {
  await page.goto(`${CHART}&compare=7d`);
  await expectSettled(page);
  const { positions } = (await (await request.get('/api/v1/charts/latest?chartType=apple&country=us&category=top+podcasts&compare=7d')).json()).data.chart as { positions: { movement: string }[] };
  // Which movements there are depends on the day. Some shows always climb.
  for (const [name, movement, empty] of [['Climbers', 'up', 'No shows climbed'], ['Fallers', 'down', 'No shows fell'], ['New', 'entered', 'No new shows']] as const) {
    const count = positions.filter((row) => row.movement === movement).length;
    await views(page).getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await (count > 0 ? expect(column(page, 1)).toHaveCount(count) : expect(page.getByText(empty)).toBeVisible());
  }
  await expect(page).toHaveURL(/view=new/);
  await views(page).getByRole('link', { name: /^Climbers/ }).click();
  await expect(column(page, 2).first()).toContainText('▲');
  const climbs = (await column(page, 2).allTextContents()).map((text) => Number(/▲ (\d+)/.exec(text)?.[1]));
  expect(climbs).toEqual(climbs.toSorted((one, two) => two - one));
  await views(page).getByRole('link', { name: /^Dropped off/ }).click();
  await expect(page.getByText(/^Was #\d+$/).or(page.getByText(/^(No shows dropped off|The two charts have|One of the two)/)).first()).toBeVisible();
  await page.goBack();
  await expect(column(page, 2).first()).toContainText('▲');
});

test('a second country is shown beside the first', async ({ page, request }) => {
  const chartOf = async (country: string) =>
    (await (await request.get(`/api/v1/charts/latest?chartType=apple&country=${country}&category=top+podcasts`)).json()).data.chart.positions as { position: number; podcastOnChart: { title: string } }[];
  const [us, gb] = [await chartOf('us'), await chartOf('gb')];
  await page.goto(CHART);
  await expectSettled(page);
  await page.getByRole('combobox', { name: 'Second country' }).selectOption({ label: 'with the United Kingdom' });
  await expect(page).toHaveURL(/with=gb/);
  const shared = us.find(({ podcastOnChart }) => gb.some((row) => row.podcastOnChart.title === podcastOnChart.title));
  const expected = gb.find((row) => row.podcastOnChart.title === shared?.podcastOnChart.title)?.position;
  const header = page.getByRole('columnheader', { name: 'United Kingdom' });
  const cell = (await header.evaluate((th) => (th as HTMLTableCellElement).cellIndex)) + 1;
  const row = page.getByRole('row').filter({ hasText: shared?.podcastOnChart.title ?? '' });
  await expect(row.locator(`:nth-child(${cell})`).last()).toHaveText(String(expected));
  const elsewhere = gb.filter((one) => !us.some((two) => two.podcastOnChart.title === one.podcastOnChart.title));
  await expect(views(page).getByRole('link', { name: /^Only in United Kingdom/ })).toContainText(String(elsewhere.length));
});

test.describe('a reader without charts of their country', () => {
  test.use({ locale: 'en-IN' });

  test('sees the largest chart', async ({ page, request }) => {
    const { categoriesByCountry } = (await (await request.get('/api/v1/charts/apple/countries')).json()).data as { categoriesByCountry: Record<string, string[]> };
    const most = Math.max(...Object.values(categoriesByCountry).map((categories) => categories.length));
    await page.goto('/charts');
    await expectSettled(page);
    await expect(page.getByRole('table')).toBeVisible();
    expect(categoriesByCountry[await page.getByRole('combobox', { name: 'Country', exact: true }).inputValue()]).toHaveLength(most);
  });
});

test.describe('a reader in Ireland', () => {
  test.use({ locale: 'en-IE' });

  test('sees the Irish chart first', async ({ page }) => {
    await page.goto('/charts');
    await expect(page.getByRole('heading', { level: 2, name: 'Top Podcasts in Ireland' })).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('rows keep their figures and can be sorted', async ({ page }) => {
    await page.goto(CHART);
    await expectSettled(page);
    await expect(page.getByRole('row').filter({ hasText: 'best #1' }).first()).toContainText(/\d+ of \d+ days/);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('title');
    await expect(page).toHaveURL(/sort=title/);
    await expect(page.getByRole('rowheader').locator('a, span').first()).toHaveText(/^[A-C]/);
  });
});

test.describe('without an account', () => {
  test.use({ storageState: NO_SESSION });

  test('listeners are locked, and dropped shows lead to signing in', async ({ page }) => {
    await page.goto(CHART);
    await expect(page.getByText('Listener estimates are part of the Individual plan.')).toBeVisible();
    await views(page).getByRole('link', { name: 'Dropped off' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).last()).toBeVisible();
  });
});
