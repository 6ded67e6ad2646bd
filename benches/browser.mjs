// What the benchmarks in a browser share: the server, the browser, its windows, and a slow connection.
import { createRequire } from 'node:module';

const { chromium } = createRequire(new URL('../web/package.json', import.meta.url))('@playwright/test');

export const origin = process.env.EARSHOT_URL ?? 'http://127.0.0.1:8080';

export const COMPUTER = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Lighthouse's "slow 4G": 150 ms per round trip, 1.6 Mbit/s, a processor of a quarter of the speed. */
const SLOW = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8, offline: false };
const SLOW_CPU = 4;

/** A browser that reaches only the server. */
export const launchBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-proxy-server', `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(origin).hostname}`],
  });

export async function slowDown(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
}
