import { expect, it } from 'vitest';
import { describeRole, describeSource, groupByRole, mostRecent, personPath, siteName, sponsorLabel, sponsorPath } from './credits';

it.each([
  ['guest', 'Ada Lovelace', '/people?name=Ada+Lovelace&role=guest&podcast=rust-talk'],
  ['host', 'Ada', '/people?name=Ada&role=host&podcast=rust-talk'],
  ['mentioned', 'Ada', null],
  ['unknown', 'Ada', null],
])('links a %s to a page when one exists', (type, name, path) => expect(personPath(type, name, { podcast: 'rust-talk' })).toBe(path));

it('links a sponsor to its page', () => expect(sponsorPath('Acme & Co', { episode: 'e1' })).toBe('/sponsors?name=Acme+%26+Co&episode=e1'));

it.each([
  ['person-tag', 0.4, 'Tagged in the feed'],
  ['description', 0.9, 'Show notes, certain'],
  ['transcript', 0.7, 'Transcript, likely'],
  ['title', 0.5, 'Episode title, possible'],
  ['elsewhere', 0.5, 'elsewhere, possible'],
])('%s at %d is "%s"', (source, confidence, words) => expect(describeSource(source, confidence)).toBe(words));

it('puts guests first and drops empty groups', () => {
  const people = [{ type: 'host', name: 'H' }, { type: 'mentioned', name: 'M' }, { type: 'guest', name: 'G' }];
  expect(groupByRole(people).map(({ heading, people: of }) => [heading, of.map(({ name }) => name)])).toEqual([['Guests', ['G']], ['Hosts', ['H']], ['Mentioned', ['M']]]);
  expect(groupByRole([])).toEqual([]);
});

it('describes roles, sponsors and sites', () => {
  expect(describeRole({ role: 'founder', organization: 'Tea Works' })).toBe('founder, Tea Works');
  expect(describeRole({ role: null, organization: null })).toBe('');
  expect([sponsorLabel('self promotion'), sponsorLabel('new')]).toEqual(['Own product', 'new']);
  expect(siteName('https://www.acme.com/tea?x=1')).toBe('acme.com');
});

const on = (mostRecentAppearanceDate: string) => ({ mostRecentAppearanceDate });

it('returns the most recent appearances', () => {
  const days = [on('2026-03-01T00:00:00Z'), on('2026-11-01T00:00:00Z'), on('2026-07-01T00:00:00Z')];
  expect(mostRecent(days, 2)).toEqual([days[1], days[2]]);
});
