import { describe, expect, it } from 'vitest';
import { SHARE_COLUMNS } from '../../api/lists/shares';
import { DEFAULT_SHARE_COLUMNS, describeValidity, expiryOf, inPageOrder, isEnded } from './share-columns';

const NOW = Date.parse('2026-11-26T12:00:00Z');

describe('a client view', () => {
  it('has its columns in the order of the page, and none that do not exist', () => {
    expect(inPageOrder(['author', 'state', 'contacts'])).toEqual(['state', 'author']);
    expect(inPageOrder(SHARE_COLUMNS)).toEqual(SHARE_COLUMNS);
  });

  it('does not show notes and labels unless they are chosen', () => {
    expect(DEFAULT_SHARE_COLUMNS).not.toContain('notes');
    expect(DEFAULT_SHARE_COLUMNS).not.toContain('labels');
  });

  it.each([
    [{ revokedAt: null, expiresAt: null }, 'Valid until revoked', false],
    [{ revokedAt: null, expiresAt: '2026-12-24T00:00:00Z' }, 'Valid until 24 Dec 2026', false],
    [{ revokedAt: null, expiresAt: '2026-11-01T00:00:00Z' }, 'Ended 1 Nov', true],
    [{ revokedAt: '2026-11-03T00:00:00Z', expiresAt: '2026-12-24T00:00:00Z' }, 'Revoked 3 Nov', true],
  ])('%j', (share, text, ended) => {
    expect(describeValidity(share, NOW)).toBe(text);
    expect(isEnded(share, NOW)).toBe(ended);
  });

  it('ends after the chosen days', () => {
    expect(expiryOf('7', NOW)).toBe('2026-12-03T12:00:00.000Z');
    expect(expiryOf('never', NOW)).toBeNull();
  });
});
