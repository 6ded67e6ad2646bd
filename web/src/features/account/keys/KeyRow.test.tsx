import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { fill } from '../../../testing/fill';
import { renderComponent } from '../../../testing/render';
import { sample } from '../../../testing/sample';
import { KeyRow } from './KeyRow';

const KEY = '/api/v1/users/api-keys/{apiKeyId}';

it('revokes a key after the word was typed', async () => {
  const apiKey = sample('ApiKeyView', { id: 'k1', name: 'Newsletter', state: 'active' });
  const { user } = await renderComponent(<KeyRow apiKey={apiKey} onKeyCreated={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Revoke Newsletter' }));
  const word = await screen.findByLabelText('Type revoke to confirm');
  fill(word, 'remove');
  const revoke = screen.getByRole('button', { name: 'Revoke key' });
  await user.click(revoke);
  expect(word.getAttribute('aria-invalid')).toBe('true');
  fill(word, 'Revoke');
  api.on('delete', KEY, {});
  await user.click(revoke);
  await waitFor(() => expect(api.calls('delete', KEY).map(({ path }) => path.apiKeyId)).toEqual(['k1']));
});
