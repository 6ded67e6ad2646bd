import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { collectErrors, expectAccessible, expectSettled, findOverflow } from './page-checks';
import { SIGN_IN_LINK } from './session';

const CANVAS_CHUNK = '**/assets/PlotCanvas-*.js';
/** The dark scheme is for the long suite. */
const SCHEMES = [
  ['light', {}],
  ['dark', { tag: '@long' }],
] as const;

/** Opens the rank history of the first podcast on a chart. */
async function openRankPlot(page: Page): Promise<Locator> {
  await page.goto('/charts');
  await expectSettled(page);
  await page.getByRole('table').getByRole('link').first().click();
  return page.getByRole('figure', { name: /: rank on Apple/ });
}

/** Days of the rank history from `mockRankHistory`, counted from the oldest. */
const OFF_CHART_DAY = 4;
const UNKNOWN_DAYS = [10, 11, 20];

/**
 * Gives the days of the rank history a fixed pattern: one day off the chart, and two gaps without data. On which days the sample
 * has ranks depends on the date.
 */
async function mockRankHistory(page: Page): Promise<void> {
  await page.route('**/charts/podcast-history*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const { series } = body.data.history;
    series.points = series.points.map(({ date }: { date: string }, day: number) => {
      if (day === OFF_CHART_DAY) return { date, position: null, status: 'off_chart' };
      if (UNKNOWN_DAYS.includes(day)) return { date, position: null, status: 'unknown' };
      return { date, position: 1 + (day % 5), status: 'observed' };
    });
    await route.fulfill({ response, json: body });
  });
}

const canvasOf = (figure: Locator) => figure.getByRole('application');

async function download(page: Page, figure: Locator, button: string): Promise<{ name: string; content: Buffer }> {
  const downloadEvent = page.waitForEvent('download');
  await figure.getByRole('button', { name: button }).click();
  const file = await downloadEvent;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('arrow keys move through a plot, Escape hides its tooltip', async ({ page }) => {
  const figure = await openRankPlot(page);
  await canvasOf(figure).focus();
  await page.keyboard.press('ArrowRight');
  const tooltip = figure.locator('[data-tooltip]');
  await expect(tooltip).toHaveText(/^\d{1,2} \w+ \d{4}(#\d+|No data|Not on the chart)$/);
  const selected = figure.getByRole('status', { name: 'Selected value' });
  await expect(selected).toHaveText(/^\d{1,2} \w+ \d{4}: (#\d+|No data|Not on the chart)$/);
  const first = await selected.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(selected).not.toHaveText(first ?? '');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(tooltip).toBeVisible();
  await expect(selected).toHaveText(first ?? '');
});

test('a pointer shows the tooltip without an announcement, even while another plot has focus', async ({ page }) => {
  const figure = await openRankPlot(page);
  await canvasOf(page.getByRole('figure', { name: /: authority score$/ })).focus();
  await canvasOf(figure).hover();
  await expect(figure.locator('[data-tooltip]')).toBeVisible();
  await expect(figure.getByRole('status', { name: 'Selected value' })).toBeEmpty();
});

test('arrow keys work while the pointer rests on the plot, until the pointer moves', async ({ page }) => {
  const figure = await openRankPlot(page);
  const canvas = canvasOf(figure);
  const selected = figure.getByRole('status', { name: 'Selected value' });
  const tooltip = figure.locator('[data-tooltip]');
  await canvas.hover();
  await expect(tooltip).toBeVisible();
  const hovered = (await tooltip.textContent()) ?? '';
  await canvas.focus();
  await expect(selected).toHaveText(/: /);
  await expect(tooltip).not.toHaveText(hovered);
  const moveRight = async () => {
    const text = (await selected.textContent()) ?? '';
    await page.keyboard.press('ArrowRight');
    await expect(selected).not.toHaveText(text);
  };
  for (let step = 0; step < 3; step += 1) await moveRight();
  // The plot moves under the pointer that rests.
  await page.mouse.wheel(0, 40);
  for (let step = 0; step < 3; step += 1) await moveRight();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('the plot has no box');
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(center.x + 5, center.y, { steps: 5 });
  await expect(tooltip).toHaveText(hovered);
  await page.mouse.click(center.x - 100, center.y);
  await expect(tooltip).toBeVisible();
  await expect(tooltip).not.toHaveText(hovered);
});

test('arrow keys reach every day, including days without data', async ({ page }) => {
  await mockRankHistory(page);
  const figure = await openRankPlot(page);
  await canvasOf(figure).focus();
  const selected = figure.getByRole('status', { name: 'Selected value' });
  const values = new Set<string>();
  for (let day = 0; day < 30; day += 1) {
    await expect(selected).toHaveText(/: /);
    const text = (await selected.textContent()) ?? '';
    values.add(text);
    await page.keyboard.press('ArrowRight');
    if (day < 29) await expect(selected).not.toHaveText(text);
  }
  expect(values.size).toBe(30);
  const notes = [...values].map((text) => text.split(': ')[1]);
  expect(notes[OFF_CHART_DAY]).toBe('Not on the chart');
  expect(notes.flatMap((note, day) => (note === 'No data' ? [day] : []))).toEqual(UNKNOWN_DAYS);
});

test('the table lists every day, newest first', async ({ page }) => {
  const figure = await openRankPlot(page);
  await figure.getByRole('button', { name: 'Show as table' }).click();
  const rows = figure.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(31);
  await expect(rows.first()).toHaveText('DateRank');
  const days = await rows.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(days).toEqual(days.toSorted().toReversed());
  await figure.getByRole('button', { name: 'Hide table' }).click();
  await expect(figure.getByRole('table')).toHaveCount(0);
});

test('the CSV file has every day, and the line has gaps on days without a value', async ({ page }) => {
  await mockRankHistory(page);
  const figure = await openRankPlot(page);
  await expect(canvasOf(figure)).toBeVisible();
  const { name, content } = await download(page, figure, 'Download as CSV');
  expect(name).toMatch(/^earshot-.+-rank-on-apple-.+-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/);
  const [header, ...lines] = content.toString('utf8').split('\r\n').slice(0, -1);
  expect(header).toBe('Date,Rank,Note');
  expect(lines).toHaveLength(30);
  for (const line of lines) expect(line).toMatch(/^\d{4}-\d{2}-\d{2},(\d+,|,(No data|Not on the chart))$/);

  expect(lines.flatMap((line, day) => (line.endsWith(',,No data') ? [day] : []))).toEqual(UNKNOWN_DAYS);
  expect(lines[OFF_CHART_DAY]).toMatch(/,,Not on the chart$/);
  // Three gaps part the line into four, two of them without data.
  const path = await figure.locator('.recharts-line-curve').getAttribute('d');
  expect(path?.match(/M/g)).toHaveLength(4);
  await expect(figure.locator('rect[data-gap]')).toHaveCount(2);
  await expect(figure.locator('rect[data-note]')).toHaveCount(1);
});

for (const [colorScheme, details] of SCHEMES) {
  test(`the PNG file shows the plot in its colors, ${colorScheme}`, details, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const pageErrors = collectErrors(page);
    const figure = await openRankPlot(page);
    await expect(canvasOf(figure)).toBeVisible();
    const { name, content } = await download(page, figure, 'Download as PNG');
    expect(name).toMatch(/^earshot-.+\.png$/);
    expect(content.subarray(1, 4).toString()).toBe('PNG');
    const lineColor = await figure.locator('.recharts-line-curve').evaluate((line) => getComputedStyle(line).stroke);
    const textColor = await figure.evaluate((element) => getComputedStyle(element).color);
    const backgroundColor = await figure.evaluate((element) => getComputedStyle(element).getPropertyValue('--surface'));
    const image = await page.evaluate(
      async ({ data, colors }) => {
        const picture = new Image();
        picture.src = data;
        await picture.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
        const context = canvas.getContext('2d');
        if (!context) throw new Error('no canvas');
        context.drawImage(picture, 0, 0);
        const { data: pixels } = context.getImageData(0, 0, canvas.width, canvas.height);
        const counts = colors.map((color) => {
          context.fillStyle = color;
          context.fillRect(0, 0, 1, 1);
          const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
          let count = 0;
          for (let index = 0; index < pixels.length; index += 4) if (pixels[index] === red && pixels[index + 1] === green && pixels[index + 2] === blue) count += 1;
          return count;
        });
        return { width: picture.width, pixels: pixels.length / 4, counts };
      },
      { data: `data:image/png;base64,${content.toString('base64')}`, colors: [lineColor, textColor, backgroundColor] },
    );
    const box = await canvasOf(figure).boundingBox();
    expect(image.width).toBeGreaterThan(2 * (box?.width ?? 0));
    const [linePixels = 0, textPixels = 0, backgroundPixels = 0] = image.counts;
    expect(linePixels, 'pixels of the line').toBeGreaterThan(200);
    expect(textPixels, 'pixels of the title').toBeGreaterThan(100);
    expect(backgroundPixels, 'pixels of the background').toBeGreaterThan(image.pixels / 2);
    expect(pageErrors).toEqual([]);
  });

  test(`plots are accessible with open tables and tooltips, ${colorScheme}`, details, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const pageErrors = collectErrors(page);
    const figure = await openRankPlot(page);
    await figure.getByRole('button', { name: 'Show as table' }).click();
    await canvasOf(figure).focus();
    await page.keyboard.press('ArrowRight');
    await expect(figure.locator('[data-tooltip]')).toBeVisible();
    await expectAccessible(page, 'rank history');
    await page.goto('/stats/podcast-2');
    await page.getByRole('button', { name: 'guid', exact: true }).click();
    await expect(canvasOf(page.getByRole('figure', { name: /tag guid/ }))).toBeVisible();
    await expectAccessible(page, 'tag history');
    expect(pageErrors).toEqual([]);
  });
}

test('a one-year plot has months on its axis', async ({ page }) => {
  const figure = await openRankPlot(page);
  await page.getByRole('radiogroup', { name: 'Time range' }).getByText('1 year').click();
  await expect(figure.locator('.recharts-xAxis-tick-labels')).toHaveText(/(\w{3,4} \d{4}){3,}/);
});

test('plot code loads only on pages with a plot, which keep their height while it loads', async ({ page }) => {
  const plotRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/PlotCanvas-')) plotRequests.push(request.url());
  });
  for (const path of ['/', '/search', '/podcasts', '/charts', '/stats/podcast-2']) {
    await page.goto(path);
    await expectSettled(page);
  }
  expect(plotRequests).toEqual([]);
  const heldRoutes: Route[] = [];
  await page.route(CANVAS_CHUNK, (route) => void heldRoutes.push(route));
  await page.getByRole('button', { name: 'guid', exact: true }).click();
  const figure = page.getByRole('figure', { name: /tag guid/ });
  await expect(figure.getByRole('status', { name: 'Loading plot' })).toBeVisible();
  await expect(figure.getByRole('button', { name: 'Download as CSV' })).toBeEnabled();
  const loadingBox = await figure.boundingBox();
  for (const route of heldRoutes) await route.continue();
  await expect(canvasOf(figure)).toBeVisible();
  expect(await figure.boundingBox()).toEqual(loadingBox);
  expect(plotRequests).toHaveLength(1);
});

test('if plot code fails to load, the table and the CSV file still work', async ({ page }) => {
  await page.route(CANVAS_CHUNK, (route) => route.abort());
  const figure = await openRankPlot(page);
  await expect(figure.getByText('The plot couldn’t be loaded.')).toBeVisible();
  await figure.getByRole('button', { name: 'Show as table' }).click();
  await expect(figure.getByRole('table').getByRole('row')).toHaveCount(31);
  expect((await download(page, figure, 'Download as CSV')).content.length).toBeGreaterThan(300);
});

/** Replaces the days of the tag history with these percentages. */
async function mockTagHistory(page: Page, percentages: Readonly<Record<string, number>>): Promise<void> {
  await page.route('**/rss/stats/public/podcast2/history*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.data.days = Object.entries(percentages).map(([date, podcastPercentage]) => ({ date, totalRssFeeds: 10, podcastPercentage, episodePercentage: 0 }));
    await route.fulfill({ response, json: body });
  });
  await page.goto('/stats/podcast-2');
  await page.getByRole('button', { name: 'guid', exact: true }).click();
}

test('a plot of one day states its value, an empty plot states that there is no data', async ({ page }) => {
  await mockTagHistory(page, { '2026-11-24': 12.5 });
  const figure = page.getByRole('figure', { name: /tag guid/ });
  await expect(figure.getByText('One value: 12.5% on 24 Nov 2026.')).toBeVisible();
  await expect(figure.locator('.recharts-line-dots circle')).toHaveCount(1);
  await page.unrouteAll();
  await mockTagHistory(page, {});
  await expect(figure.getByText('No data for this period.')).toBeVisible();
  await expect(figure.getByRole('button', { name: 'Download as CSV' })).toBeDisabled();
});

test('a day without data is a gap in the tag history', async ({ page }) => {
  await mockTagHistory(page, { '2026-11-20': 10, '2026-11-21': 12, '2026-11-24': 15 });
  const figure = page.getByRole('figure', { name: /tag guid/ });
  await expect(figure.locator('.recharts-line-curve')).toHaveAttribute('d', /^M[^M]+M[^M]+$/);
  await expect(figure.getByText('Hatched: no data.')).toBeVisible();
});

test('the usage panel plots searches per day', async ({ page }) => {
  test.skip(!SIGN_IN_LINK, 'usage needs an account');
  await page.route('**/users/usage/daily*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const [index, day] of body.data.days.entries()) day.searchCount = index % 5;
    await route.fulfill({ response, json: body });
  });
  await page.goto('/app');
  const figure = page.getByRole('figure', { name: 'Searches per day' });
  await expect(figure.locator('.recharts-bar-rectangle path')).toHaveCount(24);
});

test('a plot follows the width of its window, which never scrolls sideways meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const figure = await openRankPlot(page);
  await expect(canvasOf(figure)).toBeVisible();
  // Plots are drawn in animation frames. Until they may be, this one keeps the width of the wider window.
  await page.evaluate(() => {
    const request = requestAnimationFrame.bind(window);
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    Object.assign(window, { drawFrames: () => waiting.forEach((callback) => request(callback)) });
  });
  const widthOf = async () => (await canvasOf(figure).boundingBox())?.width ?? 0;
  const wide = await widthOf();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  expect(await widthOf()).toBe(wide);
  expect(await findOverflow(page)).toEqual([]);
  await page.evaluate(() => (window as unknown as { drawFrames: () => void }).drawFrames());
  await expect.poll(widthOf).toBe(wide - 70);
});

test('plots follow forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const figure = await openRankPlot(page);
  const line = figure.locator('.recharts-line-curve');
  const [stroke, highlight] = await line.evaluate((element) => {
    const probe = Object.assign(document.createElement('span'), { textContent: 'x' });
    probe.style.color = 'Highlight';
    probe.style.forcedColorAdjust = 'none';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return [getComputedStyle(element).stroke, color];
  });
  expect(stroke).toBe(highlight);
});
