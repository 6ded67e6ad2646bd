import { type ElementHandle, expect, type Page, test } from '@playwright/test';
import { SHOW, findTranscribedEpisode } from './sample-catalog';
import { expectSettled, collectErrors } from './page-checks';

// Pages that hold what their kind can hold, with what must be there to press; the others are found by their links.
const PAGES: Record<string, readonly string[]> = {
  '/': [],
  [`/podcasts/${SHOW.slug}`]: [],
  '/app': [],
  '/search?q=the+-crypto&view=table&explicit=clean': ['Podcast', 'Load more', 'Genres of the results', 'Advanced terms', 'Add a group'],
  '/search?q=the&mode=episodes': ['Why this result', 'Hide this show'],
  '/search?q=qqzzxx&explicit=clean': ['Episodes'],
  '/errors/500?message=none': [],
  '/sign-in': ['Send the link'],
  '/sign-in/magic-email-sent': ['Go on with the code'],
  '/sign-in/email-link?key=x': [],
  '/api-docs': [],
  '/api-docs?topic=limits': [],
  '/api-docs?topic=clients': [],
  '/api-docs?call=searchEpisodes': ['Send'],
  '/api-docs/api-status': [],
  '/sign-up': ['Make my account'],
  '/sign-up/validation-email-sent': ['Go on with the code'],
  '/sign-up/validate?key=x': [],
};
const EPISODE_BUTTONS = ['Play from #', 'Copy the quote at #', 'Next place'];
const EXPECTED_PAGE_KINDS = ['/', '/search', '/search?', '/podcasts', '/podcasts/directory', '/podcasts/directory/*', '/podcasts/*', '/podcasts/*/*', '/about', '/stats/podcast-2', '/app', '/app/charts', '/app/team-settings/developers', '/app/user-settings', '/api-docs', '/api-docs?', '/api-docs/api-status'];

// Other tests use the session and the keys; keys.spec.ts presses these.
const SKIPPED_BUTTONS = /^(Sign out|End the session|Revoke|Rotate)/;

/** `/podcasts/a/b` and `/podcasts/c/d` are one kind of page, and so are two searches, and two calls of the API. */
function pageKind(address: string): string {
  const [path = '', query] = address.split('?');
  if (path.endsWith('/search')) return query ? '/search?' : '/search';
  if (path === '/api-docs') return query ? '/api-docs?' : '/api-docs';
  return path
    .replace(/^\/podcasts\/directory\/.+/, '/podcasts/directory/*')
    .replace(/^\/podcasts\/(?!directory)[^/]+\/[^/]+$/, '/podcasts/*/*')
    .replace(/^\/podcasts\/(?!directory)[^/]+$/, '/podcasts/*');
}

/**
 * What kind of button this is, or null where it can't be pressed now: “Play from 1:20” and “Play from 4:07” are one kind,
 * and so are the values of a list to choose from.
 */
function buttonKind(element: HTMLElement | SVGElement): string | null {
  const control = element as HTMLButtonElement | HTMLInputElement;
  if (control.disabled || !control.checkVisibility({ visibilityProperty: true })) return null;
  const list = control.ariaPressed === null ? null : control.closest('ul[aria-label]');
  const name = list?.ariaLabel ?? control.ariaLabel ?? (Array.from(control.labels ?? [], (label) => label.textContent).join('') || control.textContent);
  return name.trim().replaceAll(/\d[\d:.]*/g, '#');
}

/** The first button or switch in the page's content whose kind is wanted. */
async function findButton(page: Page, matches: (kind: string) => boolean): Promise<[string, ElementHandle] | undefined> {
  const main = page.getByRole('main');
  const buttons = await main.getByRole('button').or(main.getByRole('switch')).elementHandles();
  const kinds = await Promise.all(buttons.map((button) => button.evaluate(buttonKind)));
  const place = kinds.findIndex((kind) => kind !== null && !SKIPPED_BUTTONS.test(kind) && matches(kind));
  const [kind, button] = [kinds[place], buttons[place]];
  return kind && button ? [kind, button] : undefined;
}

/** Presses one button of each kind on the page, `awaited` first, and those included that came with another. */
async function pressEveryButton(page: Page, address: string, required: readonly string[]): Promise<void> {
  const pressed = new Set<string>();
  const press = async ([kind, button]: [string, ElementHandle]) => {
    try {
      await button.click();
    } catch (fault) {
      // A list that was read anew has other buttons in its place; they are looked for again.
      if (await button.evaluate((element) => element.isConnected)) throw fault;
      return;
    }
    pressed.add(kind);
    await page.keyboard.press('Escape');
    if (new URL(page.url()).pathname !== address.replace(/\?.*/, '')) await page.goto(address);
    await expectSettled(page);
  };
  for (const kind of required) {
    await expect(async () => {
      const button = await findButton(page, (one) => one === kind);
      if (button) await press(button);
      expect([...pressed], address).toContain(kind);
    }).toPass({ timeout: 20_000 });
  }
  for (let next = await findButton(page, () => true); next; next = await findButton(page, (kind) => !pressed.has(kind))) await press(next);
}

/** Opens the page, presses everything on it, and answers with the pages it links to. */
async function exercisePage(page: Page, address: string, awaited: readonly string[]): Promise<string[]> {
  await page.goto(address);
  await expectSettled(page);
  const links = await page.locator('a[href^="/"]:not([download])').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await pressEveryButton(page, address, awaited);
  await expect(page.getByText('This page could not be shown')).toHaveCount(0);
  // The API as JSON and as text is no page.
  return links.filter((link) => !link.startsWith('/app/sign-out') && !/\.(json|txt)$/.test(link));
}

for (const [address, awaited] of Object.entries(PAGES)) {
  test(`every button of ${address} can be pressed`, async ({ page }) => {
    const faults = collectErrors(page);
    await exercisePage(page, address, awaited);
    expect(faults).toEqual([]);
  });
}

test('every button of an episode with a transcript can be pressed', async ({ page, request }) => {
  const faults = collectErrors(page);
  await exercisePage(page, `${(await findTranscribedEpisode(request)).path}?find=the`, EPISODE_BUTTONS);
  expect(faults).toEqual([]);
});

test('every kind of page that another links to opens, and its buttons can be pressed', async ({ page }) => {
  test.slow(); // A dozen pages, one after the other.
  const faults = collectErrors(page);
  const seen = new Set<string>();
  const queue = ['/'];
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const kind = pageKind(address);
    if (seen.has(kind)) continue;
    seen.add(kind);
    queue.push(...(await exercisePage(page, address, [])));
    expect(faults, address).toEqual([]);
  }
  expect(EXPECTED_PAGE_KINDS.filter((kind) => !seen.has(kind))).toEqual([]);
});
