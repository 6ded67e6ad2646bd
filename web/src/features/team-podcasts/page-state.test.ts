import { describe, expect, it } from 'vitest';
import { formatQueryString, parseQueryString } from '../../urls/query-string';
import { formatTeamPodcastsState, lastSkip, parseTeamPodcastsState, type TeamPodcastsState, toFilter } from './page-state';

const parse = (text: string) => parseTeamPodcastsState(parseQueryString(text));
const DEFAULT: TeamPodcastsState = { text: '', shown: 'all', sort: 'addedAt', skip: 0 };

describe('the page of team podcasts', () => {
  it.each<[string, TeamPodcastsState]>([
    ['', DEFAULT],
    ['?q=salt&show=blacklist&sort=podcastTitle&skip=50', { text: 'salt', shown: 'blacklist', sort: 'podcastTitle', skip: 50 }],
  ])('keeps its state in the URL: %s', (text, state) => {
    expect(parse(text)).toEqual(state);
    expect(formatQueryString(formatTeamPodcastsState(state))).toBe(text);
  });

  it('ignores what it does not know', () => expect(parse('?show=everything&sort=luck&skip=-1')).toEqual(DEFAULT));

  it('requests the shown podcasts', () => {
    expect(toFilter(DEFAULT)).toEqual({ sortOrder: 'addedAt', offset: 0 });
    expect(toFilter({ ...DEFAULT, text: 'salt', shown: 'sync' })).toEqual({ sortOrder: 'addedAt', offset: 0, textFilter: 'salt', sync: true });
  });

  it('goes back to the last page that has podcasts', () => {
    expect(lastSkip(50, 120)).toBe(50);
    expect(lastSkip(100, 100)).toBe(50);
    expect(lastSkip(50, 0)).toBe(0);
  });
});
