import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api, later } from '../../testing/api';
import { fill } from '../../testing/fill';
import { renderPage } from '../../testing/render';
import { sample } from '../../testing/sample';

const AUTOCOMPLETE = '/api/v1/autocomplete/podcasts';

it('discards a late response to an older text', async () => {
  api.on('get', '/api/v1/public/statistics', {});
  api.on('get', '/api/v1/podcasts/latest', {});
  const older = later<{ words: string[] }>();
  api.on('get', AUTOCOMPLETE, ({ query }) => (query.get('query') === 'th' ? older.promise : { podcasts: [sample('PodcastSummary', { id: 'p', slug: 'the-cold-shelf', title: 'The Cold Shelf' })] }));
  const { loaded } = await renderPage('/');
  const box = screen.getByRole('combobox', { name: 'Search podcasts and episodes' });
  fill(box, 'th');
  await waitFor(() => expect(api.calls('get', AUTOCOMPLETE)).toHaveLength(1));
  fill(box, 'The Cold Shelf');
  await screen.findByRole('option', { name: /^The Cold Shelf/ });
  older.resolve({ words: ['thoroughly stale'] });
  await loaded();
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(screen.queryByText('thoroughly stale')).toBeNull();
});
