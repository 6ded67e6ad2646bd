import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { renderComponent } from '../../../testing/render';
import { AnalyzeNewest } from './AnalyzeNewest';

const CALL = '/api/v1/podcasts/deep-analysis';
const bodies = () => api.calls('post', CALL).map(({ body }) => body);

it('shows the cost before it analyzes anything', async () => {
  api.on('post', CALL, { aiAssists: 2, aiAssistsLeft: 3 });
  const { user } = await renderComponent(<AnalyzeNewest podcastId="p1" />);
  await user.click(await screen.findByRole('button', { name: 'Analyze the newest episodes' }));
  await screen.findByText('Analyzes 2 episodes and uses 2 AI assists. 3 are left.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(bodies()).toEqual([{ podcastId: 'p1', dryRun: true }]);
  await user.click(screen.getByRole('button', { name: 'Analyze the newest episodes' }));
  await user.click(await screen.findByRole('button', { name: 'Analyze' }));
  await screen.findByRole('button', { name: 'Analyze the newest episodes' });
  expect(bodies().at(-1)).toEqual({ podcastId: 'p1' });
});

it('offers no analysis that the plan does not include', async () => {
  api.on('post', CALL, { aiAssists: 4, aiAssistsLeft: 3 });
  const { user } = await renderComponent(<AnalyzeNewest podcastId="p1" />);
  await user.click(await screen.findByRole('button', { name: 'Analyze the newest episodes' }));
  await screen.findByText('Analyzes 4 episodes and uses 4 AI assists. 3 are left.');
  expect(screen.queryByRole('button', { name: 'Analyze' })).toBeNull();
  screen.getByRole('button', { name: 'Close' });
});
