import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { fill, valueOf } from '../../testing/fill';
import { sidebarLink } from '../../testing/frame';
import { renderPage, signIn } from '../../testing/render';
import { sample } from '../../testing/sample';

it('has the rules of the spec, and asks before the reader leaves', async () => {
  signIn();
  const { user } = await renderPage('/app/lists/new');
  const name = await screen.findByLabelText('Name');
  const create = screen.getByRole('button', { name: 'Create list' });
  fill(name, 'Tour');
  await user.click(create);
  await screen.findByText('Project name must be at least 6 characters');
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  fill(name, 'x'.repeat(33));
  await user.click(create);
  await screen.findByText('Project name must be at most 32 characters');
  fill(name, 'Spring tour');
  await user.click(screen.getByRole('checkbox', { name: 'Something else' }));
  await user.click(create);
  await screen.findByText("Other reason must be specified when 'other' is selected.");
  const other = screen.getByLabelText('What else?');
  expect(document.activeElement).toBe(other);

  await user.click(sidebarLink('Guests'));
  const warning = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(warning).getByRole('button', { name: 'Stay' }));
  expect(valueOf(name)).toBe('Spring tour');

  fill(other, 'A book');
  api.on('put', '/api/v1/projects', api.fail(403, { message: 'Your plan includes 1 list.' }));
  await user.click(create);
  expect((await screen.findByRole('alert')).textContent).toContain('You’ve reached your plan’s list limit');
  expect(api.calls('put', '/api/v1/projects').map(({ body }) => body)).toEqual([expect.objectContaining({ name: 'Spring tour', projectTypes: ['other'], otherReason: 'A book' })]);
});

it('names the limit of the plan before the form is filled in, and in the words of the app after it', async () => {
  signIn();
  api.on('get', '/api/v1/teams/usage/current', { projectUsage: { projects: { used: 1, limit: 1 } } as never });
  const { user } = await renderPage('/app/lists/new');
  expect((await screen.findByRole('note')).textContent).toContain('You’re using the only list on your plan');
  fill(await screen.findByLabelText('Name'), 'Spring tour');
  await user.click(screen.getByRole('checkbox', { name: 'Book guest appearances' }));
  api.on('put', '/api/v1/projects', api.fail(403, { code: 'limit_reached', message: 'Your plan includes 1 list, and you have 1.' }));
  await user.click(screen.getByRole('button', { name: 'Create list' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Your plan includes 1 list, and you have 1. Archive or delete one first, or change your plan.');
  expect(within(alert).getByRole('link', { name: 'Compare plans' })).toBeTruthy();
});

it('opens the new list without asking for what it has saved', async () => {
  signIn();
  for (const path of ['details', 'podcasts/details', 'views'] as const) api.on('get', `/api/v1/projects/{projectIdOrSlug}/${path}`, api.fail(404));
  const { user, router } = await renderPage('/app/lists/new');
  fill(await screen.findByLabelText('Name'), 'Spring tour');
  await user.click(screen.getByRole('checkbox', { name: 'Book guest appearances' }));
  api.on('put', '/api/v1/projects', { project: sample('ProjectDetailsView', { slug: 'spring-tour' }) });
  await user.click(screen.getByRole('button', { name: 'Create list' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/projects/spring-tour'));
  expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull();
});
