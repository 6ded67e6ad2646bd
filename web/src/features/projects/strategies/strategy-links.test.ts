import { expect, it } from 'vitest';
import { googleSearchUrl, keywordSearchPath } from './strategy-links';

it('leads to the search that a run makes', () => {
  const { pathname, searchParams } = new URL(keywordSearchPath('cold | storage', 'acme'), 'https://example.org');
  expect(pathname).toBe('/app/search');
  expect(searchParams.get('term')).toBe('must,podcast-title,podcast-description|cold | storage');
  expect(searchParams.get('selected-project-slug')).toBe('acme');
});

it('escapes searches for the web', () => {
  expect(googleSearchUrl('"salt & ice" podcast')).toBe('https://www.google.com/search?q=%22salt%20%26%20ice%22%20podcast');
});
