import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { collectErrors, expectAccessible, expectSettled, findOverflow, resize } from './page-checks';

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

test('a plot follows the width of its window, which never scrolls sideways meanwhile', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
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
  await resize(page, { width: 320, height: 700 });
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
