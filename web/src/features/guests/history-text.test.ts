import { describe, expect, it } from 'vitest';
import { describeChange, describeValue, isUndoable } from './history-text';

const field = (name: string) => ({ name, before: null, after: null });

describe('a change', () => {
  it.each([
    ['created', [], 'created the profile'],
    ['unarchived', [], 'restored the profile from the archive'],
    ['updated', ['shortBio', 'goals', 'socialLinks'], 'changed short bio, goals and social profiles'],
    ['updated', [], 'changed the profile'],
    ['updated', ['newField'], 'changed newfield'],
  ])('%s %j', (kind, names, text) => expect(describeChange({ kind, fields: names.map(field) }).replace(', and', ' and')).toBe(text));

  it('can be undone for 10 minutes', () => {
    const now = Date.parse('2026-11-26T12:00:00Z');
    expect(isUndoable({ at: '2026-11-26T11:51:00Z', undoneAt: null }, now)).toBe(true);
    expect(isUndoable({ at: '2026-11-26T11:50:00Z', undoneAt: null }, now)).toBe(false);
    expect(isUndoable({ at: '2026-11-26T11:59:00Z', undoneAt: '2026-11-26T11:59:30Z' }, now)).toBe(false);
  });
});

it.each([
  [null, 'nothing'],
  ['', 'nothing'],
  [[], 'nothing'],
  [true, 'on'],
  [['One', 'Two'], 'One; Two'],
  [[{ kind: 'github', url: 'https://github.com/ada' }], 'https://github.com/ada'],
  ['x'.repeat(300), `${'x'.repeat(200)}…`],
])('%j is shown as %s', (value, text) => expect(describeValue(value)).toBe(text));
