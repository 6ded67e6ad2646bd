import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { renderPage, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';

const LIST = '/api/v1/administration/person-statements';
const ONE = '/api/v1/administration/person-statements/{personStatementId}';
const PAGE = '/app/administration/people';

const ada = { slug: 'ada', name: 'Ada' };
const merge = sample('PersonStatementView', { id: 's1', kind: 'merge', person: { slug: 'ada-2', name: 'Ada' }, into: ada, reason: 'One site links both', statedBy: 'Root', state: 'applied' });
const split = sample('PersonStatementView', {
  id: 's2', kind: 'split', person: ada, splitSlug: 'ada-1f', podcastTitle: 'Salt', episodeTitle: 'Rye', reason: 'Another Ada', statedBy: 'Root', state: 'without-effect', problem: 'The page of the person has none of these credits.',
});

it('merges two pages with a reason', async () => {
  signIn({ plan: 'admin' });
  api.on('get', LIST, { personStatements: [] });
  api.on('post', LIST, { personStatement: merge });
  const { user } = await renderPage(`${PAGE}?person=ada-2`);
  await screen.findByText('No page was merged or split');
  await user.click(screen.getByRole('button', { name: 'Merge pages' }));
  expect(screen.getByText('Enter the address of the other page')).toBeDefined();
  expect(screen.getByText('Enter the reason')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Page that stays' }), '/people/ada');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'One site links both');
  api.on('get', LIST, { personStatements: [merge] });
  await user.click(screen.getByRole('button', { name: 'Merge pages' }));
  await screen.findByText('ada-2 leads to ada');
  const [row] = within(await screen.findByRole('list', { name: 'Merges and splits' })).getAllByRole('listitem');
  expect(row?.textContent).toContain('ada-2 is the same person as ada');
  expect(api.calls('post', LIST).map(({ body }) => body)).toEqual([{ personSlug: 'ada-2', intoSlug: 'ada', reason: 'One site links both' }]);
});

it('splits an episode from a page', async () => {
  signIn({ plan: 'admin' });
  api.on('get', LIST, { personStatements: [] });
  api.on('post', LIST, { personStatement: split });
  const { user } = await renderPage(`${PAGE}?person=ada`);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'What is wrong' }), 'split');
  await user.type(screen.getByRole('textbox', { name: 'Podcast or episode' }), '/podcasts/salt/rye');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Another Ada');
  await user.click(screen.getByRole('button', { name: 'Split page' }));
  await screen.findByText('ada-1f has its own page');
  expect(api.calls('post', LIST).map(({ body }) => body)).toEqual([{ personSlug: 'ada', podcast: 'salt', episode: 'rye', reason: 'Another Ada' }]);
});

it('says which statements have no effect, and undoes them', async () => {
  signIn({ plan: 'admin' });
  const undone = sample('PersonStatementView', { ...split, state: 'undone', problem: null, undoneBy: 'Ann', undoneAt: '2026-11-30T10:00:00Z' });
  api.on('get', LIST, { personStatements: [split] });
  api.on('delete', ONE, {});
  const { user } = await renderPage(PAGE);
  await screen.findByText('Without effect: The page of the person has none of these credits.');
  api.on('get', LIST, { personStatements: [undone] });
  await user.click(screen.getByRole('button', { name: 'Undo the split of Ada' }));
  await screen.findByText(/^Undone by Ann/);
  expect(screen.queryByRole('button', { name: 'Undo the split of Ada' })).toBeNull();
  expect(api.calls('delete', ONE).map(({ path }) => path.personStatementId)).toEqual(['s2']);
});

it('says when the history could not be loaded', async () => {
  signIn({ plan: 'admin' });
  api.on('get', LIST, api.fail(500));
  await renderPage(PAGE);
  await screen.findByText('Couldn’t load the history');
});

it('is for administrators alone', async () => {
  signIn({ plan: 'agency' });
  await renderPage(PAGE);
  await screen.findByText('This page is for the administrators of Earshot.');
});
