import { type Page, test as base } from '@playwright/test';
import { resize } from './page-checks';
import { BASE_URL } from './chromium';
import { NO_SESSION, SESSION_FILE } from './session';

type Reader = 'user' | 'visitor';

const STATES = { user: SESSION_FILE, visitor: NO_SESSION };

/**
 * For tests that only read: the tests of a worker share a page of the user, and one of a visitor (`storageState: NO_SESSION`). With a page
 * of its own, each test starts a browser process that compiles the scripts of the app again: 1.8 s for a check of a page, 0.9 when shared.
 */
export const test = base.extend<object, { openShared: (reader: Reader) => Promise<Page> }>({
  openShared: [
    async ({ browser }, use) => {
      const pages: Partial<Record<Reader, Promise<Page>>> = {};
      const open = async (reader: Reader) => {
        const context = await browser.newContext({ baseURL: BASE_URL, locale: 'en-GB', reducedMotion: 'reduce', storageState: STATES[reader] });
        return context.newPage();
      };
      await use((reader) => (pages[reader] ??= open(reader)));
      for (const page of Object.values(pages)) await (await page).context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ openShared, storageState, viewport }, use) => {
    const page = await openShared(typeof storageState === 'object' ? 'visitor' : 'user');
    if (viewport) await resize(page, viewport);
    await use(page);
    // What a test has set for the page.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: 'reduce' });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});
