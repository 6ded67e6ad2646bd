import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../testing/api';
import { renderPage, signIn } from '../testing/render';
import { sample } from '../testing/sample';

/** The rail. The bar of phones, whose styles hide it here, has the same name. */
const mainNav = () => within(within(screen.getByRole('complementary', { name: 'Sidebar' })).getByRole('navigation', { name: 'Main' }));

it.each(['/app', '/app/search?q=salt', '/app/charts', '/app/projects?tab=archived', '/app/team-settings/team', '/app/no/such/page'])('leads visitors of %s to the sign-in page, which leads back', async (path) => {
  const { router } = await renderPage(path);
  expect(await screen.findByText(/^Sign in to open this page\./)).toBeTruthy();
  expect(router.state.location.href).toBe('/sign-in?source=app');
  expect(localStorage.getItem('earshot-return')).toContain(`"path":"${path}"`);
});

it('shows an unknown page of the application in its frame', async () => {
  signIn();
  await renderPage('/app/no/such/page');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  expect(mainNav().getByRole('link', { name: 'Lists' })).toBeTruthy();
});

it('leads to the sign-in page when a call shows that the session has ended', async () => {
  signIn();
  const { user, router } = await renderPage('/app/no/such/page');
  await screen.findByRole('heading', { name: 'Page not found' });
  const ended = api.fail(401, { message: 'Invalid authorization token', code: 'unauthorized' });
  api.on('get', '/api/v1/auth/me', { user: null });
  for (const path of ['/api/v1/users/activity', '/api/v1/teams/users', '/api/v1/teams', '/api/v1/teams/invitations'] as const) api.on('get', path, ended);
  await user.click(mainNav().getByRole('link', { name: 'Team' }));
  await waitFor(() => expect(router.state.location.href).toBe('/sign-in?source=app'));
});

it('offers the actions of the page in the palette, with their keys', async () => {
  signIn();
  api.on('get', '/api/v1/guest-profiles', {});
  api.on('get', '/api/v1/autocomplete/podcasts', {});
  api.on('get', '/api/v1/people', {});
  api.on('get', '/api/v1/projects/deleted', {});
  const { user, router } = await renderPage('/app/no/such/page');
  await screen.findByRole('heading', { name: 'Page not found' });
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByLabelText('Page or podcast');
  await user.type(field, 'new list');
  expect(await screen.findByText('G N')).toBeTruthy();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/lists/new'));
});

it('finds people across podcasts in the palette', async () => {
  signIn();
  api.on('get', '/api/v1/guest-profiles', {});
  api.on('get', '/api/v1/autocomplete/podcasts', {});
  api.on('get', '/api/v1/projects/deleted', {});
  api.on('get', '/api/v1/people', ({ query }) => ({
    people: query.get('search') === 'ada' ? [sample('PersonProfileSummaryView', { slug: 'ada-byron', name: 'Ada Byron', podcastsCount: 3, professions: ['writer'] })] : [],
  }));
  const { user } = await renderPage('/app/no/such/page');
  await screen.findByRole('heading', { name: 'Page not found' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByLabelText('Page or podcast'), 'ada');
  const found = await screen.findByRole('button', { name: /Ada Byron/ });
  expect(found.textContent).toContain('writer, 3 podcasts');
});

it('lists the shortcuts of the current page', async () => {
  const { user } = await renderPage('/errors/404');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(dialog).getByText('Go to the search box')).toBeTruthy();
  expect(within(dialog).queryByText('Next result (Enter opens it)')).toBeNull();
});
