import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render';
import { returnPath } from '../../widgets/return-path';

it('names the terms that a new account accepts', async () => {
  await renderPage('/sign-up');
  const notice = await screen.findByText('By creating an account', { exact: false });
  expect([...notice.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy']);
});

it.each([
  ['/sign-up?plan=business', 'return to the prices to choose Business', '/pricing?plan=business'],
  ['/sign-up?plan=free', 'It’s free', null],
  ['/sign-up?plan=%2F%2Fevil.example', 'It’s free', null],
])('%s leads back to the chosen plan', async (path, text, remembered) => {
  returnPath.take();
  await renderPage(path);
  await screen.findByText(text, { exact: false });
  expect(returnPath.take()).toBe(remembered);
});
