import { expect, it } from 'vitest';
import { describeActivity } from './activity-text';

it.each([
  [{ actionType: 'added-to-list', toValue: 'prospect', podcastTitle: 'The Cold Shelf' }, 'added The Cold Shelf'],
  [{ actionType: 'update-state', fromValue: 'qualified', toValue: 'pitched', podcastTitle: 'The Cold Shelf' }, 'moved The Cold Shelf from Qualified to Pitched'],
  [{ actionType: 'update-state', toValue: 'booked', podcastTitle: 'The Cold Shelf' }, 'moved The Cold Shelf to Booked'],
  [{ actionType: 'update-priority', fromValue: 'high', toValue: null, podcastTitle: 'The Cold Shelf' }, 'set the priority of The Cold Shelf to No priority'],
  [{ actionType: 'update-labels', toValue: null, podcastTitle: null }, 'removed the labels of a podcast'],
  [{ actionType: 'project-state', fromValue: 'ACTIVE', toValue: 'ARCHIVED', podcastTitle: null }, 'archived the list'],
  [{ actionType: 'of-a-newer-server', toValue: 'x', podcastTitle: 'The Cold Shelf' }, 'changed The Cold Shelf'],
])('%o', (facts, text) => {
  expect(describeActivity(facts)).toBe(text);
});
