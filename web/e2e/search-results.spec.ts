import { expect, type Page, test } from '@playwright/test';
import { expectSettled } from './page-checks';
import { SIGN_IN_LINK } from './session';

const modes = (page: Page) => page.getByRole('radiogroup', { name: 'What to search' });
const rows = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('listitem').filter({ has: page.locator('[data-result]') });

test('one search counts podcasts and episodes, and costs one search', async ({ page }) => {
  const charged: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/v1\/search\/(podcasts|episodes)$/.test(request.url()) && !request.postDataJSON().countOnly) charged.push(request.url());
  });
  await page.goto('/search?q=salt');
  const podcasts = modes(page).getByRole('radio', { name: /^Podcasts \d+$/ });
  const episodes = modes(page).getByRole('radio', { name: /^Episodes and moments \d+$/ });
  await expect(podcasts).toBeChecked();
  await expect(episodes).not.toBeChecked();
  expect(charged).toHaveLength(1);
  const count = Number(/\d+/.exec(await modes(page).getByText('Episodes and moments').innerText())?.[0]);
  expect(count).toBeGreaterThan(0);
  await modes(page).getByText('Episodes and moments').click();
  await expect(page.getByText(new RegExp(`of ${count} episodes`))).toBeVisible();
});

test('the best spoken moments are above the episodes, each with one speaker and the second of the word', async ({ page }) => {
  await page.goto('/search?q=salt&mode=episodes');
  const moments = page.getByRole('region', { name: 'Best spoken moments' });
  const items = moments.getByRole('listitem');
  await expect(items.first()).toBeVisible();
  expect(await items.count()).toBeLessThanOrEqual(3);
  const [momentsBox, rowBox] = [await moments.boundingBox(), await rows(page).first().boundingBox()];
  expect(momentsBox?.y).toBeLessThan(rowBox?.y ?? 0);
  for (const item of await items.all()) expect(await item.locator('strong').count()).toBeLessThanOrEqual(1);
  await expect(items.first().locator('mark').first()).toHaveText(/salt/i);
  await page.goto('/search?q=salt&mode=episodes&sort=title');
  await expectSettled(page);
  await expect(moments).toHaveCount(0);
});

test('little words are highlighted in phrases only', async ({ page }) => {
  const marks = async (query: string) => {
    await page.goto(`/search?q=${encodeURIComponent(query)}&mode=episodes`);
    await expect(page.locator('mark').first()).toBeVisible();
    return (await page.locator('mark').allInnerTexts()).map((text) => text.toLowerCase());
  };
  const words = await marks('the cold water');
  expect(words).not.toContain('the');
  expect(words).toContain('water');
  expect(await marks('"the first"')).toContain('the');
});

test('passages show a turn per speaker, and their link marks the word in the transcript', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'the public plan shows only the beginning of a transcript');
  await page.goto('/search?q=transcript%3Asalt');
  await page.getByRole('button', { name: 'Show all passages in this episode' }).first().click();
  const passage = page.getByRole('list', { name: 'All passages in this episode' }).getByRole('listitem').filter({ has: page.locator('p + p') }).first();
  await expect(passage).toBeVisible();
  const turns = passage.locator('p');
  const speakers = await turns.locator('strong').allInnerTexts();
  expect(speakers.length).toBeGreaterThan(1);
  expect(speakers).toHaveLength(await turns.count());
  for (const [place, speaker] of speakers.entries()) if (place > 0) expect(speaker).not.toBe(speakers[place - 1]);

  await passage.getByRole('link', { name: /^Open at/ }).click();
  await expect(page).toHaveURL(/\?t=\d+&find=salt/i);
  const linked = page.locator('[data-linked]');
  await expect(linked.locator('mark[data-current]')).toHaveText(/salt/i);
  await expect(linked).toBeInViewport();
});

test('two to four podcasts are compared side by side, by a link too', async ({ page }) => {
  await page.goto('/search?q=salt');
  const buttons = page.getByRole('button', { name: 'Compare', exact: true, pressed: false });
  const bar = page.getByRole('region', { name: 'Selected for comparison' });
  await buttons.first().click();
  await expect(bar.getByText('Select 1 more podcast to compare')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Compare' })).toBeDisabled();
  await buttons.first().click();
  await bar.getByRole('button', { name: 'Compare 2' }).click();
  await expect(page).toHaveURL(/compare=.+&compare=.+&comparing=yes/);
  await page.reload();
  const table = page.getByRole('dialog', { name: 'Compare podcasts' }).getByRole('table', { name: 'Comparison' });
  await expect(table.getByRole('columnheader').getByRole('link')).toHaveCount(2);
  for (const fact of ['Frequency', 'Latest episode', 'Episodes', 'Guests', 'Contact', 'Monthly listeners', 'Authority score']) await expect(table.getByRole('rowheader', { name: fact, exact: true })).toBeVisible();
  await expect(table.getByText('highest').first()).toBeVisible();
  await page.goBack();
  await expect(table).toHaveCount(0);
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(page).not.toHaveURL(/compare=/);
});

test('filters are ordered by use, and a chosen genre leaves the counts of the others', async ({ page }) => {
  await page.goto('/search?q=the');
  await expectSettled(page);
  const headings = await page.getByRole('region', { name: 'Filters' }).getByRole('button', { expanded: true }).or(page.getByRole('region', { name: 'Filters' }).locator('[aria-expanded=false][aria-controls]')).allInnerTexts();
  const order = ['Activity', 'Guests', 'Contacts', 'Audience', 'Language', 'Genre', 'Country'].map((name) => headings.findIndex((heading) => heading.startsWith(name)));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));

  const genres = page.getByRole('list', { name: 'Genres in the results' }).getByRole('button');
  await expect(genres).toHaveCount(5);
  const before = await genres.allInnerTexts();
  await genres.first().click();
  await expect(page).toHaveURL(/genres=/);
  await expect(genres.first()).toHaveAttribute('aria-pressed', 'true');
  // Separate requests fetch the other counts after the results.
  await expect.poll(() => genres.allInnerTexts()).toEqual(before);
});

test('a range shows how the results spread, and a bar selects its part', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'this filter needs an account');
  await page.goto('/search?q=the');
  const bars = page.getByRole('list', { name: 'Number of episodes in the results' }).getByRole('button');
  await expect(bars).toHaveCount(9);
  await expect(bars.first()).toHaveAccessibleName(/: \d+$/);
  const namesOf = () => bars.evaluateAll((all) => all.map((bar) => bar.ariaLabel ?? ''));
  const names = await namesOf();
  const position = names.findIndex((name) => !name.endsWith(': 0'));
  const count = /: (\d+)$/.exec(names[position] ?? '')?.[1];
  await bars.nth(position).click();
  await expect(page).toHaveURL(/episodes=\d+\.\./);
  await expect(page.getByText(new RegExp(`of ${count} podcasts?`))).toBeVisible();
  await expect(bars.nth(position)).toHaveAttribute('aria-pressed', 'true');
  // Separate requests fetch the other counts after the results.
  await expect.poll(namesOf, { message: 'the other bars keep their heights' }).toEqual(names);
});

test('more like this searches by meaning, without the podcast itself', async ({ page }) => {
  await page.goto('/search?q=salt');
  const title = await page.locator('[data-result]').first().innerText();
  await rows(page).first().getByRole('link', { name: 'More like this' }).click();
  await expect(page).toHaveURL(/q=.+&by=meaning&not-podcasts=/);
  await expectSettled(page);
  await expect(page.locator('[data-result]').first()).toBeVisible();
  await expect.poll(() => page.locator('[data-result]').allInnerTexts()).not.toContain(title);
  await expect(page.getByText('Matches by meaning, with different words.').first()).toBeVisible();
});

for (const viewport of [{ width: 1440, height: 900 }, { width: 1280, height: 800 }]) {
  test(`six podcasts fit on the first screen of ${viewport.width} by ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/search?q=the');
    await expectSettled(page);
    await expect(rows(page).nth(5)).toBeVisible();
    const bottoms = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
    expect(bottoms.filter((bottom) => bottom <= viewport.height).length).toBeGreaterThanOrEqual(6);
  });
}

test('the actions of a result show with the pointer or the focus, and are always there without a pointer', async ({ page }) => {
  await page.goto('/search?q=the');
  await expectSettled(page);
  const actions = rows(page).first().getByRole('button', { name: 'Why this result?' }).locator('..');
  const opacity = () => actions.evaluate((element) => getComputedStyle(element).opacity);
  await page.mouse.move(0, 0);
  expect(await opacity()).toBe('0');
  await rows(page).first().hover();
  expect(await opacity()).toBe('1');
  await page.mouse.move(0, 0);
  await page.locator('[data-result]').first().focus();
  expect(await opacity()).toBe('1');
});
