// Shared by the benchmarks in a browser: the address of the server, the browser, window sizes, and a slow connection.
import { createRequire } from 'node:module';

const { chromium } = createRequire(new URL('../web/package.json', import.meta.url))('@playwright/test');

export const origin = process.env.EARSHOT_URL ?? 'http://127.0.0.1:8080';

export const COMPUTER = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** The "slow 4G" of Lighthouse: 150 ms per round trip, 1.6 Mbit/s, and a processor with a quarter of the speed. */
const SLOW = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8, offline: false };
const SLOW_CPU = 4;

/** Starts a browser that can reach only the server. */
export const launchBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-proxy-server', `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(origin).hostname}`],
  });

/** Slows down the connection and the processor of a page. */
export async function slowDown(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
}
