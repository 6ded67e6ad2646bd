import { expect, test } from '@playwright/test';
import { createList, rows } from './listed-podcasts';
import { signUp } from './new-account';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

const ROWS = 1_000;
const MAX_ROW_ELEMENTS = 120;
const FRAMES = 120;
const STEP_PX = 150;
/** 50 frames a second. */
const MAX_FRAME_MS = 20;

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
  await list.open();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(ROWS + 2));

  // The processor time of the main thread, so that other programs on the machine do not count.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busySeconds = async () => (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  const before = await busySeconds();
  const scroll = await page.evaluate(
    async ({ frames, step }) => {
      const scroller = document.querySelector('[role=grid]')?.parentElement;
      if (!scroller) throw new Error('no table');
      let mostRows = 0;
      for (let frame = 0; frame < frames; frame += 1) {
        scroller.scrollTop += step;
        await new Promise((next) => requestAnimationFrame(next));
        mostRows = Math.max(mostRows, document.querySelectorAll('[role=row]').length);
      }
      return { mostRows, position: scroller.scrollTop };
    },
    { frames: FRAMES, step: STEP_PX },
  );
  const frameMs = ((await busySeconds()) - before) * (1_000 / FRAMES);
  expect(scroll.mostRows).toBeLessThan(MAX_ROW_ELEMENTS);
  expect(scroll.position).toBeGreaterThan(FRAMES * STEP_PX * 0.9);
  expect(frameMs, 'work of the main thread for each frame').toBeLessThan(MAX_FRAME_MS);

  // The keys reach the last row, which has its place among all.
  await rows(page).first().locator('[data-column=title]').focus();
  await page.keyboard.press('Control+End');
  await expect(page.locator('[role=row][data-key]:focus-within')).toHaveAttribute('aria-rowindex', String(ROWS + 1));
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('region', { name: 'Selected podcasts' })).toContainText('1,000 podcasts selected');
});
