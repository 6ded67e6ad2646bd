import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from 'earshot';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { fill, valueOf } from '../../testing/fill';
import { renderPage, signIn } from '../../testing/render';
import { sample } from '../../testing/sample';

const GUEST = '/api/v1/guest-profiles/{guestProfileId}';
const BIO = sample('GuestBioView', { shortBio: 'Writes programs.' });

/** A profile that the server keeps: a change of its fields has a new version. */
function answerGuest(fields: Partial<Schemas['GuestProfileView']> = {}) {
  const stored = {
    profile: sample('GuestProfileView', {
      guestProfileId: 'g1', guestProfileSlug: 'ada-lovelace', name: 'Ada Lovelace', firstName: 'Ada', lastName: 'Lovelace', status: 'ACTIVE', processingStatus: 'DONE', bioGeneratedBy: 'person', version: 1, guestBio: BIO, ...fields,
    }),
  };
  const save = (changes: Partial<Schemas['GuestProfileView']>) => {
    stored.profile = { ...stored.profile, ...changes, version: stored.profile.version + 1 };
    return { changeId: null, version: stored.profile.version };
  };
  signIn();
  api.on('get', GUEST, () => stored.profile);
  api.on('get', `${GUEST}/appearances`, { isTracking: true });
  api.on('get', `${GUEST}/subjects`, {});
  api.on('post', `${GUEST}/suggestions`, {});
  api.on('put', `${GUEST}/contact-details`, ({ body }) => save(body as object));
  api.on('put', `${GUEST}/bio`, ({ body }) => save({ guestBio: { ...stored.profile.guestBio, ...(body as object) } }));
  api.on('put', `${GUEST}/social-media-links`, ({ body }) => save({ socialMediaLinks: body as never }));
  return { stored, save };
}

const field = (name: string) => screen.findByLabelText(name);
const saveState = () => document.querySelector('[data-save-state]')?.getAttribute('data-save-state');
const expectSaveState = (state: string) => waitFor(() => expect(saveState()).toBe(state));

it('saves what is valid, and says what is not', async () => {
  const { stored } = answerGuest({ completeness: sample('CompletenessView', { missing: [sample('MissingPartView', { field: 'longBio', label: 'Long bio' })] }) });
  const { user } = await renderPage('/app/guests/ada-lovelace');
  fill(await field('Goals'), 'Sell the book\n\n- Find partners ');
  fill(await field('Email address'), 'ada@');
  act(() => screen.getByLabelText('Phone').focus());
  await screen.findByText('Enter an email address such as ada@example.com');
  await expectSaveState('invalid');
  expect(stored.profile).toMatchObject({ email: null, guestBio: { goals: ['Sell the book', 'Find partners'] } });
  fill(await field('Email address'), 'ada@example.com');
  act(() => screen.getByLabelText('Phone').focus());
  await expectSaveState('saved');
  expect(stored.profile.email).toBe('ada@example.com');

  await user.click(within(screen.getByRole('list', { name: 'Missing parts' })).getByRole('button', { name: /^Long bio/ }));
  expect(document.activeElement).toBe(await field('Long bio'));
});

it('reads the platform of a pasted social profile, and rejects a URL that is none', async () => {
  const { stored, save } = answerGuest();
  const { user } = await renderPage('/app/guests/ada-lovelace');
  await user.click(await screen.findByRole('button', { name: 'Add a social profile' }));
  const row = within(screen.getByRole('group', { name: 'Social profile 1' }));
  const address = row.getByRole('textbox');
  await waitFor(() => expect(document.activeElement).toBe(address));
  api.on('put', `${GUEST}/social-media-links`, api.fail(400, { errors: [{ pointer: '/0/url', message: 'is not a profile' }] }));
  fill(address, 'https://x.com/home');
  expect(valueOf(row.getByLabelText('Platform'))).toBe('twitter');
  act(() => address.blur());
  await expectSaveState('invalid');
  expect(address.getAttribute('aria-invalid')).toBe('true');
  screen.getByText('Is not a profile');
  api.on('put', `${GUEST}/social-media-links`, ({ body }) => save({ socialMediaLinks: body as never }));
  fill(address, 'https://github.com/ada');
  expect(valueOf(row.getByLabelText('Platform'))).toBe('github');
  act(() => address.blur());
  await expectSaveState('saved');
  expect(stored.profile.socialMediaLinks).toEqual([{ socialMediaType: 'github', url: 'https://github.com/ada' }]);
  await user.click(row.getByRole('button', { name: 'Remove GitHub' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a social profile' })));
  await waitFor(() => expect(stored.profile.socialMediaLinks).toEqual([]));
});

it('overwrites no field of someone else, and merges changes of other fields', async () => {
  const { stored, save } = answerGuest();
  const { user } = await renderPage('/app/guests/ada-lovelace');
  const saveBio = `${GUEST}/bio` as const;
  api.on('put', saveBio, ({ body, headers }) => {
    if (headers.get('if-match') !== `"${stored.profile.version}"`) return api.fail(412, { data: { current: stored.profile } });
    return save({ guestBio: { ...stored.profile.guestBio, ...(body as object) } });
  });
  const shortBio = await field('Short bio');
  save({ guestBio: { ...BIO, shortBio: 'Theirs' } });
  fill(shortBio, 'Mine');
  act(() => shortBio.blur());
  const conflict = await screen.findByRole('alert');
  expect(conflict.textContent).toContain('Someone else changed short bio');
  expect(conflict.textContent).toContain('“Theirs”');
  expect(stored.profile.guestBio.shortBio).toBe('Theirs');
  await user.click(within(conflict).getByRole('button', { name: 'Save mine' }));
  await expectSaveState('saved');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(stored.profile.guestBio.shortBio).toBe('Mine');

  save({ guestBio: { ...stored.profile.guestBio, longBio: 'By a colleague' } });
  const goals = await field('Goals');
  fill(goals, 'Sell the book');
  act(() => goals.blur());
  await waitFor(async () => expect(valueOf(await field('Long bio'))).toBe('By a colleague'));
  await expectSaveState('saved');
  expect(stored.profile.guestBio).toMatchObject({ shortBio: 'Mine', longBio: 'By a colleague', goals: ['Sell the book'] });
});

it('shows an archived profile without letting it change', async () => {
  const { stored } = answerGuest({ status: 'ARCHIVED' });
  api.on('post', `${GUEST}/restore`, () => {
    stored.profile = { ...stored.profile, status: 'ACTIVE' };
    return {};
  });
  const { user } = await renderPage('/app/guests/ada-lovelace');
  await screen.findByText('This guest is archived');
  const shortBio = (await field('Short bio')) as HTMLTextAreaElement;
  expect(shortBio.disabled).toBe(true);
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(shortBio.disabled).toBe(false));
});

it('leads to the page about the person by an episode of their own', async () => {
  answerGuest();
  const appearances = [
    sample('GuestAppearanceView', { episodeId: 'of-a-namesake', role: 'guest', isLikely: false }),
    sample('GuestAppearanceView', { episodeId: 'own', role: 'guest', isLikely: true }),
  ];
  api.on('get', `${GUEST}/appearances`, { isTracking: true, appearances });
  await renderPage('/app/guests/ada-lovelace');
  const section = within(await screen.findByRole('region', { name: 'Appearances' }));
  const link = await section.findByRole('link', { name: 'The page about Ada Lovelace on all podcasts' });
  expect(link.getAttribute('href')).toBe('/people?name=Ada+Lovelace&role=guest&episode=own');
});

it('says that no episode names the guest, and stops the reports of new ones', async () => {
  answerGuest();
  api.on('put', `${GUEST}/appearances-tracking`, {});
  const { user } = await renderPage('/app/guests/ada-lovelace');
  const section = within(await screen.findByRole('region', { name: 'Appearances' }));
  await section.findByText('No episode in the catalog names this guest yet.');
  const reports = section.getByRole('switch', { name: /^Notify about new appearances/ }) as HTMLInputElement;
  expect(reports.checked).toBe(true);
  await user.click(reports);
  await waitFor(() => expect(reports.checked).toBe(false));
  expect(api.calls('put', `${GUEST}/appearances-tracking`).map(({ body }) => body)).toEqual([{ isTracking: false }]);
});

it('leaves topics to avoid out of the one-sheet, unless they are switched on', async () => {
  answerGuest();
  // A failure opens no dialog.
  api.on('get', `${GUEST}/download`, api.fail(503));
  const asked = () => api.calls('get', `${GUEST}/download`).map(({ query }) => query.toString());
  const { user } = await renderPage('/app/guests/ada-lovelace');
  const panel = within(await screen.findByRole('region', { name: 'One-sheet' }));
  await user.click(panel.getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(asked()).toEqual(['format=html']));
  await user.click(await panel.findByRole('switch', { name: /Show topics to avoid/ }));
  await user.click(panel.getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(asked()).toEqual(['format=html', 'format=html&topicsToAvoid=true']));
});

it('says that a guest is unknown', async () => {
  signIn();
  api.on('get', GUEST, api.fail(404));
  await renderPage('/app/guests/none');
  await screen.findByRole('heading', { name: 'Guest not found' });
});

/** Uploads are requests of XMLHttpRequest, which report their progress. */
function answerUploads(respond: () => { status: number; responseText: string } | null): void {
  class Upload extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    statusText = '';
    responseText = '';
    open(): void {}
    setRequestHeader(): void {}
    abort(): void {}
    send(): void {
      const response = respond();
      Object.assign(this, response);
      act(() => void this.dispatchEvent(new Event(response ? 'load' : 'error')));
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Upload });
}

const uploads = () => within(screen.getByRole('list', { name: 'Uploads' }));
const chooseFiles = (...files: File[]) => fireEvent.change(screen.getByLabelText('Files about the guest'), { target: { files } });
const fileOf = (name: string, content: string | Uint8Array = 'Ada Lovelace writes programs.') => new File([content as never], name);

it('refuses files with a reason, and uploads the others', async () => {
  const { stored } = answerGuest();
  const browserRequest = globalThis.XMLHttpRequest;
  const saved = sample('GuestDocumentView', { id: 'd1', name: 'resume.txt', fileType: 'txt', status: 'read' });
  let isConnected = false;
  answerUploads(() => {
    if (!isConnected) return null;
    stored.profile = { ...stored.profile, documents: [saved] };
    return { status: 200, responseText: JSON.stringify({ data: { uploadedDocuments: [{ document: saved }] } }) };
  });
  try {
    const { user } = await renderPage('/app/guests/ada-lovelace');
    await screen.findByRole('region', { name: 'Files' });
    chooseFiles(fileOf('resume.pages'), fileOf('large.pdf', new Uint8Array(5_242_881)), fileOf('resume.txt'));
    const upload = async (name: string) => (await waitFor(() => uploads().getAllByRole('listitem').find(({ textContent }) => textContent?.includes(name)) as HTMLElement)).textContent;
    await screen.findByRole('list', { name: 'Uploads' });
    expect(await upload('resume.pages')).toContain('Only PDF, DOCX, TXT, CSV, JPG and PNG files can be used.');
    expect(await upload('large.pdf')).toContain('The file is 5.0 MB. The limit is 5 MB.');
    await waitFor(async () => expect(await upload('resume.txt')).toContain('Unable to connect to the API server. Please try again later.'));

    isConnected = true;
    await user.click(uploads().getByRole('button', { name: 'Try resume.txt again' }));
    expect((await screen.findByRole('list', { name: 'Files' })).textContent).toContain('resume.txt');
    await user.click(uploads().getByRole('button', { name: 'Hide large.pdf' }));
    await user.click(uploads().getByRole('button', { name: 'Hide resume.pages' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull());
    api.on('delete', `${GUEST}/documents/{documentId}`, () => {
      stored.profile = { ...stored.profile, documents: [] };
      return {};
    });
    await user.click(screen.getByRole('button', { name: 'Remove resume.txt' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove resume.txt?' }));
    fill(question.getByLabelText('Type remove to confirm'), 'remove');
    await user.click(question.getByRole('button', { name: 'Remove file' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Files' })).toBeNull());
  } finally {
    globalThis.XMLHttpRequest = browserRequest;
  }
});

const subject = (label: string, podcasts: number) => sample('GuestSubjectView', { label, podcasts });
const subjectList = () => screen.getByRole('list', { name: 'Subjects' });

it('shows what is looked for, with what each would find, and takes another subject', async () => {
  answerGuest();
  let subjects = [subject('cold chain', 12), subject('some', 0)];
  api.on('get', `${GUEST}/subjects`, () => ({ subjects, isChosen: false }));
  api.on('put', `${GUEST}/subjects`, ({ body }) => {
    subjects = ((body as { subjects: string[] }).subjects ?? []).map((label) => subject(label, 3));
    return { subjects, isChosen: true };
  });
  const { user } = await renderPage('/app/guests/ada-lovelace');
  await screen.findByText('cold chain');
  expect(subjectList().textContent).toBe('cold chain12 podcastssomefinds nothing');
  await user.click(screen.getByRole('button', { name: 'Remove some' }));
  await screen.findByText(/Chosen by your team/);
  await user.type(screen.getByLabelText('Add a subject'), ' food waste {Enter}');
  await waitFor(() => expect(subjectList().textContent).toBe('food waste3 podcastscold chain3 podcasts'));
  expect(api.calls('put', `${GUEST}/subjects`).map(({ body }) => body)).toEqual([{ subjects: ['cold chain'] }, { subjects: ['food waste', 'cold chain'] }]);
});

it('overwrites no subjects that a colleague chose meanwhile, and only minds subjects', async () => {
  const { stored } = answerGuest();
  let subjects = [subject('cold chain', 12)];
  const sent: [string[], string | null][] = [];
  api.on('get', `${GUEST}/subjects`, () => ({ subjects, isChosen: true }));
  api.on('put', `${GUEST}/subjects`, ({ body, headers }) => {
    const labels = (body as { subjects: string[] }).subjects;
    sent.push([labels, headers.get('if-match')]);
    if (headers.get('if-match') !== `"${stored.profile.version}"`) return api.fail(412, { code: 'precondition_failed', message: 'Someone has changed it since.', data: { current: stored.profile } });
    subjects = labels.map((label) => subject(label, 3));
    stored.profile = { ...stored.profile, version: stored.profile.version + 1 };
    return { subjects, isChosen: true };
  });
  const { user } = await renderPage('/app/guests/ada-lovelace');
  await screen.findByText('cold chain');
  const known = stored.profile.version;
  // A colleague has changed the bio: the subjects are those that the reader sees.
  stored.profile = { ...stored.profile, version: known + 1 };
  await user.type(screen.getByLabelText('Add a subject'), 'looms{Enter}');
  await screen.findByText('looms');
  expect(sent).toEqual([[['looms', 'cold chain'], `"${known}"`], [['looms', 'cold chain'], `"${known + 1}"`]]);
  // A colleague has chosen others.
  subjects = [subject('engines', 4)];
  stored.profile = { ...stored.profile, version: known + 3 };
  await user.type(screen.getByLabelText('Add a subject'), 'cards{Enter}');
  await screen.findByText('Someone else changed the subjects');
  await waitFor(() => expect(subjectList().textContent).toBe('engines4 podcasts'));
  expect(sent.slice(2)).toEqual([[['cards', 'looms', 'cold chain'], `"${known + 2}"`]]);
});

const suggestion = (of: string, label: string, value: string, replaces: string | null = null) =>
  sample('GuestSuggestionView', { field: of, label, value, replaces, source: sample('SuggestionSourceView', { fileName: null, line: 7, heading: 'Skills' }) });

it('takes values of a pasted resume over, each with its place', async () => {
  const { stored } = answerGuest({ guestBio: sample('GuestBioView', { shortBio: 'Writes programs.', areasOfExpertise: ['Looms'] }) });
  const suggestions = [suggestion('shortBio', 'Short bio', 'Weaves cloth.', 'Writes programs.'), suggestion('areasOfExpertise', 'Expertise', 'Cards'), suggestion('additionalContext', 'Award', 'Award: Medal')];
  api.on('post', `${GUEST}/suggestions`, { suggestions, textCount: 1 });
  const { user } = await renderPage('/app/guests/ada-lovelace');
  await user.click(await screen.findByText('Paste a resume'));
  fill(await field('Resume'), 'Skills: Cards');
  await user.click(screen.getByRole('button', { name: 'Read' }));
  const list = within(await screen.findByRole('list', { name: 'Suggestions' }));
  expect(list.getAllByText('Pasted text, line 7, “Skills”')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Add all 2' }));
  await user.click(list.getByRole('button', { name: 'Replace Short bio: Weaves cloth.' }));
  await screen.findByText('Nothing here that the profile doesn’t have.');
  await expectSaveState('saved');
  expect(stored.profile.guestBio).toMatchObject({ shortBio: 'Weaves cloth.', areasOfExpertise: ['Looms', 'Cards'], additionalContext: 'Award: Medal' });
});

it('leads from a profile that is ready to podcasts, its list and a pitch', async () => {
  answerGuest({ projectId: 'l1', projectSlug: 'tour' });
  await renderPage('/app/guests/ada-lovelace');
  const steps = within(await screen.findByRole('region', { name: 'Next steps' }));
  const links = steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Find podcasts', '/app/search?selected-project-slug=tour'],
    ['Open the list', '/app/projects/tour'],
    ['Write a pitch', '/app/outreach?guest-profile-id=g1&project-id=l1'],
  ]);
});
