import { expect, type Page, test } from '@playwright/test';
import { signUp } from './new-account';
import { expectAccessible, expectDarkContrast, expectLargeTargets, expectSettled, findOverflow } from './page-checks';
import { NO_SESSION } from './session';

// Each test has an account of its own. The free plan includes one list (spec 9), and a guest has one.
test.use({ storageState: NO_SESSION });

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

test('a form saves itself as a draft, and goes through its steps to a profile', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/app');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guests' }).click();
  await expect(page.getByRole('heading', { name: 'No guests yet' })).toBeVisible();
  await expectAccessible(page, 'no guests');
  await page.getByRole('link', { name: 'Create a guest profile' }).click();

  await page.getByRole('button', { name: 'Create profile' }).click();
  await expect(field(page, 'First name')).toBeFocused();
  await expect(field(page, 'First name')).toHaveAttribute('aria-invalid', 'true');
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

  await page.goBack();
  await page.getByRole('button', { name: 'Create profile' }).click();
  await expect(page).toHaveURL(/\/app\/guests\/ada-lovelace$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Ready', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a profile');
});

test('a profile saves itself, takes a file, and its history undoes a change', async ({ page, request }) => {
  await signUp(page, request);
  const slug = await createGuest(page);
  await page.goto(`/app/guests/${slug}`);
  await expectSettled(page);
  await page.getByLabel('Files about the guest').setInputFiles([
    { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from('Ada Lovelace writes programs.') },
    { name: 'resume.pages', mimeType: 'application/x-iwork-pages', buffer: Buffer.from('x') },
  ]);
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toContainText('resume.txt');
  await expect(page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: 'resume.pages' })).toContainText('Only PDF, DOCX, TXT, CSV, JPG and PNG files can be used.');
  await expectAccessible(page, 'files');
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

  await field(page, 'Short bio').fill('Ada explains programs.');
  await field(page, 'Short bio').blur();
  await expectSaveState(page, 'saved');
  const history = page.getByRole('region', { name: 'History' });
  await history.getByText('History', { exact: true }).click();
  const latest = history.getByRole('list', { name: 'Profile changes' }).getByRole('listitem').first();
  // What one person types within a minute is one change.
  await expect(latest).toContainText(/changed .*short bio/);
  await expect(latest).toContainText('Writes programs. → Ada explains programs.');
  await expectAccessible(page, 'the history');
  await latest.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Short bio')).toHaveValue('Writes programs.');
  expect((await readGuest(page, slug)).guestBio.shortBio).toBe('Writes programs.');
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

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
      await expectDarkContrast(page, path);
    }
  });
});
