// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { isCatalogPage, railPath, rememberOrigin } from './origin';

beforeEach(() => sessionStorage.clear());

it.each([
  ['/podcasts/salt-road', true],
  ['/app/podcasts/salt-road/contacts', true],
  ['/podcasts/salt-road/episode-2', true],
  ['/podcasts', false],
  ['/podcasts/directory', false],
  ['/podcasts/directory/s', false],
  ['/app/podcasts', false],
  ['/app/projects/tour', false],
])('%s is a page of the catalog: %s', (path, expected) => expect(isCatalogPage(path)).toBe(expected));

it('marks where the reader came from, through several podcasts', () => {
  rememberOrigin('/app/projects/tour');
  rememberOrigin('/app/podcasts/salt-road');
  rememberOrigin('/podcasts/salt-road/episode-2');
  expect(railPath('/podcasts/salt-road/episode-2')).toBe('/app/projects/tour');
  expect(railPath('/app/alerts')).toBe('/app/alerts');
});

it('marks a podcast that was opened directly as what it is', () => expect(railPath('/app/podcasts/salt-road')).toBe('/app/podcasts/salt-road'));
