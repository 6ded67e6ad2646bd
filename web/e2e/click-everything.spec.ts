import { expect, test } from '@playwright/test';
import { expectSettled, watchFaults } from './check';

const MAX_PER_KIND = 2;
const MAX_BUTTONS = 14;

/** `/podcasts/a/b` and `/podcasts/c/d` are one kind of page. */
function kindOf(path: string): string {
  return path
    .replace(/^\/podcasts\/directory\/.+/, '/podcasts/directory/*')
    .replace(/^\/podcasts\/(?!directory)[^/]+\/[^/]+$/, '/podcasts/*/*')
    .replace(/^\/podcasts\/(?!directory)[^/]+$/, '/podcasts/*');
}

test('every page opens and every button on it can be pressed', async ({ page }) => {
  test.setTimeout(240_000);
  const faults = watchFaults(page);
  const seen = new Map<string, number>();
  const queue = ['/', '/app', '/errors/500?message=none', '/sign-in/magic-email-sent'];
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const kind = kindOf(address.replace(/\?.*/, ''));
    if ((seen.get(kind) ?? 0) >= MAX_PER_KIND) continue;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    await page.goto(address);
    await expectSettled(page);
    const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    queue.push(...links.filter((link) => !link.startsWith('/app/sign-out')));

    const buttons = page.locator('main').getByRole('button');
    const count = Math.min(await buttons.count(), MAX_BUTTONS);
    for (let place = 0; place < count; place += 1) {
      const button = buttons.nth(place);
      if (!(await button.isVisible().catch(() => false)) || !(await button.isEnabled().catch(() => false))) continue;
      await button.click({ timeout: 3000 }).catch(() => undefined);
      await page.keyboard.press('Escape');
      if (new URL(page.url()).pathname !== address.replace(/\?.*/, '')) break;
    }
    await expect(page.getByText('This page could not be shown')).toHaveCount(0);
    expect(faults, address).toEqual([]);
  }
  expect([...seen.keys()]).toEqual(expect.arrayContaining(['/', '/search', '/podcasts', '/podcasts/directory', '/podcasts/directory/*', '/podcasts/*', '/podcasts/*/*', '/about', '/app']));
});
