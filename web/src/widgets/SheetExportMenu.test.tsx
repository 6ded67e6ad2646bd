import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../testing/api';
import { collectDownloads } from '../testing/downloads';
import { renderPage, signIn } from '../testing/render';
import { sample } from '../testing/sample';
import { describeDownload } from './SheetExportMenu';

const ALERT = sample('AlertConfigView', { id: 'a1', alertName: 'salt', alertType: 'custom-keyword', enabled: true, alertSettings: sample('AlertSettingsView', { type: 'custom-keyword', value: 'salt' }) });

function answerAlert(): void {
  signIn();
  api.on('get', '/api/v1/alerts/alert-config/{alertConfigId}', { alertConfig: ALERT });
  api.on('get', '/api/v1/alerts/alert-config/{alertConfigId}/trend', {});
  const match = sample('AlertMatchView', { id: 'm1', status: 'kept', alertConfig: sample('MatchAlertView', { id: 'a1', name: 'salt', type: 'custom-keyword' }), podcast: sample('MatchPodcastView', { id: 'p1', slug: 'brine', title: 'Brine' }) });
  api.on('get', '/api/v1/alerts/matches', { matches: [match], total: 1, backCatalogCount: 0 });
}

const EXPORT = '/api/v1/export/alerts/{alertConfigId}/matches';

it('downloads the matches of an alert in the chosen format', async () => {
  const files = collectDownloads();
  answerAlert();
  api.on('post', EXPORT, {});
  const { user } = await renderPage('/app/alerts/a1');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['matches.xlsx']));
  expect(api.calls('post', EXPORT)[0]?.body).toEqual({ includeFiltered: false, limit: 1_000, format: 'xlsx', bom: false });
});

it('shows why the file could not be made', async () => {
  answerAlert();
  api.on('post', EXPORT, api.fail(403, { message: 'Your plan does not include exports. The business plan does.' }));
  const { user } = await renderPage('/app/alerts/a1');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await screen.findByText(/The business plan does/);
});

it('names a file that may be a part of what there is', () => {
  expect(describeDownload({ name: 'episodes.csv', rowCount: 12 })).toBe('episodes.csv is in your downloads');
  expect(describeDownload({ name: 'episodes.csv', rowCount: 1_000 })).toBe('episodes.csv is in your downloads, with the first 1,000 rows');
});
