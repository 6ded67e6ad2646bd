import { expect, it } from 'vitest';
import { changeIn, personIn } from './person-change';

it('reads the slug of a page from its address', () => {
  for (const text of ['ada-example', '/people/ada-example', ' https://earshot.example/people/ada-example?skip=25#appearances ']) {
    expect(personIn(text)).toBe('ada-example');
  }
  expect(personIn('  ')).toBe('');
});

it('reads another page, a podcast or an episode', () => {
  expect(changeIn('merge', '/people/ada')).toEqual({ intoSlug: 'ada' });
  expect(changeIn('split', 'https://earshot.example/podcasts/slow-bread')).toEqual({ podcast: 'slow-bread' });
  expect(changeIn('split', '/podcasts/slow-bread/rye')).toEqual({ podcast: 'slow-bread', episode: 'rye' });
  expect(changeIn('split', 'slow-bread')).toEqual({ podcast: 'slow-bread' });
  expect(changeIn('split', '/podcasts/')).toBeNull();
  expect(changeIn('merge', '')).toBeNull();
});
