import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { renderPage, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';

const PROFILE = '/api/v1/users/profile';

function answer(role: string): void {
  api.on('get', PROFILE, { profile: sample('ProfileView', { firstName: 'Ann', lastName: null, title: null, company: null, signature: null, version: 3 }) });
  api.on('get', '/api/v1/teams/users', { users: [sample('TeamUserView', { id: 'u1', role })] });
  api.on('get', '/api/v1/teams/settings', { settings: sample('TeamSettingsView', { senderCompany: null, senderSignature: null, version: 1 }) });
}

it('saves what was changed, based on the version that the reader saw', async () => {
  signIn();
  answer('member');
  api.on('patch', PROFILE, { profile: sample('ProfileView', { firstName: 'Ann', lastName: 'Lee', title: null, company: null, signature: null, version: 4 }) });
  const { user } = await renderPage('/app/user-settings/profile');
  await user.type(await screen.findByLabelText('Last name'), 'Lee');
  expect(screen.getByRole('group', { name: 'How your pitches end' }).textContent).toContain('Ann Lee');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Profile saved');
  expect(api.calls('patch', PROFILE).map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([[{ lastName: 'Lee' }, '"3"']]);
  expect(screen.queryByRole('heading', { name: 'Team sender' })).toBeNull();
});

it('keeps a time zone for the emails of alerts', async () => {
  signIn();
  answer('member');
  api.on('patch', PROFILE, { profile: sample('ProfileView', { firstName: 'Ann', timeZone: 'Europe/Vienna', version: 4 }) });
  const { user } = await renderPage('/app/user-settings/profile');
  await user.selectOptions(await screen.findByLabelText('Time zone'), 'Europe/Vienna');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Profile saved');
  expect(api.calls('patch', PROFILE).map(({ body }) => body)).toEqual([{ timeZone: 'Europe/Vienna' }]);
});

it('shows the field whose value the server rejects', async () => {
  signIn();
  answer('member');
  api.on('patch', PROFILE, () => api.fail(400, { code: 'invalid_request', message: 'The text must be one line.', errors: [{ pointer: '/title', message: 'must be one line' }] }));
  const { user } = await renderPage('/app/user-settings/profile');
  const title = await screen.findByLabelText('Job title');
  await user.type(title, 'Author');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findAllByText('The text must be one line.');
  expect(document.activeElement).toBe(title);
});
