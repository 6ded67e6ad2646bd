import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { renderComponent, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';
import { PreparationDialog } from './PreparationDialog';

it('says that a show has no transcripts yet, and that nothing was charged', async () => {
  signIn();
  api.on('get', '/api/v1/guest-profiles', {});
  api.on('get', '/api/v1/teams/usage/current', { aiAssists: sample('AliasUsageView', { used: 0, limit: 3 }) });
  api.on('post', '/api/v1/guest-prep/generate', api.fail(409, { code: 'no_transcripts', message: 'This podcast has no transcripts yet. Request some to see which questions are common.' }));
  const { user } = await renderComponent(<PreparationDialog podcast={{ slug: 'the-cold-shelf', title: 'The Cold Shelf' }} guest={null} onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Prepare' }));
  await screen.findByRole('heading', { name: 'This podcast has no transcripts yet' });
  screen.getByText('Uses 1 AI assist. 3 of 3 are left.');
  expect(screen.getByRole('link', { name: 'Go to the episodes' }).getAttribute('href')).toBe('/app/podcasts/the-cold-shelf/episodes');
});
