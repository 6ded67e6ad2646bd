import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { renderPage, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';

const QUEUE = '/api/v1/transcript-corrections';
const DECISION = '/api/v1/transcript-corrections/{correctionId}/decision';
const PAGE = '/app/administration/transcript-corrections';

const correction = sample('TranscriptCorrectionView', {
  id: 'c1', podcastSlug: 'tea', episodeSlug: 'one', episodeTitle: 'One', part: 'sentence', startSecond: 75.5, line: null, text: 'We drink ooh long.', correctedText: 'We drink oolong.', state: 'open', suggestedBy: 'ann@example.org',
});

it('shows which words change, and accepts them with a reason', async () => {
  signIn({ plan: 'admin' });
  api.on('get', QUEUE, { corrections: [correction] });
  api.on('post', DECISION, { correction: { ...correction, state: 'accepted' } });
  const { user } = await renderPage(PAGE);
  const [row] = within(await screen.findByRole('list', { name: 'Corrections' })).getAllByRole('listitem');
  expect(row?.textContent).toContain('ann@example.org');
  expect(row?.querySelector('del')?.textContent).toContain('ooh');
  expect(row?.querySelector('ins')?.textContent).toBe('oolong');
  expect(screen.getByRole('link', { name: 'One at 1:15' }).getAttribute('href')).toBe('/podcasts/tea/one?t=75');
  await user.type(screen.getByRole('textbox', { name: 'Reason for One at 1:15' }), 'I heard it');
  api.on('get', QUEUE, { corrections: [] });
  await user.click(screen.getByRole('button', { name: 'Accept One at 1:15' }));
  await screen.findByText('Nothing to decide');
  expect(api.calls('post', DECISION).map(({ path, body }) => [path.correctionId, body])).toEqual([['c1', { accept: true, reason: 'I heard it' }]]);
});

it('explains why an outdated suggestion cannot be accepted', async () => {
  signIn({ plan: 'admin' });
  api.on('get', QUEUE, { corrections: [correction] });
  api.on('post', DECISION, api.fail(409, { code: 'transcript_changed', message: 'The transcript has another text by now, so this can only be refused.' }));
  const { user } = await renderPage(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Accept One at 1:15' }));
  await screen.findByText('The transcript has another text by now, so this can only be refused.');
});

it('offers no decision about a correction that is in the transcript', async () => {
  signIn({ plan: 'admin' });
  api.on('get', QUEUE, ({ query }) => ({ corrections: query.get('state') === 'applied' ? [{ ...correction, state: 'applied', reason: 'I heard it', suggestedBy: null }] : [] }));
  const { user } = await renderPage(PAGE);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'applied');
  await screen.findByText('I heard it');
  expect(screen.getByText(/A deleted account/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Accept|Refuse/ })).toBeNull();
});

it('is for administrators alone', async () => {
  signIn({ plan: 'agency' });
  await renderPage(PAGE);
  await screen.findByText('This page is for the administrators of Earshot.');
});
