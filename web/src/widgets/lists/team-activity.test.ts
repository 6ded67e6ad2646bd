import { describe, expect, it } from 'vitest';
import type { ListedPodcast, ListedPodcastActivity, ProjectWithPodcasts } from '../../api/lists/types';
import { activityOf, describeActivity, toList } from './team-activity';

const act = (activityDate: string, changes: Partial<ListedPodcastActivity> = {}): ListedPodcastActivity => ({ actionType: 'added-to-list', activityDate, fromValue: null, toValue: null, userId: 'u', userDisplayName: 'Ann', ...changes });
const entry = (podcastId: string, activityHistory: ListedPodcastActivity[]) => ({ listedPodcastId: `l-${podcastId}`, podcast: { podcastId }, activityHistory }) as ListedPodcast;
const project = (name: string, listedPodcasts: ListedPodcast[]) => ({ name, slug: name, listedPodcasts }) as ProjectWithPodcasts;

describe('what a team has done', () => {
  it.each([
    ['added-to-list', null, 'prospect', 'added it'],
    ['update-state', 'prospect', 'pitched', 'moved it from prospect to pitched'],
    ['update-priority', 'low', 'urgent', 'set its priority to urgent'],
    ['update-priority', 'low', null, 'removed its priority'],
    ['update-labels', null, 'guest-appearance', 'labeled it guest-appearance'],
  ] as const)('%s from %s to %s', (type, from, to, text) => expect(describeActivity(type, from, to)).toBe(text));

  it('is told of one podcast on all lists, newest first', () => {
    const { listed, entries } = activityOf([project('Acme', [entry('a', [act('2026-11-01T10:00:00Z'), act('2026-11-03T10:00:00Z', { actionType: 'update-state', toValue: 'lost' })]), entry('b', [act('2026-11-02T10:00:00Z')])]), project('Spring', [entry('a', [act('2026-11-02T10:00:00Z')])])], 'a');
    expect(listed.map((each) => each.project.name)).toEqual(['Acme', 'Spring']);
    expect(entries.map(({ date, projectName }) => `${date.slice(8, 10)} ${projectName}`)).toEqual(['03 Acme', '02 Spring', '01 Acme']);
  });
});

it.each([
  ['added-to-list', ' to '],
  ['removed-from-list', ' from '],
  ['update-state', ' on '],
  ['project-state', ' '],
])('leads from %s to the list', (actionType, words) => {
  expect(toList(actionType)).toBe(words);
});
