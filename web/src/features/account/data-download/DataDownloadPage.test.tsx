import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { renderPage, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';

const DOWNLOAD = '/api/v1/data-downloads/{dataScope}';

const download = (fields: object) => ({ download: sample('DataDownloadView', { done: 0, total: 10, bytes: null, expiresAt: null, ...fields }) });

function answer(role: string): void {
  signIn();
  api.on('get', '/api/v1/teams/users', { users: [sample('TeamUserView', { id: 'u1', role })] });
}

it('requests the file, shows how far it is, and then offers it', async () => {
  answer('member');
  api.on('get', DOWNLOAD, { download: null });
  api.on('post', DOWNLOAD, () => {
    api.on('get', DOWNLOAD, download({ state: 'running', done: 4 }));
    return download({ state: 'running', done: 4 });
  });
  const { user } = await renderPage('/app/user-settings/data');
  await user.click(await screen.findByRole('button', { name: 'Prepare the file' }));
  await screen.findByText('Preparing the file: 4 of 10 parts');
  expect(screen.queryByRole('button', { name: 'Prepare the file' })).toBeNull();
  api.on('get', DOWNLOAD, download({ state: 'ready', done: 10, bytes: 2048, expiresAt: '2026-12-04T00:00:00Z' }));
  const link = await screen.findByRole('link', { name: 'Download 2 kB' }, { timeout: 4_000 });
  expect(link.getAttribute('href')).toBe('/api/v1/data-downloads/user/file');
  expect(screen.queryByRole('region', { name: 'Your team’s data' })).toBeNull();
});

it('offers the data of the team to its admins', async () => {
  answer('admin');
  api.on('get', DOWNLOAD, ({ path }) => (path.dataScope === 'team' ? download({ state: 'failed' }) : { download: null }));
  await renderPage('/app/user-settings/data');
  const team = await screen.findByRole('region', { name: 'Your team’s data' });
  await within(team).findByText('The file couldn’t be created. Try again.');
});
