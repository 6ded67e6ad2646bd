import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { fill } from '../../../testing/fill';
import { renderComponent } from '../../../testing/render';
import { sample } from '../../../testing/sample';
import { NewKeyForm } from './NewKeyForm';

const KEYS = '/api/v1/users/api-keys';

it('creates the key after a code, when the reader signed in a while ago', async () => {
  const created: string[][] = [];
  const { user } = await renderComponent(<NewKeyForm onKeyCreated={(...key) => created.push(key)} />);
  const create = screen.getByRole('button', { name: 'Create API key' });
  fill(screen.getByLabelText('Name'), 'Newsletter');
  api.on('post', KEYS, api.fail(403, { message: 'Confirm that it is you.', code: 'confirmation_required' }));
  api.on('post', '/api/v1/auth/confirmation', { message: 'We sent a code.' });
  await user.click(create);
  const confirmation = within(await screen.findByRole('group', { name: 'Confirm it’s you' }));
  await user.click(confirmation.getByRole('button', { name: 'Send code' }));
  fill(await confirmation.findByLabelText('Code from the email'), '1234 5678');
  api.on('post', '/api/v1/auth/confirmation/code', {});
  api.on('post', KEYS, { secret: 'pk_live_test', apiKey: sample('ApiKeyView', { name: 'Newsletter' }) });
  await user.click(confirmation.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(created).toEqual([['pk_live_test', 'Newsletter']]));
  expect(api.calls('post', '/api/v1/auth/confirmation/code').map(({ body }) => body)).toEqual([{ code: '12345678' }]);
  expect(api.calls('post', KEYS).map(({ body }) => body)).toEqual(Array.from({ length: 2 }, () => ({ name: 'Newsletter', scopes: ['read'], expiresInDays: 90 })));
});
