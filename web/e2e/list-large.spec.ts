import { expect, test } from '@playwright/test';
import { createList, rows } from './listed-podcasts';
import { signUp } from './new-account';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

const ROWS = 1_000;
const MAX_ROW_ELEMENTS = 120;
const FRAMES = 120;
const STEP_PX = 150;
/** What a frame may cost in layouts and changed elements. benches/list-page.mjs measures its time. */
const MAX_FRAME_LAYOUTS = 3;
const MAX_FRAME_MUTATIONS = 20;

// The sample catalog has fewer podcasts than a long list, so that the response of the server is repeated with other ids.
test('a list of 1,000 podcasts renders few rows and scrolls smoothly', async ({ page, request }) => {
  await signUp(page, request);
  const list = await createList(page, { count: 50 });
  await page.route('**/podcasts/details', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const entries = body.data.listedPodcasts as { listedPodcastId: string; podcast: { title: string; titleLatest: string } }[];
    const repeated = Array.from({ length: ROWS }, (_, index) => {
      const entry = entries[index % entries.length];
      return { ...entry, listedPodcastId: `${entry?.listedPodcastId}-${index}` };
    });
    await route.fulfill({ response, json: { ...body, data: { ...body.data, listedPodcasts: repeated } } });
  });
  // The page comes with its podcasts. Without them, it requests them.
  await page.route(`**${list.path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('id="earshot-data"', 'id="left-out"') });
  });
  await list.open();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(ROWS + 2));

  // Counts and not times, which depend on the machine.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const countLayouts = async () => (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
  const before = await countLayouts();
  const scroll = await page.evaluate(
    async ({ frames, step }) => {
      const grid = document.querySelector('[role=grid]');
      const scroller = grid?.parentElement;
      if (!grid || !scroller) throw new Error('no table');
      let mostRows = 0;
      let mutations = 0;
      const observer = new MutationObserver((records) => {
        for (const { addedNodes, removedNodes } of records) mutations += addedNodes.length + removedNodes.length;
      });
      observer.observe(grid, { childList: true, subtree: true });
      for (let frame = 0; frame < frames; frame += 1) {
        scroller.scrollTop += step;
        await new Promise((next) => requestAnimationFrame(next));
        mostRows = Math.max(mostRows, document.querySelectorAll('[role=row]').length);
      }
      observer.disconnect();
      return { mostRows, mutations, position: scroller.scrollTop };
    },
    { frames: FRAMES, step: STEP_PX },
  );
  const frameLayouts = ((await countLayouts()) - before) / FRAMES;
  expect(scroll.mostRows).toBeLessThan(MAX_ROW_ELEMENTS);
  expect(scroll.position).toBeGreaterThan(FRAMES * STEP_PX * 0.9);
  expect(frameLayouts, 'layouts of each frame').toBeLessThan(MAX_FRAME_LAYOUTS);
  expect(scroll.mutations / FRAMES, 'elements added and removed in each frame').toBeLessThan(MAX_FRAME_MUTATIONS);

  // The keys reach the last row, which states its position.
  await rows(page).first().locator('[data-column=title]').focus();
  await page.keyboard.press('Control+End');
  await expect(page.locator('[role=row][data-key]:focus-within')).toHaveAttribute('aria-rowindex', String(ROWS + 1));
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('region', { name: 'Selected podcasts' })).toContainText('1,000 podcasts selected');
});
