import { screen, within } from '@testing-library/react';
import type { Schemas } from 'earshot';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { renderComponent, signIn } from '../../testing/render';
import { sample } from '../../testing/sample';
import { Facts } from './Facts';

const podcast = (fields: Partial<Schemas['PodcastView']> = {}) => sample('PodcastView', { podcastHasGuests: true, ...fields });
const fact = (name: string) => within(screen.getByText(name).parentElement as HTMLElement).getByRole('definition').textContent;

it('gives hidden facts a lock and the plan that shows them, and does not call them unknown', async () => {
  api.on('get', '/api/v1/auth/me', { user: null });
  await renderComponent(<Facts podcast={podcast()} />);
  await screen.findByText('Individual plan');
  expect([fact('Monthly listeners'), fact('Has guests')]).toEqual(['Individual plan', 'Free account']);
  expect(screen.queryByText('n/a')).toBeNull();
});

it('shows the facts that a free account may see', async () => {
  signIn({ plan: 'free' });
  await renderComponent(<Facts podcast={podcast()} />);
  await screen.findByText('Individual plan');
  expect([fact('Monthly listeners'), fact('Has guests')]).toEqual(['Individual plan', 'Yes']);
});

it('calls an unknown fact unknown', async () => {
  signIn();
  await renderComponent(<Facts podcast={podcast({ stats: sample('PodcastStats', { episodeCount: 0, transcriptsCount: 0, updateFrequency: 'stale', missing: ['episodeCount', 'updateFrequency'] }) })} />);
  expect([fact('Frequency'), fact('Episodes'), fact('Transcripts')]).toEqual(['Unknown', 'Unknown', '0']);
});
