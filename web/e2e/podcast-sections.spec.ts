import { expect, type Page, type Route, test } from '@playwright/test';
import { expectSettled } from './page-checks';
import { RATED_SHOW, SHOW } from './sample-catalog';
import { SIGN_IN_LINK } from './session';

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const topOf = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true }).evaluate((heading) => heading.getBoundingClientRect().top);

test('the section navigation stays in view and is in the URL', async ({ page }) => {
  await page.goto(`/podcasts/${SHOW.slug}`);
  await expectSettled(page);
  await sections(page).getByRole('link', { name: 'Episodes' }).click();
  await expect(page).toHaveURL(/#episodes$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Episodes' })).toBeInViewport();
  await expect(sections(page).getByRole('link', { name: 'Episodes' })).toBeInViewport();
  await expect(sections(page).getByRole('link', { name: 'Episodes' })).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
});

test('a chosen section stays in view when content above it arrives later', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'reviews need an account');
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/api/v1/podcasts/*/reviews*', async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  await page.goto(`/podcasts/${RATED_SHOW.slug}`);
  await sections(page).getByRole('link', { name: 'Episodes' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Episodes' })).toBeInViewport();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  isHeld = false;
  for (const route of held) await route.continue();
  await expect(page.getByRole('list', { name: 'Written reviews' }).getByRole('listitem').first()).toBeAttached();
  await expectSettled(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Episodes' })).toBeInViewport();
});

test('a URL with a section opens there, below the bars', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'reviews need an account');
  await page.goto(`/podcasts/${RATED_SHOW.slug}#reviews`);
  await expectSettled(page);
  const bottomOfBars = () => sections(page).evaluate((bar) => bar.getBoundingClientRect().bottom);
  const isBelowBars = async () => {
    const distance = (await topOf(page, 'Reviews')) - (await bottomOfBars());
    return distance >= 0 && distance < 80;
  };
  await expect.poll(isBelowBars).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('facts, score and contacts come before the rest', async ({ page }) => {
    await page.goto(`/podcasts/${SHOW.slug}`);
    await expectSettled(page);
    const tops = [];
    for (const name of ['Facts', 'Authority score', 'Contacts', 'About this podcast', 'People', 'Episodes']) tops.push(await topOf(page, name));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    // Within two screens.
    expect(tops[2]).toBeLessThan(2 * 844);
    await sections(page).getByRole('link', { name: 'Contacts' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Contacts' })).toBeInViewport();
    await expect(sections(page)).toBeInViewport();
  });
});
