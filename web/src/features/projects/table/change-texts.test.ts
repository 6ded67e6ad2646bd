import { expect, it } from 'vitest';
import type { BulkAction } from '../../../api/lists/listed-podcasts';
import { describeBulk, describeEdit, describeValue } from './change-texts';
import type { ListEdit } from './list-row';

it.each<[ListEdit, string]>([
  [{ state: 'pitched' }, 'Cold Shelf: moved to Pitched.'],
  [{ priority: null }, 'Cold Shelf: priority: no priority.'],
  [{ state: 'booked', nextActionOn: null }, 'Cold Shelf: moved to Booked, next action cleared.'],
  [{ notes: '' }, 'Cold Shelf: notes saved.'],
])('describes the edit %j', (edit, expected) => expect(describeEdit({ title: 'Cold Shelf' }, edit)).toBe(expected));

const rows = [{ title: 'A' }, { title: 'B' }];
const ids = ['a', 'b'];

it.each<[BulkAction, number, string]>([
  [{ action: 'state', listedPodcastIds: ids, state: 'pitched' }, 2, '2 podcasts moved to Pitched.'],
  [{ action: 'priority', listedPodcastIds: ids, priority: null }, 2, 'Priority removed from 2 podcasts.'],
  [{ action: 'remove', listedPodcastIds: ids }, 1, '1 podcast removed from the list.'],
])('describes the change %j', (action, changedCount, expected) => expect(describeBulk(action, rows, { changedCount, skipped: [] })).toBe(expected));

it('names what was skipped and the limit', () =>
  expect(describeBulk({ action: 'remove', listedPodcastIds: ids }, rows, { changedCount: 1, skipped: [{ id: 'b', reason: 'gone' }], limit: { max: 50, used: 50 } })).toBe(
    '1 podcast removed from the list. 1 was skipped. The list holds 50 of 50 podcasts.',
  ));

it('shows missing values as text', () => {
  expect(describeValue({ labels: [] }, 'labels')).toBe('No labels');
  expect(describeValue({ priority: null }, 'priority')).toBe('No priority');
  expect(describeValue({ nextActionOn: null }, 'nextActionOn')).toBe('No date');
});
