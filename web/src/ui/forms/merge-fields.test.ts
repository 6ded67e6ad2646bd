import { expect, it } from 'vitest';
import { changedKeys, describeConflicts, isContested, mergeFields } from './merge-fields';

const BASE = { name: 'Spring tour', purpose: '', keywords: ['cold'] };

it('names the fields that differ', () => {
  expect(changedKeys(BASE, { ...BASE, keywords: ['cold'] })).toEqual([]);
  expect(changedKeys(BASE, { ...BASE, name: 'Summer tour', keywords: [] })).toEqual(['name', 'keywords']);
});

it('keeps the own changes, and what only someone else has changed', () => {
  const mine = { ...BASE, name: 'Summer tour' };
  const theirs = { ...BASE, name: 'Winter tour', purpose: 'Sell the book' };
  expect(mergeFields(BASE, mine, theirs)).toEqual({ ...BASE, name: 'Summer tour', purpose: 'Sell the book' });
});

it('adds and removes own entries of a list, on top of the list of someone else', () => {
  const base = { ...BASE, keywords: ['cold', 'old'] };
  const merged = mergeFields(base, { ...base, keywords: ['cold', 'mine'] }, { ...base, keywords: ['cold', 'old', 'theirs'] });
  expect(merged.keywords).toEqual(['cold', 'theirs', 'mine']);
  expect(mergeFields(base, { ...base, keywords: ['old', 'cold'] }, base).keywords).toEqual(['old', 'cold']);
});

it('describes both values of what someone else has changed', () => {
  const labels = { name: 'Name', purpose: 'Purpose', keywords: 'Keywords' };
  const mine = { ...BASE, name: 'Summer tour' };
  const theirs = { ...BASE, name: 'Winter tour', keywords: [] };
  expect(describeConflicts({ base: BASE, mine, theirs }, labels)).toEqual([{ label: 'Name', theirs: 'Winter tour', mine: 'Summer tour' }, { label: 'Keywords', theirs: '', mine: null }]);
  expect(describeConflicts({ base: BASE, mine, theirs: mine }, labels)).toEqual([]);
});

it('has a contested field when both have changed it to different values', () => {
  const mine = { ...BASE, name: 'Summer tour' };
  expect(isContested(BASE, mine, { ...BASE, purpose: 'Sell the book' })).toBe(false);
  expect(isContested(BASE, mine, mine)).toBe(false);
  expect(isContested(BASE, mine, { ...BASE, name: 'Winter tour' })).toBe(true);
  expect(isContested(BASE, BASE, { ...BASE, name: 'Winter tour' })).toBe(false);
});
