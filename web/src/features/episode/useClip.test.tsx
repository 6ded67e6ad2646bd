import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toClip, useClip } from './useClip';

it.each([
  [5, 9, { start: 5, end: 9 }],
  [5, 5, null],
  [null, 9, null],
  [5, null, null],
])('reads a clip from %s to %s', (start, end, clip) => expect(toClip(start, end)).toEqual(clip));

it('pauses once at the end of the clip, and plays it again on request', async () => {
  const controls = { seek: vi.fn(), pause: vi.fn() };
  const clip = { start: 5, end: 9 };
  const { result, rerender } = renderHook(({ second }) => useClip(clip, second, controls), { initialProps: { second: 8 } });
  expect(controls.pause).not.toHaveBeenCalled();
  rerender({ second: 9 });
  rerender({ second: 10 });
  expect(controls.pause).toHaveBeenCalledTimes(1);
  await act(async () => result.current.playClip());
  expect(controls.seek).toHaveBeenCalledWith(5, true);
});
