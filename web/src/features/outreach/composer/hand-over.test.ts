import { expect, it } from 'vitest';
import { clipboardText, concernOf, findConcern } from './hand-over';

const CONTACT = { userDisplayName: 'Ann', writtenFor: 'Max Roe', at: '2026-11-03T10:00:00.000Z', isPitched: true };

it('has no concern about a complete first pitch', () => expect(findConcern([], null)).toBeNull());

it('names open slots and the contact before, and accepts exactly what was shown', () => {
  expect(findConcern([{ text: '[a]' }], null)).toEqual({ messages: ['1 placeholder is not filled in: [a]'], accepted: { acceptPlaceholders: true } });
  const both = findConcern(['[a]', '[b]', '[c]', '[d]'].map((text) => ({ text })), CONTACT);
  expect(both?.messages[0]).toBe('4 placeholders are not filled in: [a], [b], [c] …');
  expect(both?.messages[1]).toMatch(/^Ann wrote to this podcast for Max Roe on /);
  expect(both?.accepted).toEqual({ acceptPlaceholders: true, acceptDuplicate: true });
});

it('lets the reader accept what the server found, once', () => {
  const error = { code: 'already_pitched', message: 'Ann wrote to this podcast.' };
  expect(concernOf(error, { acceptPlaceholders: true })).toEqual({ messages: ['Ann wrote to this podcast.'], accepted: { acceptPlaceholders: true, acceptDuplicate: true } });
  expect(concernOf(error, { acceptDuplicate: true })).toBeNull();
  expect(concernOf({ code: 'opted_out', message: 'x' }, {})).toBeNull();
});

it('copies subject, body or both', () => {
  const pitch = { subject: 'S', body: 'B' };
  expect((['mail', 'subject', 'body'] as const).map((kind) => clipboardText(kind, pitch))).toEqual(['S\n\nB', 'S', 'B']);
});
