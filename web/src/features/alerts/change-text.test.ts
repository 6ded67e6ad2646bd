import { expect, it } from 'vitest';
import { changedFields, describeChange, describeValue } from './change-text';

const field = (name: string, before: unknown = null, after: unknown = null) => ({ name, before, after });

it('describes the change', () => {
  expect(describeChange({ kind: 'created', fields: [] })).toBe('created the alert');
  expect(describeChange({ kind: 'updated', fields: [field('enabled', true, false)] })).toBe('turned the alert off');
  expect(describeChange({ kind: 'updated', fields: [field('alertSettings.otherSpellings'), field('alertSettings.mutedPodcasts')] })).toBe('changed spellings and muted podcasts');
  expect(describeChange({ kind: 'updated', fields: [] })).toBe('changed the alert');
});

it('says values', () => {
  const values = [null, '', [], true, 8, 'daily', ['a', 'b'], [{ title: 'The Cold Shelf' }], { a: 1 }];
  expect(values.map((value) => describeValue({ name: 'x', value }))).toEqual(['nothing', 'nothing', 'nothing', 'on', '8', 'daily', 'a, b', 'The Cold Shelf', null]);
  expect([describeValue({ name: 'emailSettings.weekday', value: 5 }), describeValue({ name: 'emailSettings.hour', value: 8 }), describeValue({ name: 'alertSettings.languagesToSkip', value: ['de'] })]).toEqual(['Friday', '08:00', 'German']);
});

it('names the parts of a setting that differ', () => {
  const fields = [field('alertSettings.filters', { excludeAds: false, requireSubject: true }, { excludeAds: true, requireSubject: true })];
  expect(changedFields(fields)).toEqual([field('alertSettings.filters.excludeAds', false, true)]);
  expect(describeChange({ kind: 'updated', fields })).toBe('changed ad filter');
});
