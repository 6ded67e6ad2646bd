import { expect, test } from 'vitest';
import { moreEpisodesLike, morePodcastsLike } from './more-like-this';

test('the subjects of a podcast become a search by meaning without it', () => {
  const hit = { podcastId: 'id-1', podcastRssTitle: 'The Half-Space', podcastKeywords: ['football', 'tactics'], podcastTopics: ['Football', 'Soccer'] };
  expect(morePodcastsLike(hit)).toBe('/search?q=football+tactics+soccer&by=meaning&not-podcasts=id-1');
  expect(morePodcastsLike({ ...hit, podcastKeywords: null, podcastTopics: [] })).toContain('q=The+Half-Space&');
});

test('an episode is described by its title and subjects', () => {
  expect(moreEpisodesLike({ episodeRssTitle: 'Salt cellar', episodeTopics: ['salt'], episodeKeywords: null })).toBe('/search?q=Salt+cellar+salt&mode=episodes&by=meaning');
});
