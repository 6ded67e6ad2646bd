import { expect, it } from 'vitest';
import { isNamesake, roleLabel } from './appearance-text';

it('follows the server in what is a namesake, and the confidence without it', () => {
  expect(isNamesake({ isLikely: false, confidence: 0.9 })).toBe(true);
  expect(isNamesake({ isLikely: true, confidence: 0.1 })).toBe(false);
  expect(isNamesake({ confidence: 0.4 })).toBe(true);
  expect(isNamesake({ confidence: 0.5 })).toBe(false);
});

it('names the roles', () => expect(['guest', 'host', 'unknown'].map(roleLabel)).toEqual(['Guest', 'Host', 'Named in the credits']));
