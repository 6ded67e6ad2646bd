import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { renderPage, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';

const QUEUE = '/api/v1/corrections';
const DECISION = '/api/v1/corrections/{correctionId}/decision';
const PAGE = '/app/administration/corrections';

const correction = sample('CorrectionView', { id: 'c1', podcastSlug: 'salt', podcastTitle: 'Salt', fact: 'language', value: 'en', evidence: 'https://salt.example/about', state: 'open', reason: null });

it('shows the value with its evidence, and accepts it with a reason', async () => {
  signIn({ plan: 'admin' });
  api.on('get', QUEUE, { corrections: [correction] });
  api.on('post', DECISION, { correction: { ...correction, state: 'accepted' } });
  const { user } = await renderPage(PAGE);
  const [row] = within(await screen.findByRole('list', { name: 'Corrections' })).getAllByRole('listitem');
  expect(row?.textContent).toContain('Language: en');
  expect(screen.getByRole('link', { name: 'https://salt.example/about' }).getAttribute('rel')).toContain('noopener');
  await user.type(screen.getByRole('textbox', { name: 'Reason for Salt' }), 'Their page says so');
  api.on('get', QUEUE, { corrections: [] });
  await user.click(screen.getByRole('button', { name: 'Accept the language of Salt' }));
  await screen.findByText('Nothing to decide');
  expect(api.calls('post', DECISION).map(({ path, body }) => [path.correctionId, body])).toEqual([['c1', { accept: true, reason: 'Their page says so' }]]);
});

it('shows what was decided, which can be changed', async () => {
  signIn({ plan: 'admin' });
  api.on('get', QUEUE, ({ query }) => ({ corrections: query.get('state') === 'accepted' ? [{ ...correction, state: 'accepted', evidence: 'A host told me' }] : [] }));
  api.on('post', DECISION, api.fail(500));
  const { user } = await renderPage(PAGE);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'accepted');
  expect(screen.queryByRole('button', { name: 'Accept the language of Salt' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Refuse the language of Salt' }));
  await screen.findByText('Nothing was decided');
});

it('is for administrators alone', async () => {
  signIn({ plan: 'agency' });
  await renderPage(PAGE);
  await screen.findByText('This page is for the administrators of Earshot.');
});
