import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from 'earshot';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../../testing/api';
import { renderPage, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';
import { followUpDay } from './list-row';

type Entry = Schemas['ListedPodcastWithFactsView'];
const PROJECT = '/api/v1/projects/{projectIdOrSlug}';
const ENTRY = `${PROJECT}/podcasts/{listedPodcastId}` as const;

const entryOf = (id: string, title: string, fields: Partial<Entry> = {}) =>
  sample('ListedPodcastWithFactsView', { listedPodcastId: id, status: 'prospect', version: 1, podcast: sample('PodcastOfListView', { podcastId: `p-${id}`, slug: id, title }), ...fields });

/** A list that the server keeps, in a window that shows all of its rows. */
async function openList(entries: Entry[], query = '') {
  const stored = new Map(entries.map((entry) => [entry.listedPodcastId, entry]));
  /** Changes an entry as a colleague does. */
  const change = (id: string, fields: Partial<Entry>): Entry => {
    const entry = stored.get(id) as Entry;
    const changed = { ...entry, ...fields, version: entry.version + 1 };
    stored.set(id, changed);
    return changed;
  };
  signIn();
  api.on('patch', '/api/v1/users/preferences', {});
  api.on('get', `${PROJECT}/details`, { project: sample('ProjectDetailsView', { projectId: 'l1', slug: 'tour', name: 'Autumn tour', status: 'ACTIVE', projectTypes: ['guest-booking'] }) });
  api.on('get', `${PROJECT}/podcasts/details`, () => ({ listedPodcasts: [...stored.values()] }));
  api.on('get', `${PROJECT}/views`, {});
  api.on('get', `${PROJECT}/podcasts/relevancy`, {});
  api.on('get', '/api/v1/teams/users', { users: [sample('TeamUserView', { id: 'u2', displayName: 'Ben Roe' })] });
  api.on('patch', ENTRY, ({ path, body, headers }) => {
    const entry = stored.get(path.listedPodcastId ?? '') as Entry;
    if (headers.get('if-match') !== `"${entry.version}"`) return api.fail(412, { data: { current: entry } });
    const { state, assigneeId, ...fields } = body as { state?: string; assigneeId?: string | null };
    const assignee = assigneeId === undefined ? {} : { assignee: assigneeId && { id: assigneeId, name: 'Ben Roe' } };
    return { updatedListedPodcast: change(entry.listedPodcastId, { ...fields, ...assignee, ...(state && { status: state }) } as Partial<Entry>), changeId: null, warnings: [] };
  });
  const page = await renderPage(`/app/projects/tour${query}`);
  await screen.findByRole('grid');
  return { ...page, change, entry: (id: string) => stored.get(id) as Entry };
}

const cell = (id: string, column: string) => document.querySelector(`[role=row][data-key="${id}"] [data-column="${column}"]`) as HTMLElement;
const focusRow = (id: string) => act(() => cell(id, 'title').focus());
/** The labels of the columns, without their sort keys. */
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => (textContent ?? '').replace(/Sort.*/, '').trim());

// happy-dom has no layout. The table renders the rows that fit in its window.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  return () => vi.restoreAllMocks();
});

it('overwrites no value of someone else, and merges changes of other fields', async () => {
  const { user, change, entry } = await openList([entryOf('a', 'The Cold Shelf'), entryOf('b', 'Salt Road')]);
  change('a', { status: 'booked' });
  focusRow('a');
  await user.keyboard('2');
  const question = await screen.findByRole('dialog', { name: 'Someone else changed this podcast' });
  expect(within(question).getByRole('row', { name: /^State/ }).textContent).toMatch(/Booked.*Qualified/);
  expect(entry('a').status).toBe('booked');
  await user.click(within(question).getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(entry('a').status).toBe('qualified'));

  change('a', { notes: 'From a colleague' });
  focusRow('a');
  await user.keyboard('4');
  await waitFor(() => expect(entry('a')).toMatchObject({ status: 'lost', notes: 'From a colleague' }));
  await waitFor(() => expect(cell('a', 'notes').textContent).toContain('From a colleague'));
});

it('keeps the notes of someone else that arrive while notes are being written', async () => {
  const { user, change, entry, queryClient } = await openList([entryOf('a', 'The Cold Shelf', { notes: 'Call Ann' })]);
  focusRow('a');
  await user.keyboard(' ');
  const notes = within(await screen.findByRole('dialog', { name: /^Quick look/ })).getByLabelText('Notes');
  await user.type(notes, ' on Monday');
  // A live event brings the newer row, with the version that a save would be based on.
  change('a', { notes: 'Ann has left, call Ben' });
  await act(() => queryClient.invalidateQueries({ queryKey: ['project'] }));
  await user.tab();
  const question = await screen.findByRole('dialog', { name: 'Someone else changed this podcast' });
  expect(within(question).getByRole('row', { name: /^Notes/ }).textContent).toBe('NotesAnn has left, call BenCall Ann on Monday');
  expect(entry('a').notes).toBe('Ann has left, call Ben');
  await user.click(within(question).getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(entry('a').notes).toBe('Call Ann on Monday'));
});

it('keeps the notes of someone else that arrive while the editor of a cell is open', async () => {
  const { user, change, entry, queryClient } = await openList([entryOf('a', 'The Cold Shelf', { notes: 'Call Ann' })]);
  await user.dblClick(cell('a', 'notes'));
  const notes = await screen.findByRole('textbox', { name: 'Notes' });
  change('a', { notes: 'Ann has left, call Ben' });
  await act(() => queryClient.invalidateQueries({ queryKey: ['project'] }));
  await user.type(notes, ' on Monday');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('dialog', { name: 'Someone else changed this podcast' });
  expect(entry('a').notes).toBe('Ann has left, call Ben');
  await user.click(within(question).getByRole('button', { name: 'Keep theirs' }));
  await waitFor(() => expect(cell('a', 'notes').textContent).toContain('Ann has left, call Ben'));
  expect(api.calls('patch', ENTRY)).toHaveLength(0);
});

it('sends each change with the version that it is based on', async () => {
  const { user, entry } = await openList([entryOf('a', 'The Cold Shelf')]);
  focusRow('a');
  await user.keyboard('234');
  await waitFor(() => expect(entry('a').status).toBe('lost'));
  const versions = api.calls('patch', ENTRY).map(({ headers }) => headers.get('if-match'));
  expect(versions.length).toBeGreaterThan(0);
  for (const version of versions) expect(version).toMatch(/^"\d+"$/);
});

it('reverts a change that failed, with a message', async () => {
  const { user } = await openList([entryOf('a', 'The Cold Shelf')]);
  api.on('patch', ENTRY, api.fail(500, { message: 'The database is busy.' }));
  focusRow('a');
  await user.keyboard('2');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The Cold Shelf wasn’t changed');
  expect(alert.textContent).toContain('The database is busy.');
  expect(cell('a', 'state').textContent).toBe('Prospect');
});

const question = () => screen.findByRole('dialog', { name: 'Your team has pitched this before' });

it('pitches a show for a second time after a confirmation', async () => {
  const { user, entry } = await openList([entryOf('a', 'The Cold Shelf', { status: 'lost', lastPitch: sample('LastPitchView') })]);
  expect(cell('a', 'title').textContent).toContain('Pitched before');
  focusRow('a');
  await user.keyboard('3');
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  expect(api.calls('patch', ENTRY)).toEqual([]);
  focusRow('a');
  await user.keyboard('3');
  await user.click(within(await question()).getByRole('button', { name: 'Move to Pitched' }));
  await waitFor(() => expect(entry('a').status).toBe('pitched'));
});

it('ignores the parts of a link that mean nothing, with a notice', async () => {
  await openList([entryOf('a', 'The Cold Shelf'), entryOf('b', 'Salt Road')], '?state=elsewhere&sort=price:up&layout=map&open=../x&label=');
  const notice = (await screen.findByText('Part of the link couldn’t be read')).closest('[role=alert]');
  expect(notice?.textContent).toContain('state');
  expect(document.querySelectorAll('[role=row][data-key]')).toHaveLength(2);
});

it('shows, moves, pins and resets columns', async () => {
  const { user } = await openList([entryOf('a', 'The Cold Shelf')]);
  const initial = headings();
  await user.click(screen.getByRole('button', { name: /^Columns/ }));
  await user.click(await screen.findByRole('button', { name: 'Show empty columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Contact' }));
  await user.click(screen.getByRole('checkbox', { name: 'Episodes' }));
  await user.click(screen.getByRole('button', { name: 'Pin Priority' }));
  await user.click(screen.getByRole('button', { name: 'Move Notes up' }));
  await user.click(screen.getByRole('button', { name: 'Make Labels wider' }));
  expect(headings()).not.toContain('Contact');
  expect(headings()).toContain('Episodes');
  expect(headings().slice(1, 3)).toEqual(['Podcast', 'Priority']);
  await user.click(screen.getByRole('button', { name: 'Reset columns' }));
  expect(headings()).toEqual(initial);
});

const reviewed = (score: number) => ({ analysis: { ...sample('ListedPodcastWithFactsView').analysis, relevancyScore: score } });

it('begins with the podcasts that fit best, once they are reviewed', async () => {
  await openList([entryOf('a', 'The Cold Shelf', { priority: 'urgent', ...reviewed(2) }), entryOf('b', 'Salt Road', { priority: null, ...reviewed(5) })]);
  expect([...document.querySelectorAll('[role=row][data-key]')].map((row) => row.getAttribute('data-key'))).toEqual(['b', 'a']);
});

it('leaves out columns without a value until they are shown', async () => {
  const { user } = await openList([entryOf('a', 'The Cold Shelf', { labels: [], notes: '' })]);
  expect(headings()).not.toContain('Labels');
  expect(headings()).not.toContain('Notes');
  expect(headings()).toContain('Next action');
  await user.click(screen.getByRole('button', { name: /^Columns/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Labels (empty)' }));
  expect(headings()).toContain('Labels');
  expect(headings()).not.toContain('Notes');
  await user.click(screen.getByRole('button', { name: 'Show empty columns' }));
  expect(headings()).toContain('Notes');
  await user.click(screen.getByRole('button', { name: 'Reset columns' }));
  expect(headings()).not.toContain('Notes');
});

it('plans the follow-up of a pitch, and keeps a date that was set', async () => {
  const { user, entry } = await openList([entryOf('a', 'The Cold Shelf'), entryOf('b', 'Salt Road', { nextActionOn: '2030-01-02' })]);
  for (const id of ['a', 'b']) {
    focusRow(id);
    await user.keyboard('3');
    await waitFor(() => expect(entry(id).status).toBe('pitched'));
  }
  expect(entry('a').nextActionOn).toBe(followUpDay(Date.now()));
  expect(entry('b').nextActionOn).toBe('2030-01-02');
});

it('sends one day for the follow-up of all podcasts that are marked as pitched', async () => {
  const { user } = await openList([entryOf('a', 'The Cold Shelf'), entryOf('b', 'Salt Road', { nextActionOn: '2030-01-02' })]);
  api.on('post', `${PROJECT}/podcasts/bulk`, { changedCount: 2, skipped: [], limit: null, changeId: null });
  const sent = () => api.calls('post', `${PROJECT}/podcasts/bulk`).map(({ body }) => body as { state: string; followUpOn?: string });
  const move = async (key: string, day?: string) => {
    focusRow('a');
    await user.keyboard('{Control>}a{/Control}m');
    const dialog = await screen.findByRole('dialog', { name: 'Move 2 podcasts to' });
    const field = within(dialog).getByLabelText<HTMLInputElement>('Follow up pitches on');
    expect(field.value).toBe(followUpDay(Date.now()));
    if (day) fireEvent.change(field, { target: { value: day } });
    await user.click(within(dialog).getByRole('button', { name: new RegExp(key) }));
  };
  await move('Pitched', '2031-03-04');
  await waitFor(() => expect(sent()).toEqual([{ action: 'state', listedPodcastIds: ['b', 'a'], state: 'pitched', followUpOn: '2031-03-04' }]));
  expect(await screen.findByText('2 podcasts moved to Pitched. Next action where there was none: 4 Mar 2031.')).toBeTruthy();
  await move('Booked');
  await waitFor(() => expect(sent()[1]).toEqual({ action: 'state', listedPodcastIds: ['b', 'a'], state: 'booked' }));
});

it('assigns a podcast to a member, and shows what clients answered', async () => {
  const clientAnswers = [sample('ClientAnswerView', { answer: 'no', comment: 'Too small', name: 'Kim', answeredAt: '2026-11-20T10:00:00Z' })];
  const { user, entry } = await openList([entryOf('a', 'The Cold Shelf', { clientAnswers })], '?open=a');
  const panel = await screen.findByRole('dialog', { name: /^Quick look/ });
  expect(within(panel).getByRole('region', { name: 'Client' }).textContent).toMatch(/No: Too smallKim/);
  expect(cell('a', 'client').textContent).toBe('No: Too small');
  await user.selectOptions(await within(panel).findByRole('combobox', { name: 'Assignee' }), 'Ben Roe');
  await waitFor(() => expect(entry('a').assignee?.id).toBe('u2'));
});
