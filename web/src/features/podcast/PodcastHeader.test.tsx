// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { renderComponent } from '../../testing/render';
import { sample } from '../../testing/sample';
import { PodcastHeader } from './PodcastHeader';

it('says that a podcast is left out of searches, and why', async () => {
  api.on('get', '/api/v1/auth/me', { user: null });
  await renderComponent(<PodcastHeader podcast={sample('PodcastView', { title: 'Salt', ignore: true, ignoreReason: 'Read by a machine' })} />);
  expect((await screen.findByRole('note')).textContent).toBe('Earshot leaves this podcast out of searches: Read by a machine');
});
