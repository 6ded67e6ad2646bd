import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from 'earshot';
import { expect, it } from 'vitest';
import { api, later } from '../../../testing/api';
import { fill, valueOf } from '../../../testing/fill';
import { renderPage, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';

const PITCH = '/api/v1/outreach/{outreachId}';
const SHOW = sample('OutreachPodcastView', { podcastId: 'p1', slug: 'the-cold-shelf', title: 'The Cold Shelf' });

/** A pitch that the server keeps: each saved text has a new version. */
function answerPitch(fields: Partial<Schemas['OutreachDetailsView']> = {}) {
  const stored = { pitch: sample('OutreachDetailsView', { id: 'o1', guestProfileId: 'g1', guestName: 'Ada Lovelace', podcast: SHOW, subject: 'Salt on your show', body: 'I liked the salt.', version: 1, generatedBy: 'rules', ...fields }) };
  signIn();
  api.on('get', '/api/v1/teams/users', {});
  api.on('get', '/api/v1/outreach/templates', {});
  api.on('get', '/api/v1/guest-profiles/{guestProfileId}/outreach-hooks', {});
  api.on('get', `${PITCH}/details`, () => ({ outreach: stored.pitch }));
  api.on('put', PITCH, ({ body, headers }) => {
    if (headers.get('if-match') !== `"${stored.pitch.version}"`) return api.fail(412, { data: { current: stored.pitch } });
    stored.pitch = { ...stored.pitch, ...(body as object), version: stored.pitch.version + 1 };
    return { outreach: stored.pitch };
  });
  return stored;
}

const body = () => screen.findByLabelText('Body');
const saveState = () => document.querySelector('[data-save-state]')?.getAttribute('data-save-state');

it('overwrites no text of someone else', async () => {
  const stored = answerPitch();
  const { user } = await renderPage('/app/outreach/o1');
  const text = await body();
  stored.pitch = { ...stored.pitch, subject: 'Theirs', body: 'Their text', version: 2 };
  fill(text, 'My text');
  const conflict = await screen.findByRole('alert');
  expect(conflict.textContent).toContain('Someone else changed this pitch');
  expect(conflict.textContent).toContain('Their text');
  expect(stored.pitch.body).toBe('Their text');
  await user.click(within(conflict).getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(saveState()).toBe('saved'));
  expect(stored.pitch.body).toBe('My text');
  expect(valueOf(text)).toBe('My text');
});

it('lets nobody copy or rewrite a pitch for a podcast on the blacklist', async () => {
  answerPitch({ isBlacklisted: true });
  await renderPage('/app/outreach/o1');
  expect((await screen.findByRole('alert')).textContent).toContain('on your team’s blacklist');
  for (const name of ['Copy email', 'Open in email app', 'Download .eml', 'Rewrite pitch']) expect((screen.getByRole('button', { name }) as HTMLButtonElement).disabled, name).toBe(true);
});

const reads = () => api.calls('get', `${PITCH}/details`).length;

it('keeps a mark when a response from before it arrives late', async () => {
  const stored = answerPitch();
  const { user, loaded } = await renderPage('/app/outreach/o1');
  await body();
  const unmarked = stored.pitch;
  const late = later<{ outreach: Schemas['OutreachDetailsView'] }>();
  api.on('post', `${PITCH}/copy`, {});
  api.on('get', `${PITCH}/details`, () => late.promise);
  // Copying reads the pitch again.
  const before = reads();
  await user.click(screen.getByRole('button', { name: 'Copy email' }));
  await waitFor(() => expect(reads()).toBe(before + 1));
  api.on('put', `${PITCH}/pitched`, () => {
    stored.pitch = { ...stored.pitch, pitchedAt: '2026-01-16T12:00:00.000Z' };
    return { outreach: stored.pitch };
  });
  await user.click(screen.getByRole('button', { name: 'Mark as pitched' }));
  await screen.findByRole('button', { name: 'Mark as not pitched' });
  late.resolve({ outreach: unmarked });
  await loaded();
  screen.getByRole('button', { name: 'Mark as not pitched' });
});

it('deletes a pitch after the word was typed', async () => {
  answerPitch();
  api.on('delete', PITCH, {});
  api.on('get', '/api/v1/outreach/history', {});
  api.on('get', '/api/v1/guest-profiles', {});
  const { user } = await renderPage('/app/outreach/o1');
  await user.click(await screen.findByRole('button', { name: 'More actions for this pitch' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Delete this pitch?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  const word = within(question).getByLabelText('Type delete to confirm');
  expect([document.activeElement, word.getAttribute('aria-invalid')]).toEqual([word, 'true']);
  expect(api.calls('delete', PITCH)).toEqual([]);
  fill(word, ' Delete ');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('heading', { name: 'No pitches yet' });
  expect(api.calls('delete', PITCH).map(({ path }) => path.outreachId)).toEqual(['o1']);
});

it('says that a pitch is unknown', async () => {
  signIn();
  api.on('get', `${PITCH}/details`, api.fail(404));
  await renderPage('/app/outreach/none');
  await screen.findByRole('heading', { level: 1, name: 'Pitch not found' });
});

it('confirms open placeholders before a pitch is marked', async () => {
  const stored = answerPitch({ copiedAt: '2026-01-16T12:00:00.000Z' });
  api.on('put', `${PITCH}/pitched`, ({ body: request }) => {
    if (!(request as { acceptPlaceholders?: boolean }).acceptPlaceholders) return api.fail(409, { code: 'placeholders_left', message: '[your reason] is not filled in.' });
    stored.pitch = { ...stored.pitch, pitchedAt: '2026-01-16T12:00:00.000Z' };
    return { outreach: stored.pitch };
  });
  const { user } = await renderPage('/app/outreach/o1');
  expect((await screen.findByText(/This text was copied on/)).textContent).toContain('16 Jan 2026');
  await user.click(screen.getByRole('button', { name: 'It was sent' }));
  const question = await screen.findByRole('dialog', { name: 'Was it sent with open placeholders?' });
  expect(question.textContent).toContain('[your reason] is not filled in.');
  await user.click(within(question).getByRole('button', { name: 'Mark it anyway' }));
  await screen.findByRole('button', { name: 'Mark as not pitched' });
  expect(screen.queryByText(/This text was copied on/)).toBeNull();
});

it('writes a follow-up of a pitch that was sent, and says when nothing is new', async () => {
  answerPitch({ pitchedAt: '2026-01-16T12:00:00.000Z' });
  let isNew = false;
  const text = sample('OutreachDetailsView', { id: 'o2', followsId: 'o1', guestName: 'Ada Lovelace', podcast: SHOW, subject: 'Re: Salt on your show', body: 'One more idea.', generatedBy: 'rules' });
  api.on('post', `${PITCH}/follow-ups`, () => (isNew ? { outreach: text } : api.fail(409, { code: 'nothing_new', message: 'Nothing on record is new.' })));
  const { user } = await renderPage('/app/outreach/o1');
  await user.click(await screen.findByRole('button', { name: 'Write a follow-up' }));
  expect((await screen.findByText('Nothing on record is new.')).getAttribute('role')).toBe('alert');
  isNew = true;
  api.on('get', `${PITCH}/details`, { outreach: text });
  await user.click(screen.getByRole('button', { name: 'Write a follow-up' }));
  await screen.findByRole('heading', { level: 1, name: 'Follow-up: Ada Lovelace for The Cold Shelf' });
  expect(screen.getByRole('link', { name: 'The pitch' }).getAttribute('href')).toBe('/app/outreach/o1');
  expect(screen.queryByRole('button', { name: 'Rewrite pitch' })).toBeNull();
});
