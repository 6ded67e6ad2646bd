import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { renderPage, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';

const GENERATE = '/api/v1/outreach/generate';
const HOOKS = '/api/v1/guest-profiles/{guestProfileId}/outreach-hooks';
const OTHER_CONTACT = sample('LastContactView', { userDisplayName: 'Ann Lee', writtenFor: 'Ada Lovelace', isPitched: false });

const NAMED = { profile: sample('ProfileView', { firstName: 'Ann', lastName: 'Lee' }) };

it('names what is missing, and focuses the first field', async () => {
  signIn();
  api.on('get', '/api/v1/users/profile', NAMED);
  api.on('get', '/api/v1/guest-profiles', {});
  api.on('get', '/api/v1/outreach/templates', {});
  const { user } = await renderPage('/app/outreach?new=yes');
  await user.click(await screen.findByRole('button', { name: 'Write a pitch' }));
  screen.getByText('Choose the guest');
  screen.getByText('Choose the podcast');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Guest' }));
});

it('asks once who is writing', async () => {
  signIn();
  api.on('get', '/api/v1/guest-profiles', {});
  api.on('get', '/api/v1/outreach/templates', {});
  api.on('get', '/api/v1/users/profile', { profile: sample('ProfileView', { firstName: null, lastName: null }) });
  api.on('patch', '/api/v1/users/profile', NAMED);
  const { user } = await renderPage('/app/outreach?new=yes');
  const form = within(await screen.findByRole('region', { name: 'Who is writing?' }));
  await user.click(form.getByRole('button', { name: 'Save name' }));
  form.getByText('Enter your first name');
  await user.type(form.getByLabelText('First name'), 'Ann');
  await user.click(form.getByRole('button', { name: 'Save name' }));
  await screen.findByText('Your pitches now end with your name');
  expect(screen.queryByRole('region', { name: 'Who is writing?' })).toBeNull();
  expect(api.calls('patch', '/api/v1/users/profile').map(({ body }) => body)).toEqual([{ firstName: 'Ann' }]);
});

it('writes a second pitch to a show after a confirmation', async () => {
  signIn();
  api.on('get', '/api/v1/users/profile', NAMED);
  const pitch = sample('OutreachDetailsView', { id: 'o2', guestName: 'Ada Lovelace', generatedBy: 'rules', podcast: sample('OutreachPodcastView', { podcastId: 'p1', slug: 'the-cold-shelf', title: 'The Cold Shelf' }) });
  api.on('get', '/api/v1/guest-profiles', { guestProfiles: [sample('GuestSummaryView', { guestProfileId: 'g1', name: 'Ada Lovelace', status: 'ACTIVE', processingStatus: 'DONE' })] });
  api.on('get', '/api/v1/outreach/templates', {});
  api.on('get', '/api/v1/podcasts/{podcastIdOrSlug}', { podcast: sample('PodcastView', { id: 'p1', slug: 'the-cold-shelf', title: 'The Cold Shelf', titleLatest: 'The Cold Shelf' }) });
  api.on('get', '/api/v1/teams/users', {});
  api.on('get', '/api/v1/autocomplete/podcasts', {});
  api.on('get', HOOKS, { facts: sample('OutreachFactsView', { lastContact: OTHER_CONTACT }) });
  api.on('get', '/api/v1/outreach/{outreachId}/details', { outreach: pitch });
  const contacted = 'Ann Lee copied a pitch for this show for Ada Lovelace.';
  api.on('post', GENERATE, ({ body }) => ((body as { acceptDuplicate?: boolean }).acceptDuplicate ? { outreach: pitch } : api.fail(409, { code: 'pitch_copied', message: contacted })));
  const { user, router } = await renderPage('/app/outreach?podcast-id=p1&guest-profile-id=g1');
  expect((await screen.findByRole('note')).textContent).toContain('Was the earlier pitch sent?');
  await user.click(screen.getByRole('button', { name: 'Write a pitch' }));
  const question = await screen.findByRole('dialog', { name: 'Was the earlier pitch sent?' });
  expect(question.textContent).toContain(contacted);
  await user.click(within(question).getByRole('button', { name: 'Write anyway' }));
  await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace for The Cold Shelf' });
  expect(router.state.location.pathname).toBe('/app/outreach/o2');
});
