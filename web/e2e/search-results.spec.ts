import { expect, type Page, test } from '@playwright/test';
import { expectSettled } from './page-checks';
import { NO_SESSION, SIGN_IN_LINK } from './session';

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

test('rows state activity, guests, contact, audience and score', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'the public plan hides some of these facts');
  await page.goto('/search?q=salt');
  const facts = rows(page).first().getByRole('list', { name: 'Facts' });
  await expect(facts.getByRole('listitem')).toHaveCount(5);
  await expect(facts).toContainText(/(Daily|Weekly|Every two weeks|Monthly), latest|Inactive since/);
  await expect(facts).toContainText(/Has guests|No guests|Guests unknown/);
  await expect(facts).toContainText(/Email contact|No email found/);
  await expect(facts).toContainText(/monthly listeners|Audience unknown/);
  await expect(facts).toContainText(/Score \d|No score yet/);
});

test.describe('without an account', () => {
  test.use({ storageState: NO_SESSION });

  test('hidden facts share one lock and are not called unknown', async ({ page }) => {
    await page.goto('/search?q=salt');
    const facts = rows(page).first().getByRole('list', { name: 'Facts' });
    await expect(facts.getByText('Guests, contact and audience need a paid plan')).toBeVisible();
    await expect(facts.getByText(/unknown/i)).toHaveCount(0);
  });
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

test('selected rows of the table are compared, four at most', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'selecting results needs an account');
  await page.goto('/search?q=salt&view=table');
  const boxes = page.getByRole('table', { name: 'Podcast results' }).getByRole('checkbox', { name: /^Select / });
  const bar = page.getByRole('region', { name: 'Selected results' });
  for (let place = 0; place < 5; place += 1) await boxes.nth(place).check();
  await expect(bar.getByRole('button', { name: /^Compare/ })).toHaveCount(0);
  await boxes.nth(4).uncheck();
  await bar.getByRole('button', { name: 'Compare 4' }).click();
  await expect(page.getByRole('dialog', { name: 'Compare podcasts' }).getByRole('columnheader').getByRole('link')).toHaveCount(4);
});

test.describe('a visitor', () => {
  test.use({ storageState: NO_SESSION });

  test('compares podcasts of the table with boxes', async ({ page }) => {
    await page.goto('/search?q=salt&view=table');
    const boxes = page.getByRole('table', { name: 'Podcast results' }).getByRole('checkbox', { name: /^Compare / });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await expect(page.getByText('2 of 4 selected')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(0);
  });
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

test('dates older than 30 days are absolute', async ({ page }) => {
  await page.goto('/search?q=the&mode=episodes&sort=recentActivity,asc');
  await expectSettled(page);
  const dates = await page.locator('[data-result]').first().locator('xpath=ancestor::li').locator('time').allInnerTexts();
  expect(dates.join()).toMatch(/\d{1,2} \w{3,4} \d{4}/);
  expect(await page.getByText(/(months|years?) ago|last (month|year)/).count()).toBe(0);
});

test('a rate limit shows a clock and no padlock', async ({ page }) => {
  await page.route('**/api/v1/search/podcasts', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '3' }, json: { status: 'ERROR', message: 'Too many requests', code: 'rate_limited', errors: [], requestId: 'req-1' } }),
  );
  await page.goto('/search?q=the');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Too many searches at once');
  await expect(alert.locator('.tabler-icon-clock')).toBeVisible();
  await expect(alert.locator('.tabler-icon-lock')).toHaveCount(0);
});

test('used-up searches come back at a local time', async ({ page }) => {
  await page.route('**/api/v1/search/podcasts', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '90000' }, json: { status: 'ERROR', message: 'They reset at 00:00 UTC.', code: 'quota_exceeded', errors: [], requestId: 'req-1' } }),
  );
  await page.goto('/search?q=the');
  await expect(page.getByRole('alert')).toContainText(/Resets (tomorrow|on \d+ \w+) at \d{1,2}:\d{2}/);
  await expect(page.getByRole('alert')).not.toContainText('UTC');
});

test('a long query stays readable', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('how they raised a seed round without a network '.repeat(12))}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('how they raised');
  expect((await heading.boundingBox())?.height).toBeLessThan(70);
  expect((await page.title()).length).toBeLessThan(100);
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

test('a score is explained in a sentence', async ({ page }) => {
  await page.goto('/search?q=salt');
  await page.getByRole('button', { name: 'Why this result?' }).first().click();
  await expect(page.getByText(/^Ranked here mainly for “salt” in (the|its) \w+.*\.$/)).toBeVisible();
});
