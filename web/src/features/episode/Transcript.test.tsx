import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Episode, Transcript as Answer } from '../../api/types';
import { api } from '../../testing/api';
import { fill } from '../../testing/fill';
import { renderComponent, signIn } from '../../testing/render';
import { sample } from '../../testing/sample';
import { Transcript } from './Transcript';
import type { Clip } from './useClip';

const CORRECTIONS = '/api/v1/episodes/{episodeId}/transcript-corrections';
const TEXT = 'Ada: Good evening.\n\nBen: A cold room, Ada. The cold stays.';
const episode = { episodeId: 'e', episodeSlug: 'one', podcastSlug: 'show', title: 'One' } as Episode;

async function show(answer: Partial<Answer>, find = '', clip: Clip | null = null): Promise<HTMLElement> {
  if (!api.has('get', '/api/v1/auth/me')) api.on('get', '/api/v1/auth/me', {});
  api.on('get', '/api/v1/episodes/{episodeId}/transcript-timestamps', { sentences: [], ...answer });
  if (!api.has('get', CORRECTIONS)) api.on('get', CORRECTIONS, {});
  const { container, loaded } = await renderComponent(
    <Transcript episode={episode} podcastTitle="Show" startSecond={clip?.start ?? null} clip={clip} initialSearchText={find} second={null} onSeek={() => undefined} />,
  );
  await loaded();
  return container;
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const textsOf = (page: HTMLElement, selector: string) => Array.from(page.querySelectorAll(selector), (element) => element.textContent);

it('shows an untimed transcript with a note', async () => {
  const page = await show({ textWithoutTimes: TEXT });
  expect(page.textContent).toContain('has no timestamps');
  expect(textsOf(page, 'p[id^=sentence]')).toEqual(['Ada: Good evening.', 'Ben: A cold room, Ada. The cold stays.']);
  expect(page.textContent).not.toContain('Auto-scroll');
});

it('searches an untimed transcript', async () => {
  const page = await show({ textWithoutTimes: TEXT }, 'COLD');
  const status = () => textsOf(page, '[role=status]');
  expect(textsOf(page, 'mark')).toEqual(['cold', 'cold']);
  expect(status()).toContain('1 of 2');
  await act(async () => page.querySelector<HTMLElement>('[aria-label="Next match"]')?.click());
  expect(status()).toContain('2 of 2');
  expect(Array.from(page.querySelectorAll('mark'), (mark) => mark.dataset.current)).toEqual([undefined, 'true']);
});

it('shows a timed transcript in paragraphs', async () => {
  const page = await show({ sentences: [{ text: 'Good evening.', speaker: 'Ada', startSecond: 0, endSecond: 2 }] });
  expect(page.textContent).not.toContain('has no timestamps');
  expect(textsOf(page, 'time')).toEqual(['0:00']);
});

it('counts the matches of a search in a timed transcript, and moves through them', async () => {
  const sentences = ['Good evening.', 'A cold room.', 'The cold stays.'].map((text, place) => ({ text, speaker: 'Ada', startSecond: place, endSecond: place + 1 }));
  const page = await show({ sentences });
  const field = screen.getByLabelText('Search this transcript');
  const count = (text: string) => waitFor(() => expect(textsOf(page, 'search [role=status]')).toEqual([text]));
  fill(field, 'cold');
  await count('1 of 2');
  await press('Next match');
  await count('2 of 2');
  await press('Previous match');
  await count('1 of 2');
  fill(field, 'qqzzxx');
  await count('No matches');
});

it('offers the formats of the plan', async () => {
  signIn({}, { transcriptFormats: ['txt', 'vtt', 'sentence-vtt'] });
  const page = await show({ sentences: [{ text: 'Good evening.', speaker: 'Ada', startSecond: 0, endSecond: 2 }] });
  expect(textsOf(page, '[aria-label="Download transcript"] a')).toEqual(['Text', 'WebVTT', 'WebVTT by sentence']);
});

it('reports an empty transcript', async () => expect((await show({})).textContent).toContain('The transcript is empty'));

it('marks the sentences of a clip, and offers a link to each paragraph as a clip', async () => {
  const sentences = ['One.', 'Two.', 'Three.', 'Four.'].map((text, place) => ({ text, speaker: 'Ada', startSecond: place * 5, endSecond: place * 5 + 5 }));
  const page = await show({ sentences }, '', { start: 5, end: 15 });
  expect(textsOf(page, '[data-linked]')).toEqual(['Two.', 'Three.']);
  expect(page.textContent).toContain('Clip from 0:05 to 0:15');
  expect(screen.getByRole('button', { name: 'Copy clip link from 0:00 to 0:20' })).toBeTruthy();
});

it.each([
  [{ source: 'publisher', model: null, confidence: null, language: 'de', createdAt: '2026-11-01T08:00:00Z', correctedAt: null, possibleDriftSeconds: null }, 'Published by the podcast · German · read on'],
  [{ source: 'earshot', model: 'whisper-1', confidence: null, language: null, createdAt: '2026-11-01T08:00:00Z', correctedAt: null, possibleDriftSeconds: 95 }, 'Made from the audio with whisper-1 · made on'],
  [{ source: 'earshot', model: 'whisper-1', confidence: 0.934, language: 'de', createdAt: '2026-11-01T08:00:00Z', correctedAt: null, possibleDriftSeconds: null }, 'Made from the audio with whisper-1 · 93% confident · German · made on'],
  [{ source: 'earshot', model: 'whisper-1', confidence: null, language: null, createdAt: '2026-11-01T08:00:00Z', correctedAt: null, possibleDriftSeconds: 95 }, 'the transcript is 1:35 longer than the episode'],
])('shows where a transcript comes from (%#)', async (origin, text) => {
  const page = await show({ textWithoutTimes: TEXT, origin });
  expect(page.textContent).toContain(text);
});

const TWO_SENTENCES = ['Good evening.', 'We drink ooh long.'].map((text, place) => ({ text, speaker: 'Ada', startSecond: place * 5, endSecond: place * 5 + 5 }));
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send suggestion' });
const suggestion = sample('TranscriptCorrectionView', { id: 'c1', part: 'sentence', startSecond: 5, line: null, text: 'We drink ooh long.', correctedText: 'We drink oolong.', state: 'open' });

it('sends a correction of a sentence, and shows the reader’s own suggestions', async () => {
  signIn();
  api.on('post', CORRECTIONS, { correction: suggestion });
  await show({ sentences: TWO_SENTENCES });
  expect(screen.queryByRole('list', { name: 'Your suggestions' })).toBeNull();
  await press('Suggest a correction at 0:00');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Right text' });
  expect([field.value, sendButton().disabled]).toEqual(['Good evening.', true]);
  fireEvent.change(screen.getByRole('combobox', { name: 'What’s wrong' }), { target: { value: '1' } });
  fill(field, 'We drink oolong.');
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  api.on('get', CORRECTIONS, { corrections: [suggestion] });
  await act(async () => sendButton().click());
  const list = await screen.findByRole('list', { name: 'Your suggestions' });
  expect(list.textContent).toContain('We haven’t read it yet');
  expect(api.calls('post', CORRECTIONS).map(({ body }) => body)).toEqual([{ part: 'sentence', startSecond: 5, text: 'We drink ooh long.', correctedText: 'We drink oolong.' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('sends a correction of the name of a speaker', async () => {
  signIn();
  api.on('post', CORRECTIONS, { correction: suggestion });
  await show({ sentences: TWO_SENTENCES });
  await press('Suggest a correction at 0:00');
  fireEvent.change(screen.getByRole('combobox', { name: 'What’s wrong' }), { target: { value: '2' } });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Right name' });
  expect([field.value, field.maxLength]).toEqual(['Ada', 100]);
  fill(field, 'Ada Lovelace');
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  api.on('get', CORRECTIONS, { corrections: [sample('TranscriptCorrectionView', { id: 'c3', part: 'speaker', startSecond: null, line: null, text: 'Ada', correctedText: 'Ada Lovelace', state: 'open' })] });
  await act(async () => sendButton().click());
  expect((await screen.findByRole('list', { name: 'Your suggestions' })).textContent).toContain('Name of a speaker');
  expect(api.calls('post', CORRECTIONS).map(({ body }) => body)).toEqual([{ part: 'speaker', text: 'Ada', correctedText: 'Ada Lovelace' }]);
});

it('sends a correction of a line without a time', async () => {
  signIn();
  api.on('post', CORRECTIONS, { correction: suggestion });
  const lines = [{ speaker: 'Ada', text: 'Good evening.' }, { speaker: 'Ada', text: 'We drink ooh long.' }];
  const page = await show({ textWithoutTimes: 'Ada: Good evening.\nWe drink ooh long.', lines });
  expect(textsOf(page, 'p[id^=sentence]')).toEqual(['Ada: Good evening.', 'We drink ooh long.']);
  await press('Suggest a correction of paragraph 2');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Right text' });
  fill(field, 'We drink oolong.');
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  await act(async () => sendButton().click());
  expect(api.calls('post', CORRECTIONS).map(({ body }) => body)).toEqual([{ part: 'line', line: 1, text: 'We drink ooh long.', correctedText: 'We drink oolong.' }]);
});

it('keeps the text of a suggestion for a sentence that has changed meanwhile', async () => {
  signIn();
  api.on('post', CORRECTIONS, api.fail(409, { code: 'transcript_changed', message: 'This part of the transcript has another text by now.' }));
  await show({ sentences: TWO_SENTENCES.slice(1) });
  await press('Suggest a correction at 0:05');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Right text' });
  fill(field, 'We drink oolong.');
  await act(async () => sendButton().click());
  await screen.findByText('This part of the transcript has another text by now.');
  expect(field.value).toBe('We drink oolong.');
});

it('says when readers corrected the transcript, and what became of own suggestions', async () => {
  signIn();
  api.on('get', CORRECTIONS, { corrections: [{ ...suggestion, state: 'refused', reason: 'It’s a name' }, { ...suggestion, id: 'c2', state: 'outdated' }] });
  const page = await show({ sentences: TWO_SENTENCES, origin: sample('TranscriptOriginView', { source: 'publisher', createdAt: '2026-11-01T12:00:00.000Z', correctedAt: '2026-11-20T12:00:00.000Z' }) });
  expect(page.textContent).toMatch(/corrected by readers on .*20/);
  expect(page.textContent).toContain('Refused: It’s a name');
  expect(page.textContent).toContain('The transcript has another text since then');
});

it('offers no corrections to readers without an account', async () => {
  await show({ sentences: TWO_SENTENCES });
  expect(screen.queryByRole('button', { name: /Suggest a correction/ })).toBeNull();
});
