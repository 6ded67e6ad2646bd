import { expect, type Page, test } from '@playwright/test';
import { signUp } from './new-account';
import { expectAccessible, expectLargeTargets, expectSettled, findOverflow } from './page-checks';
import { NO_SESSION } from './session';

// Each test has an account of its own. The free plan includes one list (spec 9), and a guest has one.
test.use({ storageState: NO_SESSION });

const MORE_DETAIL = 'The more detailed the better so our AI will work better.';
const toast = (page: Page, text: string | RegExp) => page.getByLabel('Messages').getByRole('status').filter({ hasText: text });
const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });
const expectSaveState = (page: Page, state: string) => expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', state);

interface Guest {
  firstName: string;
  email: string | null;
  projectSlug: string;
  guestBio: { shortBio: string; goals: string[] };
}

/** A profile as the server has it, by its slug or that of its list. */
async function readGuest(page: Page, guest: string): Promise<Guest> {
  const response = await page.request.get(`/api/v1/guest-profiles/${guest}`);
  return ((await response.json()) as { data: Guest }).data;
}

/** Creates a profile through the API, and returns its slug. */
async function createGuest(page: Page, more: Record<string, unknown> = {}): Promise<string> {
  const response = await page.request.post('/api/v1/guest-profiles', { data: { firstName: 'Ada', lastName: 'Lovelace', shortBio: 'Writes programs.', ...more } });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { data: { guestProfileSlug: string } }).data.guestProfileSlug;
}

test('the form has the rules of the spec, and saves itself as a draft', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/app');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guests' }).click();
  await expect(page.getByRole('heading', { name: 'No guests yet' })).toBeVisible();
  await expectAccessible(page, 'no guests');
  await page.getByRole('link', { name: 'Create a guest profile' }).click();

  await page.getByRole('button', { name: 'Create profile' }).click();
  await expect(field(page, 'First name')).toBeFocused();
  await expect(field(page, 'First name')).toHaveAttribute('aria-invalid', 'true');
  for (const message of ['Short bio is required.', 'Goals are required.', 'Expertise is required.', 'Topics to discuss are required.']) {
    await expect(page.getByText(`${message} ${MORE_DETAIL}`)).toBeVisible();
  }
  await expectAccessible(page, 'a rejected form');

  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Lovelace');
  await field(page, 'Short bio').fill('Ada writes programs for engines that are not built yet.');
  await expect(page).toHaveURL(/\?draft=ada-lovelace$/);
  await expectSaveState(page, 'saved');
  // A draft continues where it was left.
  await page.reload();
  await expect(field(page, 'Short bio')).toHaveValue('Ada writes programs for engines that are not built yet.');
  await field(page, 'Website').fill('my site');
  await field(page, 'Expertise').fill('Analytical engines');
  await expect(page.getByText('Enter a web address such as https://example.com')).toBeVisible();
  await field(page, 'Website').fill('ada.example');
  await field(page, 'Topics to discuss').fill('The first program\nNotes');
  await field(page, 'Goals').fill('Sell the book');
  await expectSaveState(page, 'saved');
  await page.goto('/app/guests');
  await expect(page.getByRole('list', { name: 'Guests', exact: true }).getByRole('listitem')).toContainText('Draft');
  expect(await readGuest(page, 'ada-lovelace')).toMatchObject({ firstName: 'Ada', guestBio: { goals: ['Sell the book'] } });
});

test('a submitted form goes through its steps to a profile', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/app/guests/new');
  for (const [name, value] of [['First name', 'Ada'], ['Last name', 'Lovelace'], ['Short bio', 'Ada writes programs.'], ['Expertise', 'Engines'], ['Topics to discuss', 'Notes'], ['Goals', 'Sell the book']] as const) {
    await field(page, name).fill(value);
  }
  await page.getByRole('button', { name: 'Create profile' }).click();
  await expect(page).toHaveURL(/\/app\/guests\/ada-lovelace$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Ready', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'a profile');
});

test('a profile saves itself, and its missing parts link to their fields', async ({ page, request }) => {
  await signUp(page, request);
  const slug = await createGuest(page);
  await page.goto(`/app/guests/${slug}`);
  await expectSettled(page);
  await field(page, 'Goals').fill('Sell the book\n\n- Find partners ');
  await field(page, 'Email address').fill('ada@');
  await field(page, 'Phone').focus();
  await expect(page.getByText('Enter an email address such as ada@example.com')).toBeVisible();
  await expectSaveState(page, 'invalid');
  await expectAccessible(page, 'a field that is not valid');
  expect(await readGuest(page, slug)).toMatchObject({ email: null, guestBio: { goals: ['Sell the book', 'Find partners'] } });
  await field(page, 'Email address').fill('ada@example.com');
  await field(page, 'Phone').focus();
  await expectSaveState(page, 'saved');
  expect((await readGuest(page, slug)).email).toBe('ada@example.com');

  await page.getByRole('button', { name: /^Show all \d+ missing parts/ }).click();
  await page.getByRole('list', { name: 'Missing parts' }).getByRole('button', { name: /^Long bio/ }).click();
  await expect(field(page, 'Long bio')).toBeFocused();
});

test('social profiles have the rules of their platforms', async ({ page, request }) => {
  await signUp(page, request);
  const slug = await createGuest(page);
  await page.goto(`/app/guests/${slug}`);
  await page.getByRole('button', { name: 'Add a social profile' }).click();
  const row = page.getByRole('group', { name: 'Social profile 1' });
  const address = row.getByRole('textbox');
  await expect(address).toBeFocused();
  await address.fill('https://x.com/home');
  await expect(row.getByLabel('Platform')).toHaveValue('twitter');
  await address.blur();
  await expectSaveState(page, 'invalid');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'a rejected social profile');
  await address.fill('https://github.com/ada');
  await expect(row.getByLabel('Platform')).toHaveValue('github');
  await address.blur();
  await expectSaveState(page, 'saved');
  await row.getByRole('button', { name: 'Remove GitHub' }).click();
  await expect(page.getByRole('button', { name: 'Add a social profile' })).toBeFocused();
  await expectSaveState(page, 'saved');
});

test('a conflict with a colleague overwrites nothing', async ({ page, request }) => {
  await signUp(page, request);
  const slug = await createGuest(page);
  // The stream of events would update this page, so it is off.
  await page.route('**/api/v1/events', (route) => route.abort());
  await page.goto(`/app/guests/${slug}`);
  await expect(field(page, 'Short bio')).toHaveValue('Writes programs.');
  await page.request.put(`/api/v1/guest-profiles/${slug}/bio`, { data: { shortBio: 'Theirs' } });
  await field(page, 'Short bio').fill('Mine');
  await field(page, 'Short bio').blur();
  const conflict = page.getByRole('alert').filter({ hasText: 'Someone else changed short bio' });
  await expect(conflict).toContainText('“Theirs”');
  await expectAccessible(page, 'a conflict');
  await conflict.getByRole('button', { name: 'Save mine' }).click();
  await expect(conflict).toHaveCount(0);
  await expectSaveState(page, 'saved');
  expect((await readGuest(page, slug)).guestBio.shortBio).toBe('Mine');

  // Changes of other fields are merged.
  await page.request.put(`/api/v1/guest-profiles/${slug}/bio`, { data: { longBio: 'By a colleague' } });
  await field(page, 'Goals').fill('Sell the book');
  await field(page, 'Goals').blur();
  await expect(field(page, 'Long bio')).toHaveValue('By a colleague');
  await expectSaveState(page, 'saved');
});

test('the history has what was changed, and undoes it', async ({ page, request }) => {
  await signUp(page, request);
  const slug = await createGuest(page);
  await page.goto(`/app/guests/${slug}`);
  await expectSettled(page);
  await field(page, 'Short bio').fill('Ada explains programs.');
  await field(page, 'Short bio').blur();
  await expectSaveState(page, 'saved');
  const history = page.getByRole('region', { name: 'History' });
  await history.getByText('History', { exact: true }).click();
  const latest = history.getByRole('list', { name: 'Profile changes' }).getByRole('listitem').first();
  await expect(latest).toContainText('changed short bio');
  await expect(latest).toContainText('Writes programs. → Ada explains programs.');
  await expectAccessible(page, 'the history');
  await latest.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Short bio')).toHaveValue('Writes programs.');
  expect((await readGuest(page, slug)).guestBio.shortBio).toBe('Writes programs.');
});

test('files are read, refused with a reason, and removed', async ({ page, request }) => {
  await signUp(page, request);
  const slug = await createGuest(page);
  await page.goto(`/app/guests/${slug}`);
  await expectSettled(page);
  const files = page.getByRole('list', { name: 'Files' });
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await page.locator('input[type=file]').setInputFiles([
    { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from('Ada Lovelace writes programs.') },
    { name: 'resume.pages', mimeType: 'application/x-iwork-pages', buffer: Buffer.from('x') },
    { name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5_242_881, 'x') },
  ]);
  await expect(files.getByRole('listitem').filter({ hasText: 'resume.txt' })).toContainText('TXT');
  await expect(uploads.getByRole('listitem').filter({ hasText: 'resume.pages' })).toContainText('Only PDF, DOCX, TXT, CSV, JPG and PNG files can be used.');
  await expect(uploads.getByRole('listitem').filter({ hasText: 'large.pdf' })).toContainText('The file is 5.0 MB. The limit is 5 MB.');
  await expectAccessible(page, 'files');
  await uploads.getByRole('button', { name: 'Hide large.pdf' }).click();
  await uploads.getByRole('button', { name: 'Hide resume.pages' }).click();
  await expect(uploads).toHaveCount(0);
  await files.getByRole('button', { name: 'Remove resume.txt' }).click();
  await expect(files).toHaveCount(0);
});

test('an upload that fails can be repeated', async ({ page, request }) => {
  await signUp(page, request);
  const slug = await createGuest(page);
  await page.goto(`/app/guests/${slug}`);
  await expectSettled(page);
  await page.route('**/documents', (route) => route.abort());
  await page.locator('input[type=file]').setInputFiles({ name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from('Ada Lovelace writes programs.') });
  const upload = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(upload.getByRole('alert')).toContainText('Unable to connect to the API server. Please try again later.');
  await page.unroute('**/documents');
  await upload.getByRole('button', { name: 'Try resume.txt again' }).click();
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toContainText('resume.txt');
  await expect(upload).toHaveCount(0);
});

test('the bio is rewritten, and the one-sheet is downloaded', async ({ page, request }) => {
  await signUp(page, request);
  const slug = await createGuest(page, {
    shortBio: 'Ada Lovelace wrote the first program for the Analytical Engine and explains it to everybody.', areasOfExpertise: ['Analytical engines'], topicsToDiscuss: ['The first program', 'Notes'], goals: ['Sell the book'],
  });
  await page.goto(`/app/guests/${slug}`);
  await expectSettled(page);
  const bio = page.getByRole('region', { name: 'Bio' });
  await expect(bio).toContainText('Written by your team');
  await expect(bio).toContainText('Uses 1 AI assist. 3 of 3 are left.');
  await bio.getByRole('button', { name: 'Rewrite bio' }).click();
  await expect(toast(page, /^(Bio rewritten|The bio wasn’t changed)/)).toBeVisible();
  await expect(bio.getByRole('button', { name: 'Rewrite bio' })).toBeEnabled();

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'One-sheet' });
  await expect(preview).toContainText('Ada Lovelace');
  await expectAccessible(page, 'the preview of a one-sheet');
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as HTML' }).click();
  expect((await started).suggestedFilename()).toMatch(/^ada-lovelace.*\.html$/);
});

test('a public page is published, read without an account, and unpublished', async ({ page, request }) => {
  await signUp(page, request);
  const slug = await createGuest(page, { topicsToDiscuss: ['The first program'] });
  await page.goto(`/app/guests/${slug}`);
  await expectSettled(page);
  const section = page.getByRole('region', { name: 'Public page' });
  await section.getByRole('switch', { name: 'Everyone can see it' }).click();
  const link = section.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/\/guests\/[a-z0-9-]+$/);
  await expectSaveState(page, 'saved');
  await expectAccessible(page, 'a profile with a public page');
  const path = new URL(await link.inputValue()).pathname;
  // The session of this test is not sent.
  expect((await request.get(`/api/v1/public${path}`)).status()).toBe(200);

  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Topics' })).toContainText('The first program');
  await expectSettled(page);
  await expectAccessible(page, 'a public page');
  expect(await findOverflow(page)).toEqual([]);

  await page.goto(`/app/guests/${slug}`);
  await section.getByRole('switch', { name: 'Everyone can see it' }).click();
  await expect(link).toHaveCount(0);
  await expectSaveState(page, 'saved');
  expect((await request.get(`/api/v1/public${path}`)).status()).toBe(404);
});

test('appearances in the catalog are shown, and their reports are switched off', async ({ page, request }) => {
  await signUp(page, request);
  const slug = await createGuest(page, { firstName: 'Nobody', lastName: 'Qqzzxx' });
  await page.goto(`/app/guests/${slug}`);
  const section = page.getByRole('region', { name: 'Appearances' });
  await expect(section).toContainText('No episode in the catalog names this guest yet.');
  const reports = section.getByRole('switch', { name: 'Notify about new appearances' });
  await expect(reports).toBeChecked();
  await reports.click();
  await expect(reports).not.toBeChecked();
  await page.reload();
  await expect(reports).not.toBeChecked();
});

test('a guest is archived, deleted and restored, each with Undo', async ({ page, request }) => {
  await signUp(page, request);
  await createGuest(page);
  await page.goto('/app/guests');
  const row = page.getByRole('list', { name: 'Guests', exact: true }).getByRole('listitem').filter({ hasText: 'Ada Lovelace' });
  await expect(row).toContainText('% complete');
  const choose = async (action: string) => {
    await row.getByRole('button', { name: 'More actions for Ada Lovelace' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose('Archive');
  await expect(page.getByRole('heading', { name: 'No guests yet' })).toBeVisible();
  await toast(page, 'Ada Lovelace archived').getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();

  await choose('Delete');
  await expect(toast(page, 'Ada Lovelace deleted')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(row).toBeVisible();

  await choose('Delete');
  await page.getByRole('link', { name: 'Recently deleted' }).click();
  await page.getByRole('list', { name: 'Recently deleted guests' }).getByRole('button', { name: 'Restore Ada Lovelace' }).click();
  await expect(page.getByRole('heading', { name: 'No recently deleted guests' })).toBeVisible();
  await page.getByRole('link', { name: 'Current', exact: true }).click();
  await expect(row).toBeVisible();
});

test('an archived profile can be read and not changed', async ({ page, request }) => {
  await signUp(page, request);
  const slug = await createGuest(page);
  expect((await page.request.post(`/api/v1/guest-profiles/${slug}/archive`)).status()).toBe(200);
  await page.goto(`/app/guests/${slug}`);
  await expect(page.getByText('This guest is archived')).toBeVisible();
  await expect(field(page, 'Short bio')).toBeDisabled();
  await expectAccessible(page, 'an archived profile');
  await page.getByRole('main').getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(field(page, 'Short bio')).toBeEnabled();
});

test('a list for bookings has its guest as a part', async ({ page, request }) => {
  await signUp(page, request);
  expect((await page.request.put('/api/v1/projects', { data: { name: 'Spring tour', projectTypes: ['guest-booking'] } })).status()).toBe(200);
  await page.goto('/app/projects/spring-tour');
  const parts = page.getByRole('navigation', { name: 'List sections' });
  await parts.getByRole('link', { name: 'Guest', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/projects\/spring-tour\/guest-profile$/);
  await expect(page.getByRole('heading', { name: 'This list has no guest yet' })).toBeVisible();
  await expectAccessible(page, 'a list without a guest');
  await page.getByRole('link', { name: 'Create a guest profile' }).click();

  await expect(page.getByLabel('List for this guest').locator('option:checked')).toHaveText('Spring tour');
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Lovelace');
  await field(page, 'Short bio').focus();
  await expect(page).toHaveURL(/\?draft=ada-lovelace$/);
  expect((await readGuest(page, 'ada-lovelace')).projectSlug).toBe('spring-tour');

  await page.goto('/app/projects/spring-tour/guest-profile');
  await expect(page.getByRole('heading', { level: 2, name: 'Ada Lovelace' })).toBeVisible();
  await expect(parts.getByRole('link', { name: 'Guest', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').getByRole('link', { name: 'Complete the form' })).toBeVisible();
  await expectAccessible(page, 'the guest of a list');
  // A second guest needs another list.
  await page.goto('/app/guests/new?project=spring-tour');
  await expect(page.getByRole('note').filter({ hasText: '“Spring tour” already has a guest: Ada Lovelace.' })).toBeVisible();
});

test('a reached list limit is explained where the draft would be saved', async ({ page, request }) => {
  await signUp(page, request);
  expect((await page.request.put('/api/v1/projects', { data: { name: 'Spring tour', projectTypes: ['monitoring'] } })).status()).toBe(200);
  await page.goto('/app/guests/new');
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Lovelace');
  await field(page, 'Short bio').focus();
  await expect(page.getByRole('note').filter({ hasText: 'You’ve reached your plan’s list limit.' })).toBeVisible();
  await expectSaveState(page, 'failed');
  await expectAccessible(page, 'a plan without room');
});

test('an unknown guest says so within the frame', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/app/guests/none');
  await expect(page.getByRole('heading', { name: 'Guest not found' })).toBeVisible();
  await page.goto('/app/guests/new?draft=none');
  await expect(page.getByRole('heading', { name: 'Draft not found' })).toBeVisible();
});

test('guests that cannot be loaded offer to try again', async ({ page, request }) => {
  await signUp(page, request);
  const failure = { status: 500, json: { status: 'ERROR', message: 'Something went wrong on our side.', code: 'internal_error', errors: [], requestId: 'r-42' } };
  await page.route('**/api/v1/guest-profiles?*', (route) => route.fulfill(failure));
  await page.goto('/app/guests');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Couldn’t load your guests');
  await page.unroute('**/api/v1/guest-profiles?*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No guests yet' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a phone, ${colorScheme}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme });

    test('guests fit', async ({ page, request }) => {
      await signUp(page, request);
      const slug = await createGuest(page);
      const { projectSlug } = await readGuest(page, slug);
      for (const path of ['/app/guests', '/app/guests?show=deleted', '/app/guests/new', `/app/guests/${slug}`, `/app/projects/${projectSlug}/guest-profile`]) {
        await page.goto(path);
        await expectSettled(page);
        expect(await findOverflow(page), path).toEqual([]);
        await expectLargeTargets(page, path);
        await expectAccessible(page, path);
      }
    });
  });
}
