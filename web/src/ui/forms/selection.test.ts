import { describe, expect, it } from 'vitest';
import { EMPTY_SELECTION, extendTo, toggleAll, toggleItem } from './selection';

const ORDER = ['a', 'b', 'c', 'd', 'e'];
const idsOf = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].toSorted().join('');

describe('a selection', () => {
  it('adds an item and removes it again', () => {
    const one = toggleItem(EMPTY_SELECTION, 'b');
    expect([idsOf(one), one.anchor]).toEqual(['b', 'b']);
    expect(idsOf(toggleItem(one, 'b'))).toBe('');
  });

  it('extends from the last item in both directions', () => {
    const start = toggleItem(EMPTY_SELECTION, 'c');
    expect(idsOf(extendTo(start, ORDER, 'e'))).toBe('cde');
    expect(idsOf(extendTo(start, ORDER, 'a'))).toBe('abc');
  });

  it('clears a range when its end is selected', () => {
    const start = extendTo(toggleItem(EMPTY_SELECTION, 'a'), ORDER, 'e');
    expect(idsOf(extendTo({ ...start, anchor: 'b' }, ORDER, 'd'))).toBe('ae');
  });

  it('selects one item when the range has no beginning on the page', () => {
    expect(idsOf(extendTo(EMPTY_SELECTION, ORDER, 'd'))).toBe('d');
    expect(idsOf(extendTo({ ids: new Set(['x']), anchor: 'x' }, ORDER, 'd'))).toBe('dx');
  });

  it('selects all, and then none', () => {
    const all = toggleAll(toggleItem(EMPTY_SELECTION, 'a'), ORDER);
    expect(idsOf(all)).toBe('abcde');
    expect(toggleAll(all, ORDER).ids.size).toBe(0);
    expect(toggleAll(EMPTY_SELECTION, []).ids.size).toBe(0);
  });
});
