// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { holdTypedKeys, releaseTypedKeys } from './palette-keys';

afterEach(() => void releaseTypedKeys());

const press = (key: string, more: KeyboardEventInit = {}) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

it('keeps the keys that are typed while the palette loads, away from the page', () => {
  const onPage = vi.fn();
  document.addEventListener('keydown', onPage);
  holdTypedKeys();
  for (const key of ['c', 'h', 'x', 'Backspace', 'a']) press(key);
  expect(onPage).not.toHaveBeenCalled();
  expect(releaseTypedKeys()).toBe('cha');
  press('r');
  expect(onPage).toHaveBeenCalledTimes(1);
  expect(releaseTypedKeys()).toBe('');
  document.removeEventListener('keydown', onPage);
});

it('leaves combinations and other keys to the page', () => {
  const onPage = vi.fn();
  document.addEventListener('keydown', onPage);
  holdTypedKeys();
  press('r', { ctrlKey: true });
  press('Escape');
  expect(onPage).toHaveBeenCalledTimes(2);
  expect(releaseTypedKeys()).toBe('');
  document.removeEventListener('keydown', onPage);
});
