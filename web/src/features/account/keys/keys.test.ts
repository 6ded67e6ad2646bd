import { expect, it } from 'vitest';
import type { ApiKey } from '../../../api/types';
import { describeScopes, isUsable, keyStatusOf, validateKeyName } from './keys';

const key = (changes: Partial<ApiKey>): ApiKey => ({
  id: '1',
  name: 'laptop',
  prefix: 'pk_live_a1B2c3D4',
  scopes: ['read'],
  state: 'active',
  createdAt: '2026-11-01T00:00:00.000Z',
  lastUsedAt: null,
  expiresAt: null,
  rotatedAt: null,
  revokedAt: null,
  ...changes,
});

it('describes the status and expiration of a key', () => {
  const day = '2026-11-22T12:00:00.000Z';
  const cases: [Partial<ApiKey>, string, RegExp, boolean][] = [
    [{}, 'Active', /^never expires$/, true],
    [{ expiresAt: day }, 'Active', /^expires .*2026/, true],
    [{ state: 'rotated', expiresAt: day }, 'Rotated', /^works until .*2026/, true],
    [{ state: 'expired', expiresAt: day }, 'Expired', /^expired .*2026/, false],
    [{ state: 'revoked', revokedAt: day, expiresAt: null }, 'Revoked', /^revoked .*2026/, false],
  ];
  for (const [changes, label, detail, valid] of cases) {
    const status = keyStatusOf(key(changes));
    expect(status.label).toBe(label);
    expect(status.detail).toMatch(detail);
    expect(isUsable(key(changes))).toBe(valid);
  }
});

it('describes the scopes of a key', () => {
  expect(describeScopes(key({}))).toBe('Read only');
  expect(describeScopes(key({ scopes: ['read', 'write'] }))).toBe('Read and write');
});

it('accepts the names that the server accepts', () => {
  expect(validateKeyName('   ')).toMatch(/Enter a name/);
  expect(validateKeyName('🎙'.repeat(100))).toBeNull();
  expect(validateKeyName('x'.repeat(101))).toMatch(/at most 100/);
});
