import { expect, type Page, test } from '@playwright/test';
import { signUp } from './new-account';
import { createGuest, generatePitch } from './outreach-data';
import { expectAccessible, expectLargeTargets, expectSettled, findOverflow, findSmallTargets } from './page-checks';
import { SHOW } from './sample-catalog';
import { NO_SESSION } from './session';

// Each test has an account of its own. The free plan includes three AI assists a day (spec 9).
test.use({ storageState: NO_SESSION });

const toast = (page: Page, text: string | RegExp) => page.getByLabel('Messages').getByRole('status').filter({ hasText: text });
const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject' });
const body = (page: Page) => page.getByRole('textbox', { name: 'Body' });
const slots = (page: Page) => page.getByRole('list', { name: 'Placeholders to fill in' }).getByRole('button');
const expectSaved = (page: Page) => expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'saved');

test('a pitch is written from the page of a show, edited, copied and marked', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page, request);
  await page.goto('/app');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Outreach' }).click();
  await expect(page.getByRole('heading', { name: 'No pitches yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create a guest profile first' })).toBeVisible();
  await expectAccessible(page, 'no pitches');

  await createGuest(page);
  await page.goto(`/app/podcasts/${SHOW.slug}`);
  await page.getByRole('main').getByRole('link', { name: 'Write a pitch' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Write a pitch' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Podcast', exact: true })).toHaveValue(SHOW.title);
  await page.getByRole('combobox', { name: 'Guest' }).selectOption({ label: 'Ada Lovelace (Engine Works)' });
  await expect(page.getByRole('radiogroup', { name: 'Reason to write' }).getByRole('radio').first()).toBeChecked();
  await expect(page.getByText(/^Uses 1 AI assist\. \d of 3 are left\.$/)).toBeVisible();
  await expectAccessible(page, 'a new pitch');
  await page.getByRole('button', { name: 'Write a pitch' }).click();

  await expect(page.getByRole('heading', { level: 1, name: `Ada Lovelace for ${SHOW.title}` })).toBeVisible();
  await expect(body(page)).not.toHaveValue('');
  await expect(page.getByText('Built from facts, no AI model is connected')).toBeVisible();
  await expectSettled(page);
  await expectAccessible(page, 'a pitch');
  expect(await findSmallTargets(page), 'a pitch').toEqual([]);

  // Open slots are one click away, and copying needs a confirmation while there are any.
  await subject(page).fill('Salt on your show');
  await body(page).fill('Hi [host first name],\n\nI liked nothing, but have facts.');
  await expectSaved(page);
  await expect(slots(page)).toHaveText(['[host first name]']);
  await page.getByRole('button', { name: 'Copy email' }).click();
  const doubt = page.getByRole('dialog', { name: 'Send it despite these warnings?' });
  await expect(doubt).toContainText('1 placeholder is not filled in: [host first name]');
  await expectAccessible(page, 'a doubt');
  await doubt.getByRole('button', { name: 'Go back' }).click();
  await slots(page).click();
  await page.keyboard.type('Ann');
  await expect(body(page)).toHaveValue('Hi Ann,\n\nI liked nothing, but have facts.');
  await expect(page.getByText('Nothing left to fill in')).toBeVisible();

  // The text that was typed a moment ago is copied too.
  await page.getByRole('button', { name: 'Copy email' }).click();
  await expect(toast(page, 'Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Salt on your show\n\nHi Ann,\n\nI liked nothing, but have facts.');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download .eml' }).click();
  expect((await download).suggestedFilename()).toBe(`pitch-${SHOW.slug}.eml`);

  await page.getByRole('button', { name: 'Mark as pitched' }).click();
  await expect(page.getByRole('button', { name: 'Mark as not pitched' })).toBeVisible();
  await toast(page, 'Pitched').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Mark as pitched' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Pitch sections' }).getByRole('link', { name: 'History' }).click();
  const texts = page.getByRole('list', { name: 'Saved texts' });
  await expect(texts.getByText('Generated text')).toBeVisible();
  await expect(texts.locator('ins').first()).toBeVisible();
  await expectAccessible(page, 'history of a pitch');

  await page.goto('/app/outreach');
  const row = page.getByRole('list', { name: 'Pitches' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Copied');
  await expectAccessible(page, 'pitches');
  await page.getByRole('radiogroup', { name: 'State' }).getByText('Pitched', { exact: true }).click();
  await expect(page).toHaveURL(/state=pitched/);
  await expect(page.getByRole('heading', { name: 'No pitches match' })).toBeVisible();
});

test('a hook goes to the cursor, and another version replaces an edited text only when confirmed', async ({ page, request }) => {
  await signUp(page, request);
  // With enough subjects in common, several facts are reasons to write, each for a version.
  const topicsToDiscuss = ['inquests', 'lost letters', 'cold cases', 'missing ships'];
  const { id } = await generatePitch(page, await createGuest(page, { topicsToDiscuss }), { variants: 3 });
  await page.goto(`/app/outreach/${id}`);
  await body(page).fill('Hi Ann. Bye.');
  await body(page).press('End');
  for (let left = 0; left < ' Bye.'.length; left += 1) await page.keyboard.press('ArrowLeft');
  await page.getByRole('list', { name: 'Reasons to write' }).getByRole('button', { name: /^Insert sentence/ }).first().click();
  await expect(body(page)).toHaveValue(/^Hi Ann\. .+ Bye\.$/);
  await expect(body(page)).toBeFocused();

  const version = page.getByRole('button', { name: 'Use this version: 2' });
  await version.click();
  const question = page.getByRole('dialog', { name: 'Replace your text?' });
  await question.getByRole('button', { name: 'Keep my text' }).click();
  await expect(body(page)).toHaveValue(/^Hi Ann\./);
  await version.click();
  await question.getByRole('button', { name: 'Replace it' }).click();
  await toast(page, 'The text was replaced').getByRole('button', { name: 'Undo' }).click();
  await expect(body(page)).toHaveValue(/^Hi Ann\./);
  await version.click();
  await question.getByRole('button', { name: 'Replace it' }).click();
  await expect(page.getByRole('button', { name: 'In use: version 2' })).toBeDisabled();
  await expectSaved(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the composer and the start fit, with large targets', async ({ page, request }) => {
    await signUp(page, request);
    const guest = await createGuest(page);
    const { id, podcast } = await generatePitch(page, guest);
    for (const path of [`/app/outreach/${id}?tab=history`, '/app/outreach', `/app/outreach?podcast-id=${podcast.podcastId}&guest-profile-id=${guest}`, `/app/outreach/${id}`]) {
      await page.goto(path);
      await expectSettled(page);
      expect(await findOverflow(page), path).toEqual([]);
      await expectLargeTargets(page, path);
      await expectAccessible(page, path);
    }
    // Beside the cover, the heading has most of the line.
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.width).toBeGreaterThan(250);
  });
});
