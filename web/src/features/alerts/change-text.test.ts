import { expect, it } from 'vitest';
import { describeChange, describeValue } from './change-text';

const field = (name: string, before: unknown = null, after: unknown = null) => ({ name, before, after });

it('says what was done', () => {
  expect(describeChange({ kind: 'created', fields: [] })).toBe('created the alert');
  expect(describeChange({ kind: 'updated', fields: [field('enabled', true, false)] })).toBe('turned the alert off');
  expect(describeChange({ kind: 'updated', fields: [field('alertSettings.otherSpellings'), field('alertSettings.mutedPodcasts')] })).toBe('changed spellings and muted shows');
  expect(describeChange({ kind: 'updated', fields: [] })).toBe('changed the alert');
});

it('says values', () => {
  expect([null, '', [], true, 8, 'daily', ['a', 'b'], [{ title: 'The Cold Shelf' }], { a: 1 }].map(describeValue)).toEqual(['nothing', 'nothing', 'nothing', 'on', '8', 'daily', 'a, b', 'The Cold Shelf', null]);
});
