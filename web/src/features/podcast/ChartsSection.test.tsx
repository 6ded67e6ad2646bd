import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { collectDownloads } from '../../testing/downloads';
import { setElementWidth } from '../../testing/layout';
import { renderComponent } from '../../testing/render';
import { sample } from '../../testing/sample';
import { ChartsSection } from './ChartsSection';

const DAYS = 30;
const OFF_CHART_DAY = 4;
const UNKNOWN_DAYS = [10, 11, 20];
const dateOf = (day: number) => new Date(Date.UTC(2026, 9, 20 + day)).toISOString().slice(0, 10);

/** A month with one day off the chart, and two gaps without data. */
const POINTS = Array.from({ length: DAYS }, (_, day) => {
  const date = dateOf(day);
  if (day === OFF_CHART_DAY) return { date, position: null, status: 'off_chart', chartCoverage: 'complete' };
  if (UNKNOWN_DAYS.includes(day)) return { date, position: null, status: 'unknown', chartCoverage: 'missing' };
  return { date, position: 1 + (day % 5), status: 'observed', chartCoverage: 'complete' };
});

async function showHistory() {
  setElementWidth(800);
  const chart = sample('ChartPresenceView', { chartType: 'apple', country: 'us', category: 'comedy', state: 'on_now' });
  api.on('get', '/api/v1/podcasts/{podcastIdOrSlug}/charts/presence', { presence: sample('PresenceView', { charts: [chart] }) });
  api.on('get', '/api/v1/charts/podcast-history', { history: sample('PodcastHistoryView', { series: { resolution: 'daily', points: POINTS } }) });
  const page = await renderComponent(<ChartsSection slug="salt" name="Salt" />);
  const figure = await screen.findByRole('figure', { name: 'Salt: rank on Apple United States, Comedy' });
  const canvas = await within(figure).findByRole('application');
  return { ...page, figure, canvas };
}

const selectedIn = (figure: HTMLElement) => within(figure).getByRole('status', { name: 'Selected value' });

it('reaches every day with arrow keys, including days without data', async () => {
  const { figure, canvas, user } = await showHistory();
  canvas.focus();
  const notes: string[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    await waitFor(() => expect(selectedIn(figure).textContent).toMatch(/^\d{1,2} \w+ \d{4}: (#\d|No data|Not on the chart)$/));
    notes.push(selectedIn(figure).textContent ?? '');
    await user.keyboard('{ArrowRight}');
    if (day < DAYS - 1) await waitFor(() => expect(selectedIn(figure).textContent).not.toBe(notes.at(-1)));
  }
  expect(new Set(notes).size).toBe(DAYS);
  const values = notes.map((text) => text.split(': ')[1]);
  expect(values[OFF_CHART_DAY]).toBe('Not on the chart');
  expect(values.flatMap((value, day) => (value === 'No data' ? [day] : []))).toEqual(UNKNOWN_DAYS);
});

it('draws gaps on days without a value', async () => {
  const { figure } = await showHistory();
  // Three gaps part the line into four, two of them without data.
  expect(figure.querySelector('.recharts-line-curve')?.getAttribute('d')?.match(/M/g)).toHaveLength(4);
  expect(figure.querySelectorAll('rect[data-gap]')).toHaveLength(2);
  expect(figure.querySelectorAll('rect[data-note]')).toHaveLength(1);
});

it('lists every day in a table, newest first', async () => {
  const { figure, user } = await showHistory();
  await user.click(within(figure).getByRole('button', { name: 'Show as table' }));
  const rows = within(within(figure).getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(DAYS + 1);
  expect(rows[0]?.textContent).toBe('DateRank');
  const days = Array.from(figure.querySelectorAll('tbody time'), (time) => time.getAttribute('datetime'));
  expect(days).toEqual(POINTS.map(({ date }) => date).toReversed());
  await user.click(within(figure).getByRole('button', { name: 'Hide table' }));
  expect(within(figure).queryByRole('table')).toBeNull();
});

it('saves every day in a CSV file', async () => {
  const { figure, user } = await showHistory();
  const files = collectDownloads();
  await user.click(within(figure).getByRole('button', { name: 'Download as CSV' }));
  expect(files.map(({ name }) => name)).toEqual([`earshot-salt-rank-on-apple-united-states-comedy-${dateOf(0)}-${dateOf(DAYS - 1)}.csv`]);
  const [header, ...lines] = ((await files[0]?.content.text()) ?? '').split('\r\n').slice(0, -1);
  expect(header).toBe('Date,Rank,Note');
  expect(lines).toHaveLength(DAYS);
  for (const line of lines) expect(line).toMatch(/^\d{4}-\d{2}-\d{2},(\d+,|,(No data|Not on the chart))$/);
  expect(lines.flatMap((line, day) => (line.endsWith(',,No data') ? [day] : []))).toEqual(UNKNOWN_DAYS);
  expect(lines[OFF_CHART_DAY]).toMatch(/,,Not on the chart$/);
});

it('has months on the axis of a year', async () => {
  const { figure, user } = await showHistory();
  const buckets = Array.from({ length: 52 }, (_, week) =>
    sample('BucketView', { startDate: new Date(Date.UTC(2025, 10, 24 + 7 * week)).toISOString().slice(0, 10), bestPosition: 3, daysCharted: 7 }),
  );
  api.on('get', '/api/v1/charts/podcast-history', ({ query }) => (query.get('range') === '1y' ? { history: sample('PodcastHistoryView', { series: { resolution: 'weekly', buckets } }) } : {}));
  await user.click(within(screen.getByRole('radiogroup', { name: 'Time range' })).getByText('1 year'));
  await waitFor(() => expect(figure.querySelector('.recharts-xAxis-tick-labels')?.textContent).toMatch(/(\w{3,4} \d{4}){3,}/));
});
