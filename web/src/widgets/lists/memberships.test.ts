import { describe, expect, it } from 'vitest';
import type { ListMembership } from '../../api/lists/search-lists';
import { describeMembership, shownMemberships } from './memberships';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const membership = (projectSlug: string): ListMembership => ({ projectId: projectSlug, projectSlug, projectName: projectSlug, listedPodcastId: 'l', state: 'prospect' });

describe('a list that a result is on', () => {
  it.each([
    [{ state: 'qualified' }, 'Qualified'],
    [{ state: 'pitched', pitchedAt: '2026-11-23T12:00:00Z', pitchedBy: 'Ann' }, 'Pitched by Ann 3 days ago'],
    [{ state: 'pitched', pitchedAt: '2026-03-02T12:00:00Z', pitchedBy: null }, 'Pitched 2 Mar 2026'],
    [{ state: 'lost', pitchedAt: '2026-11-25T12:00:00Z', pitchedBy: 'Ann' }, 'Lost, pitched by Ann yesterday'],
  ] as const)('%j', (changes, text) => expect(describeMembership(changes, NOW)).toBe(text));
});

it('shows the list that results are added to first, and counts the others', () => {
  const { shown, hidden } = shownMemberships({ lists: ['a', 'b', 'c', 'd'].map(membership) }, 'c');
  expect(shown.map(({ projectSlug }) => projectSlug)).toEqual(['c', 'a']);
  expect(hidden.map(({ projectSlug }) => projectSlug)).toEqual(['b', 'd']);
  expect(shownMemberships({}, null)).toEqual({ shown: [], hidden: [] });
});
