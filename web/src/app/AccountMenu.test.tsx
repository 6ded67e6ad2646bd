import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderComponent, signIn } from '../testing/render';
import { AccountMenu } from './AccountMenu';

it('the button of the account menu has the photo of the reader, over the initials', async () => {
  signIn({ displayName: 'Ada Lovelace', photoPath: '/img/users/u1/160?v=7' });
  await renderComponent(<AccountMenu />);
  const button = await screen.findByRole('button', { name: /^Account of ada@example.com/ });
  expect(button.querySelector('img')?.getAttribute('src')).toBe('/img/users/u1/80?v=7');
  expect(button.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('AL');
});

it('has the initials of an address, without its domain, of a reader without a name', async () => {
  signIn({ displayName: null, email: 'ada.lovelace@example.com' });
  await renderComponent(<AccountMenu />);
  const button = await screen.findByRole('button', { name: /^Account of ada.lovelace@example.com/ });
  expect(button.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('AL');
});
