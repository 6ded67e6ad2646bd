import { expect, it } from 'vitest';
import type { ProjectActivity } from '../../../api/lists/projects';
import { groupByDay } from './activity-days';

const at = (id: string, activityDate: string) => ({ id, activityDate }) as ProjectActivity;

it('groups by day and keeps the order', () => {
  const days = groupByDay([at('c', '2026-11-26T15:00:00'), at('b', '2026-11-26T09:00:00'), at('a', '2026-11-24T09:00:00')]);
  expect(days.map(({ date, activities }) => [date, activities.map(({ id }) => id)])).toEqual([
    ['2026-11-26T15:00:00', ['c', 'b']],
    ['2026-11-24T09:00:00', ['a']],
  ]);
  expect(groupByDay([])).toEqual([]);
});
