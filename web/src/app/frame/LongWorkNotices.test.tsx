import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { renderComponent } from '../../testing/render';
import { sample } from '../../testing/sample';
import { rememberWork } from '../../widgets/long-work';
import { Toasts } from '../Toasts';
import { LongWorkNotices } from './LongWorkNotices';

const REVIEWS = '/api/v1/projects/{projectIdOrSlug}/podcasts/relevancy';
const DOWNLOAD = '/api/v1/data-downloads/{dataScope}';
const KEY = 'earshot-long-work';

const run = (fields: object) => ({ run: sample('RelevancyRunView', { id: 'r1', state: 'done', total: 12, reviewed: 12, failed: 0, ...fields }) });

const showNotices = (url: string) =>
  renderComponent(
    <>
      <LongWorkNotices />
      <Toasts />
    </>,
    url,
  );

const waitUntilForgotten = () => waitFor(() => expect(localStorage.getItem(KEY)).toBe('[]'));

it('shows the end of reviews on another page once, with a link to the list', async () => {
  rememberWork({ kind: 'reviews', id: 'r1', list: 'spring-tour' });
  api.on('get', REVIEWS, run({}));
  await showNotices('/app/search');
  const notice = await screen.findByText(/12 podcasts reviewed\./);
  expect(notice.querySelector('a')?.getAttribute('href')).toBe('/app/projects/spring-tour');
  await waitUntilForgotten();
});

it('shows the end of a data download after a reload', async () => {
  const requestedAt = '2026-01-16T12:00:00.000Z';
  localStorage.setItem(KEY, JSON.stringify([{ kind: 'data-download', id: requestedAt, scope: 'user' }]));
  api.on('get', DOWNLOAD, { download: sample('DataDownloadView', { state: 'ready', requestedAt }) });
  await showNotices('/app');
  await screen.findByText(/The file with your data is ready\./);
  await waitUntilForgotten();
});

it('is silent on the page of the work, and about work that another has replaced', async () => {
  rememberWork({ kind: 'reviews', id: 'r1', list: 'spring-tour' });
  rememberWork({ kind: 'reviews', id: 'r0', list: 'autumn-tour' });
  api.on('get', REVIEWS, run({}));
  await showNotices('/app/projects/spring-tour');
  await waitUntilForgotten();
  expect(screen.queryByText(/reviewed/)).toBeNull();
});

it('waits for work that is still running', async () => {
  rememberWork({ kind: 'reviews', id: 'r1', list: 'spring-tour' });
  api.on('get', REVIEWS, run({ state: 'running', reviewed: 3 }));
  const { loaded } = await showNotices('/app');
  await waitFor(() => expect(api.calls('get', REVIEWS)).toHaveLength(1));
  await loaded();
  expect(screen.queryByText(/review/i)).toBeNull();
  expect(localStorage.getItem(KEY)).toContain('"r1"');
});
