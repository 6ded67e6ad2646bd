import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from 'earshot';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { fill, valueOf } from '../../testing/fill';
import { renderPage, signIn } from '../../testing/render';
import { sample } from '../../testing/sample';

const PROJECT = '/api/v1/projects/{projectIdOrSlug}';

/** A list that the server keeps: each change has a new version. */
function answerProject(fields: Partial<Schemas['ProjectDetailsView']> = {}) {
  const stored = { project: sample('ProjectDetailsView', { projectId: 'l1', slug: 'spring-tour', name: 'Spring tour', status: 'ACTIVE', projectTypes: ['guest-booking'], version: 1, ...fields }) };
  signIn();
  api.on('patch', '/api/v1/users/preferences', {});
  api.on('get', '/api/v1/saved-searches', {});
  api.on('get', '/api/v1/projects', () => ({ projects: [stored.project] }));
  api.on('get', `${PROJECT}/details`, () => ({ project: stored.project }));
  api.on('get', `${PROJECT}/podcasts/details`, {});
  api.on('get', `${PROJECT}/views`, {});
  api.on('patch', PROJECT, ({ body, headers }) => {
    const version = headers.get('if-match');
    if (version !== null && version !== `"${stored.project.version}"`) return api.fail(412, { data: { current: stored.project } });
    const { state, ...changes } = body as { state?: string };
    stored.project = { ...stored.project, ...changes, ...(state && { status: state }), version: stored.project.version + 1 };
    return { project: stored.project, changeId: null };
  });
  return stored;
}

it('says that a list is unknown', async () => {
  signIn();
  for (const path of [`${PROJECT}/details`, `${PROJECT}/podcasts/details`, `${PROJECT}/views`] as const) api.on('get', path, api.fail(404));
  await renderPage('/app/projects/no-such-list');
  await screen.findByRole('heading', { name: 'List not found' });
});

it('says that a part of a list is unknown, and leads to its podcasts', async () => {
  answerProject();
  const { user, router } = await renderPage('/app/projects/spring-tour/no-such-part');
  await screen.findByRole('heading', { level: 1, name: 'Spring tour' });
  screen.getByRole('heading', { name: 'Page not found' });
  await user.click(screen.getByRole('link', { name: 'Go to its podcasts' }));
  await screen.findByRole('heading', { name: 'No podcasts yet' });
  expect(router.state.location.pathname).toBe('/app/projects/spring-tour');
});

it('shows the settings of an archived list without letting them change', async () => {
  answerProject({ status: 'ARCHIVED' });
  const { user } = await renderPage('/app/projects/spring-tour/settings');
  await screen.findByText('This list is archived');
  const name = (await screen.findByLabelText('Name')) as HTMLInputElement;
  expect(name.disabled).toBe(true);
  await user.click(screen.getAllByRole('button', { name: 'Make active' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByText('This list is archived')).toBeNull());
  expect(api.calls('patch', PROJECT).map(({ body }) => body)).toEqual([{ state: 'ACTIVE' }]);
});

/** The calls that change the list, without the number of the version. */
const sentChanges = () => api.calls('patch', PROJECT).map(({ body }) => body);

it('asks before it overwrites a setting of someone else, and then sends only what the reader has changed', async () => {
  const stored = answerProject();
  const { user } = await renderPage('/app/projects/spring-tour/settings');
  const name = await screen.findByLabelText('Name');
  stored.project = { ...stored.project, name: 'Winter tour', projectPurpose: 'Sell the book', version: 2 };
  fill(name, 'Summer tour');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const conflict = (await screen.findByText('Someone else changed these settings')).closest('[role=alert]') as HTMLElement;
  expect(within(conflict).getByRole('row', { name: /^Name/ }).textContent).toBe('NameWinter tourSummer tour');
  expect(within(conflict).getByRole('row', { name: /^Purpose/ }).textContent).toBe('PurposeSell the bookNot changed');
  expect(stored.project.name).toBe('Winter tour');
  await user.click(within(conflict).getByRole('button', { name: 'Save mine' }));
  await screen.findByRole('heading', { level: 1, name: 'Summer tour' });
  expect(sentChanges()).toEqual([{ name: 'Summer tour' }, { name: 'Summer tour' }]);
  expect(stored.project).toMatchObject({ name: 'Summer tour', projectPurpose: 'Sell the book' });
  // The form goes on with the values of both.
  expect(valueOf(screen.getByLabelText('Purpose'))).toBe('Sell the book');
});

it('adds own keywords to those that someone else has added', async () => {
  const stored = answerProject({ projectKeywords: ['cold', 'old'] });
  const { user } = await renderPage('/app/projects/spring-tour/settings');
  await user.type(await screen.findByRole('combobox', { name: 'Keywords' }), 'mine{Enter}');
  stored.project = { ...stored.project, projectKeywords: ['cold', 'theirs'], version: 2 };
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const conflict = (await screen.findByText('Someone else changed these settings')).closest('[role=alert]') as HTMLElement;
  await user.click(within(conflict).getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(stored.project.projectKeywords).toEqual(['cold', 'theirs', 'mine']));
});

it('leaves the URL of the public page alone when a reader only looks at its field', async () => {
  const stored = answerProject({ publicTitle: '', publicSlug: null, publicPodcastLimit: 100, isPublicListicle: false, isPublicForTeam: false });
  const { user } = await renderPage('/app/projects/spring-tour/settings');
  const form = await screen.findByRole('form', { name: 'Public page' });
  stored.project = { ...stored.project, publicSlug: 'ice', version: 2 };
  await user.click(within(form).getByLabelText('URL'));
  fill(within(form).getByLabelText('Title'), 'Shows about salt');
  await user.click(within(form).getByRole('button', { name: 'Save public page' }));
  await user.click(await within(form).findByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(stored.project).toMatchObject({ publicTitle: 'Shows about salt', publicSlug: 'ice' }));
});

it('keeps a setting that someone else has changed while the reader was typing', async () => {
  const stored = answerProject();
  const { user, queryClient } = await renderPage('/app/projects/spring-tour/settings');
  fill(await screen.findByLabelText('Name'), 'Summer tour');
  stored.project = { ...stored.project, projectPurpose: 'Sell the book', version: 2 };
  // An event announces that the list has changed.
  await queryClient.invalidateQueries({ queryKey: ['project'] });
  await waitFor(() => expect(valueOf(screen.getByLabelText('Purpose'))).toBe('Sell the book'));
  expect(valueOf(screen.getByLabelText('Name'))).toBe('Summer tour');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByRole('heading', { level: 1, name: 'Summer tour' });
  expect(sentChanges()).toEqual([{ name: 'Summer tour' }]);
});

it('shows what Undo has restored, in a form without changes', async () => {
  const stored = answerProject();
  const { queryClient } = await renderPage('/app/projects/spring-tour/settings');
  const name = await screen.findByLabelText('Name');
  stored.project = { ...stored.project, name: 'Winter tour', version: 2 };
  await queryClient.invalidateQueries({ queryKey: ['project'] });
  await waitFor(() => expect(valueOf(name)).toBe('Winter tour'));
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
});

it('saves only the changed fields of the public page, and asks when someone else has changed the same', async () => {
  const stored = answerProject({ publicTitle: 'Shows', publicSlug: 'shows', publicPodcastLimit: 100 });
  const { user } = await renderPage('/app/projects/spring-tour/settings');
  const form = await screen.findByRole('form', { name: 'Public page' });
  stored.project = { ...stored.project, publicTitle: 'Shows about ice', publicSlug: 'ice', version: 2 };
  fill(within(form).getByLabelText('Title'), 'Shows about salt');
  await user.click(within(form).getByRole('button', { name: 'Save public page' }));
  const conflict = await within(form).findByRole('alert');
  expect(within(conflict).getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['FieldTheirsYours', 'TitleShows about iceShows about salt', 'URLiceNot changed']);
  await user.click(within(conflict).getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(stored.project.publicTitle).toBe('Shows about salt'));
  expect(sentChanges()).toEqual([{ publicTitle: 'Shows about salt' }, { publicTitle: 'Shows about salt' }]);
  await waitFor(() => expect(valueOf(within(form).getByLabelText('URL'))).toBe('ice'));
});

it('shows the notes before and after a change in the activity', async () => {
  answerProject();
  const activity = sample('ProjectActivityView', { id: 'a1', actionType: 'update-notes', fromValue: 'Call Ann', toValue: null, podcastTitle: 'Salt', podcastSlug: 'salt', userDisplayName: 'Ben', activityDate: '2026-11-20T10:00:00Z' });
  api.on('get', `${PROJECT}/activity`, { activities: [activity] });
  api.on('get', '/api/v1/teams/users', {});
  await renderPage('/app/projects/spring-tour/activity');
  const texts = (await screen.findByText('Show the texts')).closest('details') as HTMLElement;
  expect([...texts.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['Call Ann', 'No notes']);
});

it('leaves a deleted list without asking for its unsaved settings', async () => {
  answerProject();
  api.on('delete', PROJECT, { changeId: 'c1' });
  const { user, router } = await renderPage('/app/projects/spring-tour/settings');
  fill(await screen.findByLabelText('Name'), 'Summer tour');
  await user.click(screen.getByRole('button', { name: 'Delete list' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/projects'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
