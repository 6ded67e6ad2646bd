import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Action, onKeyDown, useActionList, useActions, useShortcut, useShortcutList } from './shortcuts';

let log: string[] = [];
let shown: { actions: string[]; shortcuts: string[] } = { actions: [], shortcuts: [] };

function Frame({ actions }: { actions: readonly Action[] }) {
  useActions(actions);
  return null;
}

function Keys() {
  useShortcut({ key: 's', keyLabel: 'S', label: 'Save' }, () => log.push('save'));
  return null;
}

function Lists() {
  const actions = useActionList();
  const shortcuts = useShortcutList();
  useEffect(() => {
    shown = { actions: actions.map(({ label }) => label), shortcuts: shortcuts.map(({ keyLabel, label }) => `${keyLabel}: ${label}`) };
  });
  return null;
}

const action = (label: string, key?: string): Action => ({ label, ...(key && { key, keyLabel: key.toUpperCase() }), run: () => log.push(label) });
const root = createRoot(document.body.appendChild(document.createElement('div')));
const render = (...frames: (readonly Action[])[]) =>
  flushSync(() =>
    root.render(
      <>
        {frames.map((actions, index) => (
          <Frame key={index} actions={actions} />
        ))}
        <Keys />
        <Lists />
      </>,
    ),
  );
const settled = () => new Promise((resolve) => setTimeout(resolve));
const press = (key: string, target: Element = document.body) => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

beforeEach(() => {
  log = [];
  document.addEventListener('keydown', onKeyDown);
});
afterEach(() => {
  document.removeEventListener('keydown', onKeyDown);
  flushSync(() => root.render(null));
});

it('runs the action of a sequence of two keys, and of the second key alone', () => {
  render([action('Search', 'g s'), action('Lists', 'g p')]);
  press('g');
  press('s');
  press('s');
  press('g');
  press('x');
  press('p');
  expect(log).toEqual(['Search', 'save']);
});

it('lists the actions of the page before those of its frame, and exactly the keys that work', async () => {
  render([action('Search', 'g s'), action('Lists')], [action('Rename')]);
  await settled();
  expect(shown.actions).toEqual(['Rename', 'Search', 'Lists']);
  expect(shown.shortcuts).toEqual(['G S: Search', 'S: Save']);
  render([action('Search', 'g s')]);
  await settled();
  expect(shown.actions).toEqual(['Search']);
});

it('ignores keys in fields and while a dialog is open', () => {
  render([action('Search', 'g s')]);
  const field = document.body.appendChild(document.createElement('input'));
  press('s', field);
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  press('s');
  field.remove();
  dialog.remove();
  expect(log).toEqual([]);
});

it('runs the present handler of an action, not the first one', () => {
  render([action('Open', 'o')]);
  render([{ label: 'Open', key: 'o', keyLabel: 'O', run: () => log.push('second') }]);
  press('o');
  expect(log).toEqual(['second']);
});
