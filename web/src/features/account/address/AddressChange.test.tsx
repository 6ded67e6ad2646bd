import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { renderComponent, signIn } from '../../../testing/render';
import { AddressChange } from './AddressChange';

const CHANGE = '/api/v1/users/address-change';
const CODE = '/api/v1/users/address-change/code';

it('confirms the current address, then the new one', async () => {
  signIn();
  api.on('post', CHANGE, () => api.fail(403, { code: 'confirmation_required', message: 'Confirm that it is you.' }));
  api.on('post', '/api/v1/auth/confirmation', { message: 'We have sent a code to ada@example.com.' });
  api.on('post', '/api/v1/auth/confirmation/code', { message: 'Your identity is confirmed.' });
  api.on('post', CODE, { message: 'Your address is now new@example.com.' });
  const { user } = await renderComponent(<AddressChange />);
  await screen.findByText('ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Change address' }));
  await user.type(screen.getByLabelText('New email address'), 'new@example.com');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  const panel = await screen.findByRole('group', { name: 'Confirm it’s you' });
  expect(panel).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  api.on('post', CHANGE, { message: 'We have sent a code to new@example.com.' });
  await user.type(await screen.findByLabelText('Code from the email'), '12345678');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect((await screen.findByText('We have sent a code to new@example.com.')).getAttribute('role')).toBe('status');
  await user.type(screen.getByLabelText('Code from the email'), '8765 4321');
  await user.click(screen.getByRole('button', { name: 'Change address' }));
  await waitFor(() => expect(screen.queryByLabelText('Code from the email')).toBeNull());
  expect(api.calls('post', CODE).map(({ body }) => body)).toEqual([{ code: '87654321' }]);
});
