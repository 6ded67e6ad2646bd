import { expect, test } from '@playwright/test';
import { signUpOnPaidPlan } from './new-account';
import { expectSettled } from './page-checks';
import { RATED_SHOW, SHOW } from './sample-catalog';
import { NO_SESSION, SIGN_IN_LINK } from './session';

test('a podcast page shows facts, links, episodes and related podcasts', async ({ page }) => {
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
  // Not check(), which expects the switch to be on immediately; it follows the URL.
  await episodes.getByLabel('Has a transcript').click();
  await expect(page).toHaveURL(/transcripts=yes/);
  await expect(episodes.getByRole('listitem').first()).toContainText('Transcript');
  await episodes.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/podcasts/${SHOW.slug}/.+`));
});

test.describe('with an account of its own', () => {
  test.use({ storageState: NO_SESSION });

  test('contacts show their source and can be reported as wrong', async ({ page }) => {
    await signUpOnPaidPlan(page);
    await page.goto(`/podcasts/${SHOW.slug}`);
    const contacts = page.getByRole('region', { name: 'Contacts' });
    const address = contacts.locator('a[href^="mailto:"]').first();
    await expect(address).toBeVisible();
    await contacts.getByText('Source').first().click();
    await expect(contacts.getByText('Feed owner').first()).toBeVisible();
    await contacts.getByRole('button', { name: 'Report as wrong' }).first().click();
    await page.getByRole('menuitem', { name: 'No longer used' }).click();
    await expect(contacts.getByText('Thank you.')).toBeVisible();
    await expect(contacts.getByText(/Reported as wrong by \d+ user/)).toBeVisible();
  });
});

test('reviews can be filtered by stars and words', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'reviews need an account');
  await page.goto(`/podcasts/${RATED_SHOW.slug}`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByText(/ratings on Apple Podcasts/)).toBeVisible();
  await expect(reviews.getByRole('list', { name: 'Rating breakdown' }).getByRole('listitem')).toHaveCount(5);
  const texts = reviews.getByRole('list', { name: 'Written reviews' });
  await expect(texts.getByRole('listitem').first()).toBeVisible();

  await reviews.getByRole('combobox', { name: 'Stars', exact: true }).or(reviews.getByRole('textbox', { name: 'Stars', exact: true })).click();
  await page.getByRole('option', { name: '5 stars' }).click();
  await expect(texts.getByText('5 of 5 stars').first()).toBeVisible();
  await expect(texts.getByText('1 of 5 stars')).toHaveCount(0);
  await reviews.getByRole('textbox', { name: 'Search reviews' }).fill('no such words anywhere');
  await expect(reviews.getByRole('status')).toHaveText('No reviews match.');
});
