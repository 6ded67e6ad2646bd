import { describe, expect, it } from 'vitest';
import { describeUndo } from './undo';

describe('describeUndo', () => {
  it('describes what was restored and what was left', () => {
    expect(describeUndo({ restoredCount: 1, left: [] })).toBe('Undone.');
    expect(describeUndo({ restoredCount: 38, left: [{ id: 'a', reason: 'changed-since' }, { id: 'b', reason: 'changed-since' }] })).toBe('Undid the change to 38 entries. 2 entries changed since then stay as they are.');
    expect(describeUndo({ restoredCount: 0, left: [{ id: 'a', reason: 'changed-since' }] })).toBe('Nothing was undone. 1 entry changed since then stays as it is.');
    expect(describeUndo({ restoredCount: 1, left: [{ id: 'a', reason: 'limit' }] })).toBe('Undone. 1 entry exceeded your plan’s limit.');
    expect(describeUndo({ restoredCount: 1, left: [{ id: 'a', reason: 'files-ended' }] })).toBe('Undone. Some of its files made room for newer ones and are gone.');
    expect(describeUndo({ restoredCount: 0, left: [{ id: 'a', reason: 'limit' }, { id: 'b', reason: 'listed-again' }] })).toBe('Nothing was undone. 2 entries couldn’t be restored.');
  });
});
