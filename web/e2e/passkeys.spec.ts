import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { CHROMIUM, launchOptions } from './chromium';
import { NO_SESSION } from './session';

const { args, ...options } = launchOptions(CHROMIUM);

// Passkeys need a domain: the server of this test is at localhost, that of the others at an IP address.
test.use({
  storageState: NO_SESSION,
  launchOptions: { ...options, args: [...args.filter((arg) => !arg.startsWith('--host-resolver-rules')), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'] },
});

const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

test('a passkey is added in the settings, and signs in', async ({ page }) => {
  const { EARSHOT: program, EARSHOT_DATA: data } = process.env;
  test.skip(!program || !data, 'the test starts a server of its own with the program of the server');
  const folder = await mkdtemp(join(tmpdir(), 'passkeys-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const shared = ['--data-dir', data ?? '', '--log', 'error'];
  const account = ['--app-database', `sqlite://${join(folder, 'app.db')}`, '--base-url', url];
  const { stdout: link } = await promisify(execFile)(program ?? '', [...shared, 'users', 'create', ...account, '--email', 'ann@example.org', '--plan', 'free']);
  const server = spawn(program ?? '', [...shared, '--quiet', 'serve', ...account, '--listen', `127.0.0.1:${port}`], { stdio: 'ignore' });
  try {
    await expect.poll(() => fetch(`http://127.0.0.1:${port}/livez`).then(({ ok }) => ok, () => false), { timeout: 20_000 }).toBe(true);
    const devices = await page.context().newCDPSession(page);
    await devices.send('WebAuthn.enable');
    const device = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true } as const;
    const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', { options: device });

    await page.goto(link.trim());
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/app$/);
    await page.goto(`${url}/app/user-settings`);
    await page.getByLabel('Name of the new passkey').fill('Phone');
    await page.getByRole('button', { name: 'Add passkey' }).click();
    const passkeys = page.getByRole('region', { name: 'Passkeys' });
    await expect(passkeys.getByRole('listitem')).toContainText('never used');

    // The device answers only when the button is pressed, not when the browser offers passkeys in the field.
    await devices.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
    await page.context().clearCookies();
    await page.goto(`${url}/sign-in`);
    const button = page.getByRole('button', { name: 'Sign in with a passkey' });
    await expect(button).toBeVisible();
    await devices.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
    await button.click();
    await expect(page).toHaveURL(/\/app$/);
    await page.goto(`${url}/app/user-settings`);
    await expect(passkeys.getByRole('listitem')).toContainText('last used');
  } finally {
    server.kill();
    await rm(folder, { recursive: true, force: true });
  }
});
