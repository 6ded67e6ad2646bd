import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../testing/api';
import { renderPage } from '../../testing/render';

const HEALTH = '/api/v1/public/health';
const CHECK_MS = 10_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'], shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

it('detects an outage with the next check, and its end', async () => {
  api.on('get', HEALTH, { state: 'ok' });
  api.on('get', '/api/v1/public/status', {});
  api.on('get', '/api/v1/public/statistics', { podcasts: 1062 });
  const { user } = await renderPage('/api-docs/api-status');
  await screen.findByText('The API is up');
  expect((await screen.findAllByRole('definition'))[0]?.textContent).toBe('1,062');
  expect(screen.getByText(/^Latest [\d,]+ ms\. Median [\d,]+ ms \(1 request\)/)).toBeTruthy();

  api.on('get', HEALTH, () => Promise.reject(new TypeError('Failed to fetch')));
  await act(() => vi.advanceTimersByTimeAsync(CHECK_MS));
  await screen.findByText('The API can’t be reached');
  api.on('get', HEALTH, { state: 'ok' });
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  await screen.findByText('The API is up');
});
