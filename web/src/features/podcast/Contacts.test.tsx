import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { renderComponent, signIn } from '../../testing/render';
import { sample } from '../../testing/sample';
import { Contacts } from './Contacts';

const CONTACTS = '/api/v1/podcasts/{podcastIdOrSlug}/contacts';

it('unlocks all contacts on request only, and shows the cost first', async () => {
  signIn();
  const allowance = sample('ContactsQuotaView', { used: 3, limit: 50 });
  const locked = sample('LockedContactsView', { access: 'primary', emails: 2, phoneNumbers: 1, contactPages: 0 });
  api.on('get', CONTACTS, ({ query }) => (query.get('spend') === 'true' ? { allowance } : { allowance, locked }));
  const { user } = await renderComponent(<Contacts slug="salt" />);
  const note = await screen.findByRole('note');
  expect(note.textContent).toContain('2 more email addresses and 1 phone number available');
  expect(note.textContent).toContain('Uses 1 of your 50 contact unlocks this month; 47 left.');
  const spent = () => api.calls('get', CONTACTS).map(({ query }) => query.get('spend'));
  expect(spent()).toEqual(['false']);
  await user.click(screen.getByRole('button', { name: 'Show all contacts' }));
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  expect(spent()).toEqual(['false', 'true']);
});

it('counts the contacts that a plan hides, and names the plan', async () => {
  api.on('get', '/api/v1/auth/me', { user: null });
  api.on('get', CONTACTS, { locked: sample('LockedContactsView', { access: 'none', plan: 'business', emails: 1 }) });
  await renderComponent(<Contacts slug="salt" />);
  const note = await screen.findByRole('note');
  expect(note.textContent).toContain('1 email address available');
  expect(note.textContent).toContain('business');
  expect(screen.queryByRole('link', { name: /@/ })).toBeNull();
});
