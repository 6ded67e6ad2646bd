import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDraft, useSeenRow } from './useDraft';

const row = (version: number, notes: string) => ({ id: 'a', version, notes });

it('passes a draft with the row of its first keystroke, not with the one that came since', () => {
  const { result, rerender } = renderHook(({ current }) => useDraft(current, ({ notes }) => notes), { initialProps: { current: row(1, 'Call Ann') } });
  act(() => result.current.set('Call Ann on Monday'));
  rerender({ current: row(2, 'Call Ben') });
  act(() => result.current.set('Call Ann on Tuesday'));
  expect(result.current.value).toBe('Call Ann on Tuesday');
  const save = vi.fn();
  act(() => result.current.end(save));
  expect(save.mock.calls).toEqual([['Call Ann on Tuesday', row(1, 'Call Ann')]]);
  expect(result.current.value).toBe('Call Ben');
  act(() => result.current.end(save));
  expect(save).toHaveBeenCalledTimes(1);
});

it('bases changes on the row that was stored when they began, until it is accepted', () => {
  const { result, rerender } = renderHook(({ stored, isChanged }) => useSeenRow(stored, isChanged), { initialProps: { stored: row(1, ''), isChanged: false } });
  rerender({ stored: row(2, ''), isChanged: false });
  rerender({ stored: row(2, ''), isChanged: true });
  rerender({ stored: row(3, ''), isChanged: true });
  expect(result.current.seen?.version).toBe(2);
  act(() => result.current.accept());
  expect(result.current.seen?.version).toBe(3);
  rerender({ stored: { ...row(7, ''), id: 'b' }, isChanged: true });
  expect(result.current.seen).toMatchObject({ id: 'b', version: 7 });
});
