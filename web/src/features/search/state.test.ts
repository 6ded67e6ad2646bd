import { describe, expect, it } from 'vitest';
import { parseQueryString, printQueryString } from '../../app/query-string';
import { EMPTY_STATE, parseState, printState, type SearchState } from './state';

const parse = (text: string) => parseState(parseQueryString(text));

describe('the search state in the URL', () => {
  const full: SearchState = {
    q: '"cold storage" -crypto', mode: 'episodes', fields: ['title', 'transcript'], languages: ['en', 'es-mx'],
    genres: ['health & fitness'], notGenres: ['true crime', 'news'], explicit: 'clean', activeDays: 30, foundedSince: '2020-02-29',
    publishedSince: '2026-01-01', publishedBefore: '2026-06-30', hasTranscript: true, minEpisodes: 0, maxEpisodes: 200,
    socials: ['youtube', 'twitter'], hasContact: true, sort: 'recent', view: 'table',
  };

  it.each([['empty', EMPTY_STATE], ['full', full], ['one filter', { ...EMPTY_STATE, genres: ['arts'] }]])('%s round trips', (_, state) => {
    const text = printQueryString(printState(state));
    expect(parse(text)).toEqual({ state, ignored: [] });
  });

  it('leaves defaults out', () => expect(printState(EMPTY_STATE)).toEqual({}));

  it.each([
    ['?mode=all', ['mode']],
    ['?active=31d', ['active']],
    ['?founded-since=2021-02-30', ['founded-since']],
    ['?min-episodes=-1&max-episodes=0', ['min-episodes', 'max-episodes']],
    ['?languages=%00', ['languages']],
    ['?has-transcript=true', ['has-transcript']],
    ['?utm=x', ['utm']],
    ['?in=lyrics', ['in']],
    ['?socials=myspace&has-contact=1', ['socials', 'has-contact']],
    ['?selected-project-slug=mine', []],
    ['?sort=', []],
  ])('%s ignores %s', (text, ignored) => {
    const parsed = parse(text);
    expect(parsed.ignored).toEqual(ignored);
    expect(parsed.state).toEqual(EMPTY_STATE);
  });

  it('takes the first of a repeated word, and each item of a list once', () => {
    expect(parse('?q=a&q=b').state.q).toBe('a');
    expect(parse('?genres=Arts&genres=arts').state.genres).toEqual(['arts']);
  });
});
