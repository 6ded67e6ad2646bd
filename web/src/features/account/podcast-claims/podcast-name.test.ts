import { expect, it } from 'vitest';
import { podcastIn } from './podcast-name';

it.each([
  ['salt-and-light', 'salt-and-light'],
  [' https://earshot.example/podcasts/salt-and-light?tab=a#b ', 'salt-and-light'],
  ['/app/podcasts/salt-and-light/episode', 'salt-and-light'],
  ['', ''],
  ['https://earshot.example/', ''],
])('finds the podcast in %j', (text, slug) => {
  expect(podcastIn(text)).toBe(slug);
});
