import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { api, later } from '../../testing/api';
import { renderComponent } from '../../testing/render';
import { sample } from '../../testing/sample';
import { EpisodeList } from './EpisodeList';

const EPISODES = '/api/v1/podcasts/{podcastIdOrSlug}/episodes';
const list = (slug: string) => <EpisodeList slug={slug} podcastTitle="Salt" podcastImageUrl={null} />;
/** A page of sixty episodes, of which forty have a transcript. */
const pageOf = (title: string) => ({
  podcastWithEpisodes: sample('PodcastWithEpisodes', { episodes: [sample('EpisodeView', { episodeId: title, episodeSlug: title.toLowerCase(), title })] }),
  totalEpisodes: 60,
  totalTranscripts: 40,
});

function Podcasts() {
  const [slug, setSlug] = useState('salt');
  return (
    <>
      <button onClick={() => setSlug('pepper')}>Pepper</button>
      {list(slug)}
    </>
  );
}

it('leads from the shown page while another filter loads', async () => {
  const answer = later<ReturnType<typeof pageOf>>();
  api.on('get', EPISODES, ({ query }) => (query.has('hasTranscript') ? answer.promise : pageOf('All')));
  const { user } = await renderComponent(list('salt'), '/podcasts/salt?skip=25');
  await screen.findByText('26–50 of 60 episodes');
  await user.click(screen.getByLabelText('Has a transcript'));
  await waitFor(() => expect(api.calls('get', EPISODES)).toHaveLength(2));
  // The former page stays, with its own numbers and neighbors.
  expect(screen.getByText('26–50 of 60 episodes')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/podcasts/salt?skip=50');
  answer.resolve(pageOf('Spoken'));
  await screen.findByText('1–25 of 40 episodes');
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/podcasts/salt?skip=25&transcripts=yes');
});

it('shows no episodes of the former podcast under the name of another', async () => {
  const answer = later<ReturnType<typeof pageOf>>();
  api.on('get', EPISODES, ({ path }) => (path.podcastIdOrSlug === 'salt' ? pageOf('Brine') : answer.promise));
  const { user } = await renderComponent(<Podcasts />);
  await screen.findByText('Brine');
  await user.click(screen.getByText('Pepper'));
  expect(screen.queryByText('Brine')).toBeNull();
  answer.resolve(pageOf('Corn'));
  expect(await screen.findByText('Corn')).toBeTruthy();
});
