import { describe, expect, it } from 'vitest';
import { listicleChanges, type ListicleFields, listicleFieldsOf, listicleProblems, slugFrom } from './listicle-fields';

const FIELDS: ListicleFields = { isPublicListicle: false, isPublicForTeam: true, publicTitle: '', publicDescription: '', publicSlug: 'salt', publicPodcastLimit: 25 };

describe('a public list', () => {
  it('begins with what the list has', () => {
    const project = { isPublicListicle: true, isPublicForTeam: false, publicTitle: null, publicDescription: 'x', publicSlug: null, publicPodcastLimit: 10 };
    expect(listicleFieldsOf(project)).toEqual({ ...project, publicTitle: '', publicSlug: '' });
  });

  it.each([
    [{}, {}],
    [{ publicSlug: '' }, { publicSlug: 'Enter the URL of the page' }],
    [{ publicSlug: '', isPublicForTeam: false }, {}],
    [{ publicSlug: 'Salt shows' }, { publicSlug: 'Use lowercase letters, digits and single hyphens' }],
    [{ publicSlug: 'a--b' }, { publicSlug: 'Use lowercase letters, digits and single hyphens' }],
    [{ publicPodcastLimit: 0 }, { publicPodcastLimit: 'Enter 1 to 1000' }],
    [{ publicPodcastLimit: '' }, { publicPodcastLimit: 'Enter 1 to 1000' }],
  ])('%j', (changes, problems) => expect(listicleProblems({ ...FIELDS, ...changes })).toEqual(problems));

  it('sends what changed', () => {
    expect(listicleChanges(FIELDS, { ...FIELDS, publicTitle: '  ' })).toEqual({});
    expect(listicleChanges({ ...FIELDS, publicTitle: 'A' }, { ...FIELDS, isPublicListicle: true, publicTitle: '', publicPodcastLimit: '30' })).toEqual({ isPublicListicle: true, publicTitle: null, publicPodcastLimit: 30 });
  });

  it.each([['Ten shows: salt & ice', 'ten-shows-salt-ice'], ['Überraschung!', 'uberraschung'], ['日本', '']])('the slug of %s', (title, slug) => expect(slugFrom(title)).toBe(slug));
});
