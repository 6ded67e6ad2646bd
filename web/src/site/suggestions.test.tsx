import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { api, later } from '../testing/api';
import { sample } from '../testing/sample';
import { suggestSearches } from './suggestions';

const AUTOCOMPLETE = '/api/v1/autocomplete/podcasts';

it('suggests searches for the text in the box, and discards a late response to an older text', async () => {
  const older = later<{ words: string[] }>();
  api.on('get', AUTOCOMPLETE, ({ query }) =>
    query.get('query') === 'th' ? older.promise : { words: ['cold storage', 'cold'], people: [{ name: 'Ada Cold', role: 'host' }], podcasts: [sample('PodcastSummary', { title: 'The Cold Shelf' })] },
  );
  document.body.innerHTML = '<form><input type="search" /></form>';
  const box = document.querySelector('input');
  if (!box) throw new Error('no box');
  suggestSearches(box);
  const suggested = () => Array.from(document.querySelectorAll(`#${box.getAttribute('list')} option`), (option) => (option as HTMLOptionElement).value);
  const type = (text: string) => fireEvent.input(box, { target: { value: text } });
  type('th');
  await vi.waitFor(() => expect(api.calls('get', AUTOCOMPLETE)).toHaveLength(1));
  type('cold');
  await vi.waitFor(() => expect(suggested()).toEqual(['cold storage', 'cold', 'Ada Cold', 'The Cold Shelf']));
  older.resolve({ words: ['thoroughly stale'] });
  await older.promise;
  expect(suggested()).toHaveLength(4);
  document.body.replaceChildren();
});
