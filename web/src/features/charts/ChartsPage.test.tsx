import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Schemas } from 'earshot';
import { api, later } from '../../testing/api';
import { renderPage, signIn } from '../../testing/render';
import { sample } from '../../testing/sample';

const DAY = '2026-11-24';
type Position = Schemas['ChartPosition'];
type ChartFields = Partial<Schemas['ChartWithWindow']>;

const show = (title: string, position: number, fields: Partial<Position> = {}) =>
  sample('ChartPosition', {
    position,
    movement: 'unchanged',
    podcastOnChart: sample('PodcastOnChart', { podcastOnChartId: title, title }),
    podenginePodcast: sample('PodcastSummary', { id: title, slug: title.toLowerCase(), title }),
    ...fields,
  });
const chartOf = (positions: Position[], fields: ChartFields = {}) => ({
  chart: sample('ChartView', { chart: sample('ChartWithWindow', { chartDate: DAY, coverageStatus: 'complete', comparisonStatus: 'available', entryExitConfirmable: true, ...fields }), positions }),
});

const US = [show('Ants', 1), show('Bees', 2)];
const TOP = 'us top podcasts';
const CHART = '/charts?chartType=apple&country=us&category=top+podcasts';

/** Answers the calls of the page. `charts` has the shows of each country and category, such as `us comedy`. */
function answerCharts(charts: Readonly<Record<string, Position[]>>, fields: ChartFields = {}): void {
  const categoriesByCountry: Record<string, string[]> = {};
  for (const key of Object.keys(charts)) (categoriesByCountry[key.slice(0, 2)] ??= []).push(key.slice(3));
  api.on('get', '/api/v1/charts/{chartType}/countries', { categoriesByCountry });
  api.on('get', '/api/v1/charts/latest', ({ query }) => {
    const positions = charts[`${query.get('country')} ${query.get('category')}`];
    return positions ? chartOf(positions, fields) : {};
  });
}

/** Signs in a reader, for whom the page requests the days of the chart and its movements. */
function signInReader(movement: Partial<Schemas['MovementData']> = {}): void {
  signIn();
  api.on('get', '/api/v1/charts/availability', ({ query }) => ({
    availability: sample('AvailabilityView', { previousChartDate: query.get('category') === 'top podcasts' ? '2026-11-23' : '2026-11-20', latestChartDate: DAY }),
  }));
  api.on('get', '/api/v1/charts/movement', movement);
}

const titles = () => within(screen.getByRole('table')).getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
const heading = (name: string) => screen.getByRole('columnheader', { name });
const view = (name: RegExp) => within(screen.getByRole('navigation', { name: 'Views of the chart' })).getByRole('link', { name });
const previous = () => screen.getByRole('button', { name: /^Previous chart/ });
/** The categories whose days were requested. */
const requested = () => api.calls('get', '/api/v1/charts/availability').map(({ query }) => query.get('category'));
const chosen = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value;

it('sorts a column in both directions, in the URL too', async () => {
  answerCharts({ [TOP]: [show('Ants', 1, { peakPosition30d: 3 }), show('Bees', 2, { peakPosition30d: 1 }), show('Crabs', 3, { peakPosition30d: 2 })] });
  const { user, router } = await renderPage(CHART);
  await screen.findByRole('table');
  expect(titles()).toEqual(['Ants', 'Bees', 'Crabs']);
  await user.click(screen.getByRole('button', { name: 'Best' }));
  await waitFor(() => expect(titles()).toEqual(['Bees', 'Crabs', 'Ants']));
  expect(heading('Best').getAttribute('aria-sort')).toBe('ascending');
  screen.getByRole('button', { name: 'Best' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Ants', 'Crabs', 'Bees']));
  expect(heading('Best').getAttribute('aria-sort')).toBe('descending');
  expect(router.state.location.search).toMatchObject({ sort: '-best' });
});

it('opens in the order of the URL', async () => {
  answerCharts({ [TOP]: US });
  await renderPage(`${CHART}&sort=-title`);
  await screen.findByRole('table');
  expect(titles()).toEqual(['Bees', 'Ants']);
  expect(heading('Podcast').getAttribute('aria-sort')).toBe('descending');
});

it('has a view for climbers, fallers, new and dropped podcasts', async () => {
  answerCharts({
    [TOP]: [show('Ants', 1, { movement: 'up', positionChange: 2 }), show('Bees', 2, { movement: 'up', positionChange: 5 }), show('Crabs', 3, { movement: 'entered' })],
  });
  signInReader({ movement: sample('MovementView', { droppedOff: sample('MovementList', { status: 'available', totalCount: 1, items: [sample('MovementRow', { title: 'Wasps', previousPosition: 7 })] }) }) });
  const { user, router } = await renderPage(`${CHART}&compare=7d`);
  await screen.findByRole('table');
  await user.click(view(/^Climbers ?2$/));
  await waitFor(() => expect(titles()).toEqual(['Bees', 'Ants']));
  expect(within(screen.getByRole('table')).getAllByText(/^▲/).map(({ textContent }) => textContent)).toEqual(['▲ 5', '▲ 2']);
  await user.click(view(/^Fallers ?0$/));
  await screen.findByText('No podcasts fell');
  await user.click(view(/^New ?1$/));
  await waitFor(() => expect(titles()).toEqual(['Crabs']));
  expect(router.state.location.search).toMatchObject({ view: 'new', compare: '7d' });
  await user.click(view(/^Dropped off ?1$/));
  expect(await screen.findByText('Was #7')).toBeTruthy();
});

it('shows a second country beside the first', async () => {
  answerCharts({ [TOP]: US, 'gb top podcasts': [show('Bees', 1), show('Crabs', 2)] });
  const { user } = await renderPage(CHART);
  await screen.findByRole('table');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Second country' }), 'with the United Kingdom');
  const column = (await screen.findByRole<HTMLTableCellElement>('columnheader', { name: 'United Kingdom' })).cellIndex;
  const rows = within(screen.getByRole('table')).getAllByRole<HTMLTableRowElement>('row').slice(1);
  expect(rows.map(({ cells }) => cells[column]?.textContent)).toEqual(['–', '1']);
  expect(view(/^Only in United Kingdom/).textContent).toBe('Only in United Kingdom1');
});

it('opens the chart of the reader’s country, or else the largest', async () => {
  answerCharts({ 'de top podcasts': US, 'de comedy': US, 'gb top podcasts': US });
  await renderPage('/charts');
  await screen.findByRole('heading', { level: 2, name: 'Top Podcasts in the United Kingdom' });
  answerCharts({ 'fr top podcasts': US, 'de top podcasts': US, 'de comedy': US });
  await renderPage('/charts');
  await screen.findByRole('heading', { level: 2, name: 'Top Podcasts in Germany' });
});

it('locks listeners, and leads visitors to sign in for dropped shows and past charts', async () => {
  answerCharts({ [TOP]: [show('Ants', 1, { estimatedMonthlyListenersUnavailableReason: 'plan' })] });
  const { user } = await renderPage(CHART);
  expect(await screen.findByText('Listener estimates are part of the Individual plan.')).toBeTruthy();
  await user.click(view(/^Dropped off$/));
  await screen.findByText('Sign in to see dropped podcasts');
  expect(within(screen.getByRole('main')).getAllByRole('link', { name: 'Sign in' })).toHaveLength(2);
});

it('states which chart is missing', async () => {
  answerCharts({ 'us comedy': US });
  await renderPage(CHART);
  expect(await screen.findByText('No data for this chart')).toBeTruthy();
});

it('sorts on a phone with a select', async () => {
  answerCharts({ [TOP]: US });
  const { user, router } = await renderPage(CHART);
  await screen.findByRole('table');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Sort: title');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ sort: 'title' }));
});

it('acts on the shown chart while another category loads', async () => {
  answerCharts({ [TOP]: US, 'us comedy': [show('Crabs', 1)] });
  signInReader();
  const { user } = await renderPage(CHART);
  await waitFor(() => expect(previous().getAttribute('aria-disabled')).toBe('false'));
  const comedy = later<ReturnType<typeof chartOf>>();
  api.on('get', '/api/v1/charts/latest', () => comedy.promise);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'comedy');
  await screen.findByRole('heading', { level: 2, name: 'Comedy in the United States' });

  // The former chart stays, under its own name, and nothing leads to the days of another one.
  expect(screen.getByRole('table', { name: /^Top Podcasts in the United States/ })).toBeTruthy();
  expect(previous().getAttribute('aria-disabled')).toBe('true');
  await user.click(previous());
  expect(chosen('Category')).toBe('comedy');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent?.trim())).not.toContain(expect.stringContaining('show'));
  expect(new Set(requested())).toEqual(new Set(['top podcasts']));
  expect(api.calls('get', '/api/v1/charts/movement').map(({ query }) => query.get('category'))).toEqual(['top podcasts']);

  comedy.resolve(chartOf([show('Crabs', 1)]));
  await screen.findByRole('table', { name: /^Comedy in the United States/ });
  await waitFor(() => expect(previous().getAttribute('aria-label')).toBe('Previous chart: 20 Nov 2026'));
  expect(new Set(requested())).toEqual(new Set(['top podcasts', 'comedy']));
  api.on('get', '/api/v1/charts', chartOf([show('Crabs', 1)], { chartDate: '2026-11-20' }));
  await user.click(previous());
  await waitFor(() => expect(api.calls('get', '/api/v1/charts').map(({ query }) => `${query.get('category')} ${query.get('date')}`)).toEqual(['comedy 2026-11-20']));
});
