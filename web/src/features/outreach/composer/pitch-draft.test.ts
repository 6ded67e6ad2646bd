import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/errors';
import type { PitchDetails } from '../../../api/outreach/types';
import type { PitchText } from '../pitch-text';
import { createPitchDraft } from './pitch-draft';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const START = { subject: 'Hello', body: 'One', version: 1 };
const pitch = (text: PitchText, version: number) => ({ ...text, version }) as PitchDetails;
const conflict = (current: PitchDetails) => new ApiError('changed', { status: 412, data: { current: { outreach: current } } });

/** A server with one pitch. */
function server(stored = START) {
  const sent: { text: PitchText; version: number }[] = [];
  const row = { ...stored };
  const save = async (text: PitchText, version: number) => {
    sent.push({ text, version });
    await Promise.resolve();
    if (version !== row.version) throw conflict(pitch(row, row.version));
    Object.assign(row, text, { version: row.version + 1 });
    return pitch(row, row.version);
  };
  return { sent, row, save };
}

it('saves once after a pause, and then what was typed meanwhile', async () => {
  const { sent, row, save } = server();
  const draft = createPitchDraft(START, save);
  draft.edit({ body: 'One t' });
  draft.edit({ body: 'One two' });
  expect(draft.getState().state).toBe('waiting');
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual([]);
  const saving = vi.advanceTimersByTimeAsync(1_000);
  await saving;
  expect(sent).toEqual([{ text: { subject: 'Hello', body: 'One two' }, version: 1 }]);
  expect(draft.getState().state).toBe('saved');
  draft.edit({ subject: 'Hi' });
  await expect(draft.flush()).resolves.toBe(true);
  expect(row).toEqual({ subject: 'Hi', body: 'One two', version: 3 });
});

it('shows the text of someone else, and overwrites it only on request', async () => {
  const { sent, row, save } = server();
  const draft = createPitchDraft(START, save);
  Object.assign(row, { body: 'Theirs', version: 2 });
  draft.edit({ body: 'Mine' });
  await expect(draft.flush()).resolves.toBe(false);
  expect(draft.getState()).toMatchObject({ state: 'conflict', theirs: { body: 'Theirs' }, text: { body: 'Mine' } });
  draft.edit({ body: 'Mine!' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(1);
  await expect(draft.keepMine()).resolves.toBe(true);
  expect(row).toMatchObject({ body: 'Mine!', version: 3 });
});

it('keeps the subject of someone else when only the text is the reader’s', async () => {
  const { row, save } = server();
  const draft = createPitchDraft(START, save);
  Object.assign(row, { subject: 'Their subject', body: 'Theirs', version: 2 });
  draft.edit({ body: 'Mine' });
  await expect(draft.flush()).resolves.toBe(false);
  await expect(draft.keepMine()).resolves.toBe(true);
  expect(row).toMatchObject({ subject: 'Their subject', body: 'Mine', version: 3 });
  expect(draft.getState().text).toEqual({ subject: 'Their subject', body: 'Mine' });
});

it('takes over the text of someone else', async () => {
  const { row, save } = server();
  const draft = createPitchDraft(START, save);
  Object.assign(row, { body: 'Theirs', version: 2 });
  draft.edit({ body: 'Mine' });
  await draft.flush();
  draft.takeTheirs();
  expect(draft.getState()).toMatchObject({ state: 'saved', text: { subject: 'Hello', body: 'Theirs' } });
  draft.edit({ body: 'Both' });
  await expect(draft.flush()).resolves.toBe(true);
});

it('is no conflict when only the version has changed, as after copying', async () => {
  const { row, save } = server();
  const draft = createPitchDraft(START, save);
  row.version = 5;
  draft.edit({ body: 'Mine' });
  await expect(draft.flush()).resolves.toBe(true);
  expect(row).toEqual({ subject: 'Hello', body: 'Mine', version: 6 });
});

it('follows the server while nothing is unsaved, and keeps what was typed', async () => {
  const { save } = server();
  const draft = createPitchDraft(START, save);
  draft.receive({ subject: 'Hello', body: 'Newer', version: 2 });
  expect(draft.getState().text.body).toBe('Newer');
  draft.edit({ body: 'Mine' });
  draft.receive({ subject: 'Hello', body: 'Newest', version: 3 });
  expect(draft.getState().text.body).toBe('Mine');
  draft.receive({ subject: 'Hello', body: 'Old', version: 1 });
  expect(draft.getState().text.body).toBe('Mine');
});

it('keeps the text when saving fails, and saves it at the next try', async () => {
  const { row, save } = server();
  let isDown = true;
  const draft = createPitchDraft(START, (text, version) => (isDown ? Promise.reject(new ApiError('down', { status: 503 })) : save(text, version)));
  draft.edit({ body: 'Mine' });
  await expect(draft.flush()).resolves.toBe(false);
  expect(draft.getState()).toMatchObject({ state: 'failed', text: { body: 'Mine' } });
  isDown = false;
  await expect(draft.flush()).resolves.toBe(true);
  expect(row.body).toBe('Mine');
});

it('needs no request when the text is as it was', async () => {
  const { sent, save } = server();
  const draft = createPitchDraft(START, save);
  draft.edit({ body: 'Two' });
  draft.edit({ body: 'One' });
  await expect(draft.flush()).resolves.toBe(true);
  expect(sent).toEqual([]);
  expect(draft.getState().state).toBe('saved');
});
