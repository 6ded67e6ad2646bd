import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { renderPage, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';

const TEAMS = '/api/v1/administration/teams';
const PLAN = '/api/v1/administration/teams/{teamId}/plan';
const PAGE = '/app/administration/teams';

const team = sample('ManagedTeamView', { id: 't7', name: 'Evergreen', ownerEmail: 'eve@example.org', memberCount: 3, plan: 'free', period: null, periodEndsAt: null, createdAt: '2026-01-05T00:00:00Z' });

it('finds a team and sets its plan with a reason', async () => {
  signIn({ plan: 'admin' });
  api.on('get', TEAMS, ({ query }) => ({ teams: query.get('query') === 'eve@' ? [team] : [] }));
  api.on('put', PLAN, { team: { ...team, plan: 'business' } });
  const { user } = await renderPage(PAGE);
  await user.type(await screen.findByRole('textbox', { name: 'Team' }), 'eve@{Enter}');
  const [row] = within(await screen.findByRole('list', { name: 'Teams' })).getAllByRole('listitem');
  expect(row?.textContent).toContain('eve@example.org · 3 members');
  await user.click(screen.getByRole('button', { name: 'Change the plan of Evergreen' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'business');
  await user.click(screen.getByRole('button', { name: 'Set plan' }));
  expect(screen.getByText('Enter the reason')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Paid by invoice');
  await user.click(screen.getByRole('button', { name: 'Set plan' }));
  await screen.findByText('Evergreen is on the Business plan');
  expect(api.calls('put', PLAN).map(({ path, body }) => [path.teamId, body])).toEqual([['t7', { plan: 'business', reason: 'Paid by invoice' }]]);
});

it('asks for a code when the administrator signed in a while ago, and then goes on', async () => {
  signIn({ plan: 'admin' });
  api.on('get', TEAMS, { teams: [team] });
  api.on('put', PLAN, api.fail(403, { code: 'confirmation_required' }));
  const { user } = await renderPage(`${PAGE}?q=eve`);
  await user.click(await screen.findByRole('button', { name: 'Change the plan of Evergreen' }));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Trial');
  await user.click(screen.getByRole('button', { name: 'Set plan' }));
  await screen.findByRole('group', { name: 'Confirm it’s you' });
});

it('says when no team has the text, or when it is too short', async () => {
  signIn({ plan: 'admin' });
  api.on('get', TEAMS, { teams: [] });
  const { user } = await renderPage(`${PAGE}?q=nobody`);
  await screen.findByText('No such team');
  const input = screen.getByRole('textbox', { name: 'Team' });
  await user.clear(input);
  await user.type(input, 'a{Enter}');
  expect(screen.getByText('Enter at least 2 characters')).toBeDefined();
});

it('leaves the plan of administrators to the command line', async () => {
  signIn({ plan: 'admin' });
  api.on('get', TEAMS, { teams: [{ ...team, plan: 'admin' }] });
  await renderPage(`${PAGE}?q=eve`);
  await screen.findByText('Admin, without an end');
  expect(screen.queryByRole('button', { name: 'Change the plan of Evergreen' })).toBeNull();
});

it('is for administrators alone', async () => {
  signIn({ plan: 'agency' });
  await renderPage(PAGE);
  await screen.findByText('This page is for the administrators of Earshot.');
  expect(screen.queryByRole('link', { name: 'Plans of teams' })).toBeNull();
});
