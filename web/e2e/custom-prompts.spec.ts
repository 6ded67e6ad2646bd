import { expect, type Page, test } from '@playwright/test';
import { signUp } from './new-account';
import { expectAccessible, expectSettled, findOverflow, findSmallTargets, resize } from './page-checks';
import { findTranscribedEpisode, SHOW } from './sample-catalog';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

const PROMPTS = '/app/team-settings/custom-prompts';
const toast = (page: Page, text: string | RegExp) => page.getByLabel('Messages').getByRole('status').filter({ hasText: text });
const listed = (page: Page) => page.getByRole('list', { name: 'Team prompts' });

async function createPrompt(page: Page, values: { name: string; contextType: string; prompt: string; description?: string }): Promise<void> {
  const response = await page.request.post('/api/v1/teams/custom-prompts', { data: values });
  expect(response.ok(), await response.text()).toBe(true);
}

test('a prompt is written, changed, deleted and brought back', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/app/user-settings');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Prompts' }).click();
  await expect(page.getByRole('heading', { name: 'No prompts yet' })).toBeVisible();
  await expectAccessible(page, 'no prompts');
  await page.getByRole('link', { name: 'New prompt' }).click();

  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('ab');
  await page.getByRole('button', { name: 'Create prompt' }).click();
  await expect(page.getByText('Use 3 to 100 characters')).toBeVisible();
  await expect(page.getByText('Write what the assistant should do')).toBeVisible();
  await expect(name).toBeFocused();
  await expectAccessible(page, 'a rejected prompt');
  await name.fill('Ad breaks');
  await page.getByRole('radio', { name: 'Transcript' }).check();
  await page.getByRole('textbox', { name: 'Prompt' }).fill('List every ad with its second.');
  await page.getByRole('button', { name: 'Create prompt' }).click();
  await expect(toast(page, 'Prompt created')).toBeVisible();

  await listed(page).getByRole('link', { name: 'Ad breaks', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Transcript' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Description' }).fill('Before a sponsorship');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Account' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save prompt' }).click();
  await expect(toast(page, 'Prompt saved')).toBeVisible();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${PROMPTS}$`));
  await toast(page, '“Ad breaks” deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(listed(page)).toContainText('Before a sponsorship');
  await expectAccessible(page, 'prompts');
});

test('a question about a podcast is answered, with its cost and its maker', async ({ page, request }) => {
  await signUp(page, request);
  await createPrompt(page, { name: 'Sponsors', contextType: 'podcast', prompt: 'List the sponsors of this show.', description: 'For the sales team' });
  await createPrompt(page, { name: 'Ad breaks', contextType: 'transcript', prompt: 'List the ads.' });
  await page.goto(`/app/podcasts/${SHOW.slug}`);
  const panel = page.getByRole('region', { name: 'Ask about this podcast' });
  await panel.getByRole('button', { name: 'Ask a question' }).click();
  await expect(panel.getByRole('textbox', { name: 'Question' })).toBeFocused();
  await expect(panel.getByText('Uses 1 AI assist. 3 of 3 are left.')).toBeVisible();
  await panel.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(panel.getByText('Write a question')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Question' }).fill('What is it about?');
  await panel.getByRole('button', { name: 'Ask', exact: true }).click();
  const answer = panel.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText('Topics: its genres are');
  await expect(answer.getByText('Answered from facts, free of charge.')).toBeVisible();
  await expect(panel.getByRole('status')).toHaveText('The answer is ready.');
  await expect(answer.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect(panel.getByText('Uses 1 AI assist. 3 of 3 are left.')).toBeVisible();
  await expectAccessible(page, 'an answer');
  expect(await findSmallTargets(page), 'an answer').toEqual([]);

  await panel.getByRole('combobox', { name: 'Prompt' }).selectOption({ label: 'Sponsors' });
  await expect(panel.getByText('List the sponsors of this show.')).toBeVisible();
  await expect(panel.getByRole('option', { name: 'Ad breaks' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(answer.getByText('Sponsors', { exact: true })).toBeVisible();

  // The answer stays while its page is open.
  await page.getByRole('navigation', { name: 'Podcast sections' }).getByRole('link', { name: 'People' }).click();
  await page.goBack();
  await expect(answer.getByText('Sponsors', { exact: true })).toBeVisible();
});

test('an episode and its transcript have panels of their own', async ({ page, request }) => {
  const { path } = await findTranscribedEpisode(request);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Transcript', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Ask about/ })).toHaveCount(0);
  await signUp(page, request);
  await page.goto(`/app${path}`);
  const panel = page.getByRole('region', { name: 'Ask about this transcript' });
  await panel.getByRole('button', { name: 'Ask a question' }).click();
  await panel.getByRole('textbox', { name: 'Question' }).fill('What are the main points?');
  await panel.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(panel.getByRole('region', { name: 'Answer' })).toContainText(/\w/);
  await expect(page.getByRole('region', { name: 'Ask about this episode' })).toBeVisible();
});

test('prompts and answers fit a phone', async ({ page, request }) => {
  await signUp(page, request);
  await resize(page, { width: 390, height: 844 });
  await createPrompt(page, { name: 'A prompt with a rather long name that needs more than one line', contextType: 'podcast', prompt: 'List the sponsors.' });
  for (const path of [PROMPTS, `${PROMPTS}/new`, `${PROMPTS}/none`]) {
    await page.goto(path);
    await expectSettled(page);
    expect(await findOverflow(page), path).toEqual([]);
    await expectAccessible(page, path);
  }
  await page.goto(`/app/podcasts/${SHOW.slug}`);
  const panel = page.getByRole('region', { name: 'Ask about this podcast' });
  await panel.getByRole('button', { name: 'Ask a question' }).click();
  await panel.getByRole('textbox', { name: 'Question' }).fill('What is it about?');
  await panel.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(panel.getByRole('region', { name: 'Answer' })).toContainText('Topics: its genres are');
  expect(await findOverflow(page), 'an answer').toEqual([]);
  await expectAccessible(page, 'an answer on a phone');
});
