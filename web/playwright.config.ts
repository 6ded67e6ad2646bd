import { defineConfig, devices } from '@playwright/test';
import { BASE_URL, CHROMIUM, launchOptions } from './e2e/chromium';
import { SESSION_FILE } from './e2e/session';

/** The tests need a running Earshot with the sample catalog, from `make run` or `make test`. */
export default defineConfig({
  testDir: 'e2e',
  // Three workers keep two cores busy, since a test often waits for the server. A test that counts or changes things of an account signs
  // up for a new one (`e2e/new-account.ts`), so that it does not disturb the others.
  fullyParallel: true,
  workers: 3,
  // The long suite has more pages, schemes and widths of the same kinds: EARSHOT_LONG=1 runs it too.
  ...(process.env.EARSHOT_LONG === '1' ? {} : { grepInvert: /@long/ }),
  retries: 0,
  // What a test waits for comes at once, or after some seconds on a busy machine: Chromium once drew no frame for ten. These limits only
  // end what never comes.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./e2e/times-reporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    baseURL: BASE_URL,
    actionTimeout: 30_000,
    locale: 'en-GB',
    // Nothing moves while a test looks at it. Tests of motion set it themselves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(CHROMIUM),
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  // The sign-in link works only once: the first project uses it, and tests that only read share its session.
  projects: [
    { name: 'sign-in', testMatch: 'sign-in.spec.ts' },
    { name: 'web', testIgnore: 'sign-in.spec.ts', dependencies: ['sign-in'], use: { storageState: SESSION_FILE } },
  ],
});
