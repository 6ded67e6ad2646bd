import { expect, it } from 'vitest';
import { isShownRun } from './shown-run';

it('shows a running run to everyone, and a finished one to readers who saw it running', () => {
  expect(isShownRun({ id: 'a', state: 'running' }, null)).toBe(true);
  expect(isShownRun({ id: 'a', state: 'done' }, 'a')).toBe(true);
  expect(isShownRun({ id: 'a', state: 'done' }, null)).toBe(false);
  expect(isShownRun({ id: 'a', state: 'stopped' }, 'b')).toBe(false);
});
