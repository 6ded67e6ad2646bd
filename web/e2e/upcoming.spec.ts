import { expect, test } from '@playwright/test';
import { createList } from './listed-podcasts';
import { signUpOnPaidPlan } from './new-account';
import { expectAccessibleInBothSchemes, expectNoOverflow, expectSettled, resize } from './page-checks';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

const dayAfter = (time: number, offset: number) => {
  const date = new Date(time + offset * 86_400_000);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

test('next actions of all lists are in one agenda and calendar', async ({ page }) => {
  // The day of the page does not end during the test.
  const now = Date.now();
  await page.clock.setFixedTime(now);
  // Two lists need a paid plan.
  await signUpOnPaidPlan(page);
  const lists = [await createList(page, { count: 2, name: 'Autumn tour' }), await createList(page, { count: 2, name: 'Spring tour' })];
  const titles: string[] = [];
  for (const [place, list] of lists.entries()) {
    const [entry] = await list.entries();
    titles.push(entry?.podcast.title ?? '');
    const planned = await page.request.patch(`/api/v1/projects/${list.slug}/podcasts/${entry?.listedPodcastId}`, { data: { nextActionOn: dayAfter(now, -place) } });
    expect(planned.status()).toBe(200);
  }
  await page.goto('/app');
  await expectSettled(page);
  await page.getByRole('region', { name: 'Today' }).getByRole('link', { name: 'Upcoming' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/Overdue/, /Today/]);
  await expectAccessibleInBothSchemes(page, 'agenda');
  await page.getByText('Calendar', { exact: true }).click();
  await expect(page).toHaveURL(/view=calendar/);
  await expectSettled(page);
  await expectAccessibleInBothSchemes(page, 'calendar');
  await resize(page, { width: 390, height: 844 });
  await expectNoOverflow(page, 'calendar on a phone');
  await page.getByRole('link', { name: titles[0] ?? '' }).first().click();
  await expect(page.getByRole('dialog', { name: /^Quick look/ })).toBeVisible();
});
