import { act, screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from 'earshot';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../../testing/api';
import { renderPage, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';

const PROJECT = '/api/v1/projects/{projectIdOrSlug}';
const ENTRY = `${PROJECT}/podcasts/{listedPodcastId}` as const;

type Column = Schemas['CustomColumnView'];
const FEE: Column = { id: 'fee', name: 'Fee', kind: 'number', options: [] };
const TIER: Column = { id: 'tier', name: 'Tier', kind: 'choice', options: ['A', 'B'] };

async function openList(columns: Column[], customValues: Record<string, string> = {}) {
  let stored = columns;
  let entry = sample('ListedPodcastWithFactsView', { listedPodcastId: 'a', status: 'prospect', version: 1, customValues, podcast: sample('PodcastOfListView', { podcastId: 'p-a', slug: 'a', title: 'The Cold Shelf' }) });
  signIn();
  api.on('patch', '/api/v1/users/preferences', {});
  api.on('get', `${PROJECT}/details`, () => ({ project: sample('ProjectDetailsView', { projectId: 'l1', slug: 'tour', name: 'Autumn tour', status: 'ACTIVE', projectTypes: ['guest-booking'], version: 3, customColumns: stored }) }));
  api.on('get', `${PROJECT}/podcasts/details`, () => ({ listedPodcasts: [entry] }));
  api.on('get', `${PROJECT}/views`, {});
  api.on('get', `${PROJECT}/podcasts/relevancy`, {});
  api.on('get', '/api/v1/teams/users', {});
  api.on('patch', PROJECT, ({ body }) => {
    const { customColumns } = body as { customColumns: (Partial<Column> & Pick<Column, 'name' | 'kind'>)[] };
    stored = customColumns.map((column) => ({ options: [], id: `new ${column.name}`, ...column }));
    return { changeId: null };
  });
  api.on('patch', ENTRY, ({ body }) => {
    const values = Object.entries((body as { customValues: Record<string, string | null> }).customValues);
    const changed = Object.entries({ ...entry.customValues, ...Object.fromEntries(values) }).filter((each): each is [string, string] => each[1] !== null);
    entry = { ...entry, customValues: Object.fromEntries(changed), version: entry.version + 1 };
    return { updatedListedPodcast: entry, changeId: null, warnings: [] };
  });
  const page = await renderPage('/app/projects/tour');
  await screen.findByRole('grid');
  return { ...page, values: () => entry.customValues };
}

const cell = (column: string) => document.querySelector(`[role=row][data-key="a"] [data-column="${column}"]`) as HTMLElement;

// happy-dom has no layout. The table renders the rows that fit in its window.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(4000);
  return () => vi.restoreAllMocks();
});

it('shows the columns of the list, and edits a number and a choice in their cells', async () => {
  const { user, values } = await openList([FEE, TIER], { fee: '12.5' });
  expect(cell('custom:fee').textContent).toBe('12.5');
  await user.dblClick(cell('custom:fee'));
  const field = await screen.findByRole('textbox', { name: 'Fee' });
  await user.clear(field);
  await user.type(field, '20,5{Enter}');
  await waitFor(() => expect(values()).toEqual({ fee: '20.5' }));
  await waitFor(() => expect(cell('custom:fee').textContent).toBe('20.5'));
  await user.dblClick(cell('custom:tier'));
  await user.click(await screen.findByRole('menuitemradio', { name: 'B' }));
  await waitFor(() => expect(values()).toEqual({ fee: '20.5', tier: 'B' }));
  await waitFor(() => expect(cell('custom:tier').textContent).toBe('B'));
});

it('edits a value in the quick look, and ignores what is no number', async () => {
  const { user, values } = await openList([FEE], { fee: '12.5' });
  act(() => cell('title').focus());
  await user.keyboard(' ');
  const panel = await screen.findByRole('dialog', { name: /^Quick look/ });
  const field = within(panel).getByLabelText<HTMLInputElement>('Fee');
  await user.clear(field);
  await user.type(field, 'much');
  await user.tab();
  expect(values()).toEqual({ fee: '12.5' });
  await user.clear(field);
  await user.tab();
  await waitFor(() => expect(values()).toEqual({}));
});

it('adds and removes columns as one change', async () => {
  const { user } = await openList([FEE]);
  await user.click(screen.getByRole('button', { name: /^Columns/ }));
  await user.click(await screen.findByRole('button', { name: 'Own columns…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Columns of this list' });
  await user.click(within(dialog).getByRole('button', { name: 'Add column' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save columns' }));
  within(dialog).getByText('Enter a name');
  const names = within(dialog).getAllByLabelText('Name');
  await user.type(names[1] as HTMLElement, 'Tier');
  await user.selectOptions(within(dialog).getAllByLabelText('Kind')[1] as HTMLElement, 'Choice');
  await user.type(within(dialog).getByLabelText('Options of Tier'), 'A{Enter}B');
  await user.click(within(dialog).getByRole('button', { name: 'Remove Fee' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save columns' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Columns of this list' })).toBeNull());
  const [sent] = api.calls('patch', PROJECT);
  expect(sent?.body).toEqual({ customColumns: [{ name: 'Tier', kind: 'choice', options: ['A', 'B'] }] });
  expect(sent?.headers.get('if-match')).toBe('"3"');
  await waitFor(() => expect(cell('custom:new Tier')).not.toBeNull());
});
