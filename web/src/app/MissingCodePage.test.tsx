import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../testing/api';
import { renderComponent } from '../testing/render';
import { MissingCodePage, reloadGuard } from './MissingCodePage';

const HEALTH = '/api/v1/public/health';

const reload = vi.fn();
const back = vi.fn();
beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.spyOn(history, 'back').mockImplementation(back);
  return () => {
    vi.restoreAllMocks();
    vi.clearAllMocks();
  };
});

it('reloads a page whose code was replaced, once', async () => {
  api.on('get', HEALTH, {});
  const { unmount } = await renderComponent(<MissingCodePage />);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  unmount();

  const { user } = await renderComponent(<MissingCodePage />);
  await screen.findByRole('heading', { name: 'This page couldn’t be loaded' });
  expect(reload).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(back).toHaveBeenCalledTimes(1);
});

it('waits for a lost connection, and reloads when it is back', async () => {
  api.on('get', HEALTH, () => Promise.reject(new TypeError('Failed to fetch')));
  await renderComponent(<MissingCodePage />);
  await screen.findByRole('heading', { name: 'Connection lost' });
  expect(reload).not.toHaveBeenCalled();
  api.on('get', HEALTH, {});
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('waits for a server that restarts', async () => {
  api.on('get', HEALTH, api.fail(502));
  reloadGuard.clear();
  await renderComponent(<MissingCodePage />);
  await screen.findByRole('heading', { name: 'Connection lost' });
  expect(reload).not.toHaveBeenCalled();
});
