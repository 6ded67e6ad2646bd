import { expect, it } from 'vitest';
import { isCurrentItem, NAVIGATION } from './navigation';

it.each([
  ['/app', 'Dashboard'],
  ['/app/search', 'Search'],
  ['/app/projects/spring-tour/settings', 'Lists'],
  ['/app/lists/new', 'Lists'],
  ['/app/guests/new', 'Guests'],
  ['/app/projects/spring-tour/guest-profile', 'Lists'],
  ['/app/podcasts/the-cold-shelf', 'Team podcasts'],
  ['/app/outreach/o1', 'Outreach'],
  ['/app/alerts/new', 'Alerts'],
  ['/app/team-settings/developers', 'Team'],
  ['/app/team-settings/developers/webhooks', 'Team'],
  ['/app/team-settings/developers/requests', 'Team'],
  ['/app/user-settings', undefined],
  ['/app/upcoming', 'Upcoming'],
  ['/search', 'Search'],
  ['/charts', 'Charts'],
  ['/podcasts', undefined],
  ['/app/projectsx', undefined],
])('%s belongs to %s', (path, label) => {
  expect(NAVIGATION.filter(({ href }) => isCurrentItem(href, path)).map((item) => item.label)).toEqual(label ? [label] : []);
});

it('has a key of its own for each page', () => {
  expect(new Set(NAVIGATION.map(({ key }) => key)).size).toBe(NAVIGATION.length);
});
