import { act } from '@testing-library/react';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onKeyDown } from '../../../ui/navigation/shortcuts';
import { useMatchKeys } from './useMatchKeys';

const close: (() => void)[] = [];
beforeEach(() => document.addEventListener('keydown', onKeyDown));
afterEach(() => {
  document.removeEventListener('keydown', onKeyDown);
  close.splice(0).forEach((end) => end());
});

function Matches({ ids, calls }: { ids: readonly string[]; calls: string[] }) {
  const list = useRef<HTMLOListElement>(null);
  const record = (name: string) => (id: string) => void calls.push(`${name} ${id}`);
  useMatchKeys(list, { onSeen: record('seen'), onSelect: record('select'), onSnooze: record('snooze'), onReject: record('reject'), onPlay: record('play') });
  return (
    <ol ref={list}>
      {ids.map((id) => (
        <li key={id} data-match-row={id}>
          <a href={`#${id}`} data-match={id}>
            {id}
          </a>
          <button type="button">Play</button>
        </li>
      ))}
    </ol>
  );
}

function show(calls: string[]) {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  close.push(() => act(() => root.unmount()));
  const render = (ids: readonly string[]) => act(() => root.render(<Matches ids={ids} calls={calls} />));
  render(['a', 'b', 'c']);
  return render;
}

const press = (key: string) => act(() => void (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
const focused = () => document.activeElement?.textContent;

it('moves between matches and acts on the one that has the focus', () => {
  const calls: string[] = [];
  show(calls);
  press('e');
  expect(calls).toEqual([]);
  press('j');
  expect(focused()).toBe('a');
  press('j');
  press('x');
  press('s');
  press('n');
  press(' ');
  expect(calls).toEqual(['select b', 'snooze b', 'reject b', 'play b']);
  press('k');
  press('k');
  expect(focused()).toBe('a');
});

it('moves to the next match after it was marked, also from a button of the match', () => {
  const calls: string[] = [];
  show(calls);
  press('j');
  press('e');
  expect(focused()).toBe('b');
  (document.querySelector('[data-match-row=b] button') as HTMLElement).focus();
  press('e');
  expect(calls).toEqual(['seen a', 'seen b']);
  expect(focused()).toBe('c');
});

it('stays at its place when the match leaves the list', () => {
  const render = show([]);
  press('j');
  press('j');
  render(['a', 'c']);
  press('j');
  expect(focused()).toBe('c');
});
