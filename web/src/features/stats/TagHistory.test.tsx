import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { setElementWidth } from '../../testing/layout';
import { renderComponent } from '../../testing/render';
import { sample } from '../../testing/sample';
import { TagHistory } from './TagHistory';

/** Shows the history with these percentages of feeds. */
async function showHistory(percentages: Readonly<Record<string, number>>): Promise<HTMLElement> {
  setElementWidth(800);
  const days = Object.entries(percentages).map(([date, podcastPercentage]) => sample('TagDay', { date, totalRssFeeds: 10, podcastPercentage, episodePercentage: 0 }));
  api.on('get', '/api/v1/rss/stats/public/podcast2/history', { days });
  await renderComponent(<TagHistory field="guid" level="podcast" />);
  return screen.findByRole('figure', { name: /tag guid/ });
}

const csvOf = (figure: HTMLElement) => within(figure).getByRole<HTMLButtonElement>('button', { name: 'Download as CSV' });

it('states the value of a single day, which has a dot', async () => {
  const figure = await showHistory({ '2026-11-24': 12.5 });
  await within(figure).findByText('One value: 12.5% on 24 Nov 2026.');
  await waitFor(() => expect(figure.querySelectorAll('.recharts-line-dots circle')).toHaveLength(1));
  expect(csvOf(figure).disabled).toBe(false);
});

it('states that there is no data', async () => {
  const figure = await showHistory({});
  await within(figure).findByText('No data for this period.');
  expect(csvOf(figure).disabled).toBe(true);
});

it('has a gap on a day without data', async () => {
  const figure = await showHistory({ '2026-11-20': 10, '2026-11-21': 12, '2026-11-24': 15 });
  await waitFor(() => expect(figure.querySelector('.recharts-line-curve')?.getAttribute('d')).toMatch(/^M[^M]+M[^M]+$/));
  expect(within(figure).getByText('Hatched: no data.')).toBeTruthy();
});
