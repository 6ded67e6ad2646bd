import { expect, it } from 'vitest';
import { topicPath } from './TopicLinks';

it.each([
  ['sourdough', 'podcasts', '/search?q=sourdough'],
  ['seed round', 'podcasts', '/search?q=%22seed+round%22'],
  ['seed round', 'episodes', '/search?q=%22seed+round%22&mode=episodes'],
] as const)('links %s in %s to %s', (topic, mode, path) => expect(topicPath(topic, mode)).toBe(path));
