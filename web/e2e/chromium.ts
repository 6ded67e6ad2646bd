import { existsSync } from 'node:fs';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Chromium as users have it. */
export const WHOLE_CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** The build without windows takes a quarter less time for the same tests. Not every system has a package for it. */
export const CHROMIUM = process.env.CHROMIUM ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : WHOLE_CHROMIUM);

export const BASE_URL = process.env.EARSHOT_URL ?? 'http://127.0.0.1:8080';

/** How to start a browser that tests the server of `BASE_URL`. */
export const launchOptions = (executablePath: string) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    // The sample's images and audio files are on hosts that do not exist. Make them fail at once. (`page.route` would turn off the HTTP cache.)
    '--no-proxy-server',
    `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(BASE_URL).hostname}`,
  ],
});
