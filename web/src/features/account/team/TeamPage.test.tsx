import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { fill } from '../../../testing/fill';
import { renderPage, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';

const SETTINGS = '/api/v1/teams/settings';
const OWNER = sample('TeamUserView', { id: 'u1', email: 'ada@example.com', role: 'owner' });

function answerTeam(): void {
  api.on('get', '/api/v1/teams/users', { users: [OWNER] });
  api.on('get', '/api/v1/teams', { teams: [sample('TeamView', { id: 't1', name: 'Marlow', isCurrent: true, role: 'owner' })] });
  api.on('get', '/api/v1/teams/invitations', {});
  api.on('get', SETTINGS, { settings: sample('TeamSettingsView', { automatedSearchEnabled: true, version: 1 }) });
}

it('says which plans have a team', async () => {
  signIn({ plan: 'free' }, { teamMembers: false } as never);
  answerTeam();
  await renderPage('/app/team-settings/team');
  await screen.findByText('The Business and Agency plans include a team.', { exact: false });
  expect(within(screen.getByRole('region', { name: '1 member' })).getByRole('listitem').textContent).toContain('ada@example.com');
  expect(screen.queryByRole('form', { name: 'Invite people' })).toBeNull();
});

it('overwrites no name of the team that a colleague chose meanwhile', async () => {
  signIn();
  answerTeam();
  const RENAME = '/api/v1/teams/current';
  api.on('patch', RENAME, ({ body }) => ((body as { formerName: string }).formerName === 'Marlow' ? api.fail(412, { code: 'precondition_failed', data: { current: { name: 'Marlow & Ross' } } }) : { team: sample('TeamView', { id: 't1', name: 'Looms' }) }));
  const { user } = await renderPage('/app/team-settings/team');
  const name = await screen.findByRole('textbox', { name: 'Team name' });
  fill(name, 'Looms');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await screen.findByText('Someone else renamed the team to Marlow & Ross');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await screen.findByText('The team is now called Looms');
  expect(api.calls('patch', RENAME).map(({ body }) => body)).toEqual(['Marlow', 'Marlow & Ross'].map((formerName) => ({ name: 'Looms', formerName })));
});

it('revokes an invitation', async () => {
  signIn();
  answerTeam();
  api.on('get', '/api/v1/teams/invitations', { invitations: [sample('InvitationView', { id: 'i1', email: 'ann@example.org', role: 'member' })] });
  api.on('delete', '/api/v1/teams/invitations/{invitationId}', () => {
    api.on('get', '/api/v1/teams/invitations', {});
    return {};
  });
  const { user } = await renderPage('/app/team-settings/team');
  await user.click(await screen.findByRole('button', { name: 'Revoke the invitation to ann@example.org' }));
  await screen.findByText('No pending invitations.');
  expect(api.calls('delete', '/api/v1/teams/invitations/{invitationId}').map(({ path }) => path.invitationId)).toEqual(['i1']);
});

it('turns automated search off, and with it what depends on it', async () => {
  signIn();
  answerTeam();
  api.on('patch', SETTINGS, () => ({ settings: sample('TeamSettingsView', { automatedSearchEnabled: false, version: 2 }) }));
  const { user } = await renderPage('/app/team-settings/team');
  const byRating = (await screen.findByRole('switch', { name: /^Set state by rating/ })) as HTMLInputElement;
  const automatic = screen.getByRole('switch', { name: /^Add podcasts automatically/ }) as HTMLInputElement;
  expect(byRating.disabled).toBe(false);
  await user.click(automatic);
  await screen.findByText('Team settings saved');
  await waitFor(() => expect(automatic.checked).toBe(false));
  expect(byRating.disabled).toBe(true);
  expect(api.calls('patch', SETTINGS).map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([[{ automatedSearchEnabled: false }, '"1"']]);
});
