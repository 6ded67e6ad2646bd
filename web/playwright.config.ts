import { defineConfig, devices } from '@playwright/test';
import { SESSION_FILE } from './e2e/session';

const baseURL = process.env.EARSHOT_URL ?? 'http://127.0.0.1:8080';

/** The tests need a running Earshot with the sample catalog, from `make run` or `make test`. */
export default defineConfig({
  testDir: 'e2e',
  // Two workers suit a machine with two cores and stay below the server's rate limits. A test that counts or changes things of an
  // account signs up for a new one, so that it does not disturb the others.
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    baseURL,
    actionTimeout: 10_000,
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // The sample's images and audio files are on hosts that do not exist. Make them fail at once. (`page.route` would turn off the HTTP cache.)
        '--no-proxy-server',
        `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(baseURL).hostname}`,
      ],
    },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  // The sign-in link works only once: the first project uses it, the second reuses its session, and the last ends it.
  projects: [
    { name: 'sign-in', testMatch: 'sign-in.spec.ts' },
    { name: 'web', testIgnore: ['sign-in.spec.ts', 'sign-out.spec.ts'], dependencies: ['sign-in'], use: { storageState: SESSION_FILE } },
    { name: 'sign-out', testMatch: 'sign-out.spec.ts', dependencies: ['web'], use: { storageState: SESSION_FILE } },
  ],
});
