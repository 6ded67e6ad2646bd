import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderComponent, signIn } from '../../../testing/render';
import { AccountDeletion } from './AccountDeletion';

it('leads to a copy of the data before an account is deleted', async () => {
  signIn();
  await renderComponent(<AccountDeletion />);
  const link = await screen.findByRole('link', { name: 'download your data' });
  expect(link.getAttribute('href')).toBe('/app/user-settings/data');
});
