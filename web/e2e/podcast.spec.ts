import { expect, test } from '@playwright/test';
import { expectSettled } from './page-checks';
import { RATED_SHOW, SHOW } from './sample-catalog';
import { NO_SESSION, SIGN_IN_LINK } from './session';

test('a podcast: facts, links, episodes, related shows', async ({ page }) => {
  await page.goto(`/podcasts/${SHOW.slug}`);
  await expectSettled(page);
  await expect(page).toHaveTitle(new RegExp(SHOW.title));
  await expect(page.getByRole('heading', { level: 1, name: SHOW.title })).toBeVisible();
  const facts = page.getByRole('region', { name: 'Facts' });
  await expect(facts.getByText('Episodes')).toBeVisible();
  await expect(facts.getByText('Weekly')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Website' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'RSS feed' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Related podcasts' })).toBeVisible();

  const episodes = page.getByRole('region', { name: 'Episodes' });
  await episodes.getByLabel('Has a transcript').check();
  await expect(page).toHaveURL(/transcripts=yes/);
  await expect(episodes.getByRole('listitem').first()).toContainText('transcript');
  await episodes.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/podcasts/${SHOW.slug}/.+`));
});

test('whom to write to, and how that is known', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'contacts are for readers with a plan');
  await page.goto(`/podcasts/${SHOW.slug}`);
  const contacts = page.getByRole('region', { name: 'Contacts' });
  const address = contacts.locator('a[href^="mailto:"]').first();
  await expect(address).toBeVisible();
  await contacts.getByText('How this is known').first().click();
  await expect(contacts.getByText('owner in the feed').first()).toBeVisible();
  await contacts.getByRole('button', { name: 'Report as wrong' }).first().click();
  await page.getByRole('menuitem', { name: 'No longer used' }).click();
  await expect(contacts.getByText('Thank you.')).toBeVisible();
  await expect(contacts.getByText(/reported as wrong by \d+ reader/)).toBeVisible();
});

test('all contacts are shown when the reader says so, for a price that was named', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'contacts are for readers with a plan');
  // As the server answers of a show of which more is known than its feed says; what is asked for then is its own answer.
  await page.route('**/contacts?spend=false', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.allowance = { used: 3, limit: 50, resetsAt: '2030-01-01T00:00:00.000Z', isSpent: false };
    body.data.locked = { access: 'primary', plan: null, emails: 2, phoneNumbers: 1, contactPages: 0 };
    await route.fulfill({ response: answer, json: body });
  });
  let spent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/contacts?spend=true')) spent += 1;
  });
  await page.goto(`/podcasts/${SHOW.slug}`);
  await expectSettled(page);
  const note = page.getByRole('region', { name: 'Contacts' }).getByRole('note');
  await expect(note).toContainText('2 more email addresses and 1 phone number are known');
  await expect(note).toContainText('Uses 1 of 50 this month, 47 left.');
  expect(spent).toBe(0);
  await note.getByRole('button', { name: 'Show all contacts' }).click();
  await expect(note).toHaveCount(0);
  expect(spent).toBe(1);
});

test('what listeners say, by country, stars and words', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'reviews are for readers with an account');
  await page.goto(`/podcasts/${RATED_SHOW.slug}`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByText(/ratings on Apple Podcasts/)).toBeVisible();
  await expect(reviews.getByRole('list', { name: 'How often each number of stars was given' }).getByRole('listitem')).toHaveCount(5);
  const texts = reviews.getByRole('list', { name: 'Written reviews' });
  await expect(texts.getByRole('listitem').first()).toBeVisible();

  await reviews.getByRole('combobox', { name: 'Stars', exact: true }).or(reviews.getByRole('textbox', { name: 'Stars', exact: true })).click();
  await page.getByRole('option', { name: '5 stars' }).click();
  await expect(texts.getByText('5 of 5 stars').first()).toBeVisible();
  await expect(texts.getByText('1 of 5 stars')).toHaveCount(0);
  await reviews.getByRole('textbox', { name: 'Words in reviews' }).fill('no such words anywhere');
  await expect(reviews.getByRole('status')).toHaveText('No review is like that.');
});

test.describe('without an account', () => {
  test.use({ storageState: NO_SESSION });

  test('ratings are not shown', async ({ page }) => {
    await page.goto(`/podcasts/${RATED_SHOW.slug}`);
    const reviews = page.getByRole('region', { name: 'Reviews' });
    await expect(reviews.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(reviews.getByText('ratings on Apple Podcasts')).toHaveCount(0);
  });

  test('contacts are counted, not shown', async ({ page }) => {
    await page.goto(`/podcasts/${SHOW.slug}`);
    const contacts = page.getByRole('region', { name: 'Contacts' });
    await expect(contacts.getByRole('note')).toContainText('1 email address is known');
    await expect(contacts.getByRole('note')).toContainText('business');
    await expect(contacts.locator('a[href^="mailto:"]')).toHaveCount(0);
  });
});

test('a podcast that does not exist', async ({ page }) => {
  await page.goto('/podcasts/no-such-show-anywhere');
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
});
