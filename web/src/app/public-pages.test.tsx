import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../testing/render';

it('shows the code and the message of /errors/{code}', async () => {
  await renderPage('/errors/418?message=Short+and+stout');
  expect((await screen.findByText('Short and stout')).textContent).toBe('Short and stout');
  expect(screen.getByText(/418/)).toBeTruthy();
});
