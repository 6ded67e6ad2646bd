import { expect, type Page, test } from '@playwright/test';
import { createDescribedList } from './described-list';
import { cell, keyAt, rows } from './listed-podcasts';
import { signUp } from './new-account';
import { expectAccessible, expectNoOverflow, expectSettled, findSmallTargets, resize } from './page-checks';
import { SHOW } from './sample-catalog';
import { NO_SESSION } from './session';

// Each test has an account of its own. The free plan includes three AI assists a day (spec 9).
test.use({ storageState: NO_SESSION });

const look = (page: Page) => page.getByRole('dialog', { name: /^Quick look/ });
const review = (page: Page) => look(page).getByRole('region', { name: 'Relevancy' });

test('a podcast is reviewed in the quick look, with its reasons and what it costs', async ({ page, request }) => {
  await signUp(page, request);
  const list = await createDescribedList(page, { name: 'Cold storage tour' });
  await list.open();
  const id = await keyAt(page, 0);
  await expect(page.getByRole('columnheader', { name: /^Relevancy/ })).toHaveCount(0);
  await page.goto(`${list.path}?open=${id}`);
  await expect(review(page).getByText('Preview, not saved')).toBeVisible();
  await expect(review(page).getByText('Uses 1 AI assist. 3 of 3 are left.')).toBeVisible();
  await expect(review(page).getByRole('list', { name: 'Strengths' }).getByRole('listitem').first()).toBeVisible();
  await review(page).getByRole('button', { name: `Review ${SHOW.title}` }).click();
  await expect(review(page).getByRole('button', { name: `Review again ${SHOW.title}` })).toBeVisible();
  await expect(review(page).getByText('Built from facts, no AI model is connected')).toBeVisible();
  await expect(review(page).getByText('Uses 1 AI assist. 2 of 3 are left.')).toBeVisible();
  await expectSettled(page);
  await expectAccessible(page, 'a review');
  expect(await findSmallTargets(page), 'a review').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(cell(page, id, 'relevancy')).toHaveText(/^[1-5] of 5/);

  // Another purpose makes the review outdated.
  const changed = await page.request.patch(`/api/v1/projects/${list.slug}`, { data: { projectPurpose: 'Shows about harbours and ships.' } });
  expect(changed.status(), await changed.text()).toBe(200);
  await page.goto(`${list.path}?open=${id}`);
  await expect(review(page).getByText('Out of date: the guest, the list or the podcast has changed since.')).toBeVisible();
});

test('the whole list is reviewed after its cost is shown', async ({ page, request }) => {
  await signUp(page, request);
  const list = await createDescribedList(page, { name: 'Cold storage tour' });
  await page.goto(list.path);
  await page.getByRole('button', { name: 'Review all' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review the whole list' });
  await expect(dialog.getByText('Reviews 1 podcast and uses 1 AI assist. 3 are left.')).toBeVisible();
  await expectAccessible(page, 'the cost of reviews');
  await dialog.getByRole('button', { name: 'Start reviews' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Reviews of the list' }).getByText('1 podcast reviewed.')).toBeVisible();
  await expect(cell(page, await keyAt(page, 0), 'relevancy')).toHaveText(/^[1-5] of 5/);

  // A second run has nothing to do.
  await rows(page).first().getByRole('checkbox').click();
  await page.getByRole('region', { name: 'Selected podcasts' }).getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText('Its review is up to date.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start reviews' })).toBeDisabled();
});

test('results show how well they fit the chosen list', async ({ page, request }) => {
  await signUp(page, request);
  const list = await createDescribedList(page, { name: 'Cold storage tour' });
  await page.goto(`/app/search?q=salt&selected-project-slug=${list.slug}`);
  await page.getByRole('switch', { name: 'Show relevancy' }).click();
  await expect(page).toHaveURL(/relevancy=yes/);
  const ratings = page.getByRole('region', { name: 'Results' }).locator('[data-relevancy]');
  await expect(ratings.first()).toHaveText(/^[1-5] of 5.*(fit|Fit)/);
  await expect(ratings).toHaveCount(await page.locator('[data-result]').count());
  await expectAccessible(page, 'results with relevancy');
  await page.locator('[data-result]').first().focus();
  await page.keyboard.press(' ');
  await expect(review(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(look(page)).toHaveCount(0);
  await resize(page, { width: 390, height: 844 });
  await expectNoOverflow(page, 'results with relevancy');
});

test('a review for a list without a guest quotes the show, with a link to the second', async ({ page, request }) => {
  await signUp(page, request);
  // Episodes of the show have these subjects.
  const list = await createDescribedList(page, { name: 'Records and files', about: { purpose: 'Shows that work with an archive.', keywords: ['archive', 'ledger'] } });
  await list.open();
  await page.goto(`${list.path}?open=${await keyAt(page, 0)}`);
  const evidence = review(page).getByRole('list', { name: 'Evidence' });
  await expect(evidence.getByRole('listitem').first().locator('blockquote')).toHaveText(/archive|ledger/i);
  const moment = evidence.getByRole('link', { name: / at \d+:\d\d$/ }).first();
  await expect(moment).toHaveAttribute('href', new RegExp(`^/app/podcasts/${SHOW.slug}/[^?]+\\?t=\\d+$`));
  await moment.click();
  await expect(page).toHaveURL(/\?t=\d+$/);
});
