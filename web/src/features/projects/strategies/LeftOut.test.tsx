import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { renderComponent, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';
import { LeftOut } from './LeftOut';

const ADD = '/api/v1/projects/{projectIdOrSlug}/podcasts';
const leftOut = (id: string, title: string, message: string, canBeAdded: boolean) =>
  sample('LeftOutPodcastView', { podcastId: id, slug: id, title, message, canBeAdded, relevancyScore: null });

it('gives the reason of each podcast that was left out, and adds one anyway', async () => {
  signIn();
  api.on('post', ADD, { alreadyListed: false, changeId: 'c1' });
  const podcasts = [leftOut('p1', 'Salt Road', 'It does not fit well.', true), leftOut('p2', 'Ice Age', 'It is on the list.', false)];
  const { user } = await renderComponent(<LeftOut podcasts={podcasts as never} project={{ slug: 'tour' } as never} />);
  await user.click(await screen.findByText('2 podcasts left out'));
  const items = within(screen.getByRole('list', { name: 'Left out' })).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Salt RoadIt does not fit well.Add anyway', 'Ice AgeIt is on the list.']);
  await user.click(screen.getByRole('button', { name: 'Add Salt Road anyway' }));
  await screen.findByText('Added');
  expect(api.calls('post', ADD).map(({ body }) => body)).toEqual([{ podcastId: 'p1', state: 'prospect' }]);
});
