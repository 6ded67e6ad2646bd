import { describe, expect, it } from 'vitest';
import { describeUndo } from './undo';

describe('describeUndo', () => {
  it('says what was restored and what was left', () => {
    expect(describeUndo({ restoredCount: 1, left: [] })).toBe('Undone.');
    expect(describeUndo({ restoredCount: 38, left: [{ id: 'a', reason: 'changed' }, { id: 'b', reason: 'changed' }] })).toBe('Undone for 38 entries. 2 entries changed since then stay as they are.');
    expect(describeUndo({ restoredCount: 0, left: [{ id: 'a', reason: 'changed' }] })).toBe('Nothing was undone. 1 entry changed since then stays as it is.');
  });
});
