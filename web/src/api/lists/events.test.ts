import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { applyEvents, parseEvent, type TeamEvent } from './events';

const KEYS = [['me'], ['team-users'], ['projects'], ['projects', 'deleted'], ['project', 'p1', 'details'], ['project', 'spring-tour', 'podcasts'], ['project', 'other', 'details'], ['search', 'podcasts', {}], ['saved-searches'], ['alerts', 'a1', 'details'], ['alert-matches', 'unseen'], ['guests', 'current'], ['guest', 'ada', 'details'], ['guest', 'ada', 'appearances']] as const;

async function outdated(events: readonly TeamEvent[], projects: unknown = { projects: [{ projectId: 'p1', slug: 'spring-tour' }, { projectId: 'p2', slug: 'other' }] }): Promise<string[]> {
  const cache = new QueryClient();
  for (const key of KEYS) cache.setQueryData(key, {});
  cache.setQueryData(['projects'], projects);
  await applyEvents(cache, events);
  return KEYS.filter((key) => cache.getQueryState(key)?.isInvalidated).map((key) => key.join('/'));
}

describe('applyEvents', () => {
  it('marks the project of the event, by id and by slug, and the lists of projects', async () => {
    expect(await outdated([{ kind: 'listed-podcast-changed', projectId: 'p1' }])).toEqual(['projects', 'projects/deleted', 'project/p1/details', 'project/spring-tour/podcasts']);
  });

  it('marks every project when it cannot tell which', async () => {
    const all = ['projects', 'projects/deleted', 'project/p1/details', 'project/spring-tour/podcasts', 'project/other/details', 'guests/current', 'guest/ada/details'];
    expect(await outdated([{ kind: 'project-changed' }])).toEqual(all);
    expect(await outdated([{ kind: 'project-changed', projectId: 'new' }])).toEqual(all);
  });

  it('marks alerts and their matches', async () => {
    expect(await outdated([{ kind: 'alert-matches' }])).toEqual(['alerts/a1/details', 'alert-matches/unseen']);
    expect(await outdated([{ kind: 'alert-changed' }])).toEqual(['alerts/a1/details', 'alert-matches/unseen']);
  });

  it('keeps searches, which are charged', async () => {
    expect(await outdated([{ kind: 'members-changed' }, { kind: 'saved-search-changed' }])).toEqual(['me', 'team-users', 'saved-searches']);
  });
});

describe('parseEvent', () => {
  it('reads known kinds only', () => {
    expect(parseEvent('{"kind":"project-changed","projectId":"p1"}')).toEqual({ kind: 'project-changed', projectId: 'p1' });
    expect(['', 'null', '7', '{}', '{"kind":"new-kind"}'].map(parseEvent)).toEqual([null, null, null, null, null]);
  });
});
