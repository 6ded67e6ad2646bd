// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../testing/render';

it('describes the product, its data and its searches on /about', async () => {
  await renderPage('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Earshot' });
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['Where the data comes from', 'How to search']);
});

it('shows the code and the message of /errors/{code}', async () => {
  await renderPage('/errors/418?message=Short+and+stout');
  expect((await screen.findByText('Short and stout')).textContent).toBe('Short and stout');
  expect(screen.getByText(/418/)).toBeTruthy();
});
