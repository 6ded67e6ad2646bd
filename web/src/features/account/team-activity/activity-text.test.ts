import { expect, it } from 'vitest';
import { describeActivity, describeContext } from './activity-text';

it('describes an activity with its object, and an unknown one by its wire name', () => {
  expect(describeActivity({ action: 'added-to-list', object: 'Rust Talk' })).toBe('Added: Rust Talk');
  expect(describeActivity({ action: 'team-renamed', object: 't1' })).toBe('Renamed the team');
  expect(describeActivity({ action: 'passkey-added', object: null })).toBe('passkey-added');
});

it('names the list and what changed', () => {
  expect(describeContext({ list: 'Spring tour', fromValue: 'prospect', toValue: 'pitched' })).toBe('Spring tour · prospect → pitched');
  expect(describeContext({ list: 'Spring tour', fromValue: null, toValue: 'Spring tour' })).toBe('Spring tour');
  expect(describeContext({ list: null, fromValue: null, toValue: 'New name' })).toBe('New name');
  expect(describeContext({ list: null, fromValue: null, toValue: null })).toBe('');
});
