import { expect, it } from 'vitest';
import { topicQuery } from './TopicLinks';

it.each([
  ['sourdough', 'sourdough'],
  ['seed round', '"seed round"'],
])('%s is looked for as %s', (topic, query) => expect(topicQuery(topic)).toBe(query));
