import { expect, it } from 'vitest';
import { isShownRun } from './shown-run';

it('shows a run at work to everybody, and its end to those who saw it', () => {
  expect(isShownRun({ id: 'a', state: 'running' }, null)).toBe(true);
  expect(isShownRun({ id: 'a', state: 'done' }, 'a')).toBe(true);
  expect(isShownRun({ id: 'a', state: 'done' }, null)).toBe(false);
  expect(isShownRun({ id: 'a', state: 'stopped' }, 'b')).toBe(false);
});
