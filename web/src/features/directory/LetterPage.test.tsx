import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api, later } from '../../testing/api';
import { renderPage } from '../../testing/render';
import { sample } from '../../testing/sample';

const DIRECTORY = '/api/v1/public/directory';
const pageOf = (letter: string, title: string, total = 250) => ({ letter, total, letters: [{ letter: 'a', count: 250 }, { letter: 'b', count: 2 }], podcasts: [sample('PodcastSummary', { id: title, slug: title.toLowerCase(), title })] });

it('shows “Page not found” for what is no letter', async () => {
  api.on('get', DIRECTORY, api.fail(404));
  await renderPage('/podcasts/directory/qq');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});

it('shows no podcasts of the former letter under another, but keeps the counts of the letters', async () => {
  const answer = later<ReturnType<typeof pageOf>>();
  api.on('get', DIRECTORY, ({ query }) => (query.get('letter') === 'a' ? pageOf('a', 'Ants') : answer.promise));
  const { user } = await renderPage('/podcasts/directory/a');
  await screen.findByText('Ants');
  await user.click(screen.getByRole('link', { name: 'B, 2 podcasts' }));
  await screen.findByRole('heading', { level: 1, name: 'Podcasts: B' });
  expect(screen.queryByText('Ants')).toBeNull();
  expect(screen.getByRole('link', { name: 'A, 250 podcasts' })).toBeTruthy();
  answer.resolve(pageOf('b', 'Bees', 2));
  expect(await screen.findByText('Bees')).toBeTruthy();
});

it('keeps the numbers of the shown page while the next loads', async () => {
  const answer = later<ReturnType<typeof pageOf>>();
  api.on('get', DIRECTORY, ({ query }) => (query.get('skip') === '0' ? pageOf('a', 'Ants') : answer.promise));
  const { user } = await renderPage('/podcasts/directory/a');
  await screen.findByText('1–100 of 250 podcasts');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByText('1–100 of 250 podcasts')).toBeTruthy();
  answer.resolve(pageOf('a', 'Apes'));
  expect(await screen.findByText('101–200 of 250 podcasts')).toBeTruthy();
});
