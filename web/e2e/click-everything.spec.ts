import { expect, type Locator, type Page, test } from '@playwright/test';
import { SHOW, transcribedEpisode } from './catalog';
import { expectSettled, watchFaults } from './check';

/** `/podcasts/a/b` and `/podcasts/c/d` are one kind of page, and so are two searches. */
function kindOf(address: string): string {
  const [path = '', query] = address.split('?');
  if (path.endsWith('/search')) return query ? '/search?' : '/search';
  return path
    .replace(/^\/podcasts\/directory\/.+/, '/podcasts/directory/*')
    .replace(/^\/podcasts\/(?!directory)[^/]+\/[^/]+$/, '/podcasts/*/*')
    .replace(/^\/podcasts\/(?!directory)[^/]+$/, '/podcasts/*');
}

/**
 * What can be pressed now: its place among all, and its kind, so that “Play from 1:20” and “Play from 4:07” are one, and so
 * are the values of a list to choose from.
 */
const pressable = (buttons: Locator) =>
  buttons.evaluateAll((all) =>
    all.flatMap((element, place) => {
      const control = element as HTMLButtonElement | HTMLInputElement;
      if (control.disabled || !control.checkVisibility({ visibilityProperty: true })) return [];
      const list = control.ariaPressed === null ? null : control.closest('ul[aria-label]');
      const name = list?.ariaLabel ?? control.ariaLabel ?? (Array.from(control.labels ?? [], (label) => label.textContent).join('') || control.textContent);
      return [{ place, kind: name.trim().replaceAll(/\d[\d:.]*/g, '#') }];
    }),
  );

/** Presses one button or switch of each kind in the page's content, `awaited` first, and those included that came with another. */
async function pressEverything(page: Page, address: string, awaited: readonly string[]): Promise<void> {
  const pressed = new Set<string>();
  const main = page.getByRole('main');
  const buttons = main.getByRole('button').or(main.getByRole('switch'));
  const press = async ({ place, kind }: { place: number; kind: string }) => {
    pressed.add(kind);
    await buttons.nth(place).click();
    await page.keyboard.press('Escape');
    if (new URL(page.url()).pathname !== address.replace(/\?.*/, '')) await page.goto(address);
    await expectSettled(page);
  };
  for (const kind of awaited) {
    await expect.poll(async () => (await pressable(buttons)).map((button) => button.kind), { message: address }).toContain(kind);
    const button = (await pressable(buttons)).find((one) => one.kind === kind);
    if (button) await press(button);
  }
  for (;;) {
    const next = (await pressable(buttons)).find(({ kind }) => !pressed.has(kind));
    if (!next) return;
    await press(next);
  }
}

test('every page opens and every button on it can be pressed', async ({ page, request }) => {
  const faults = watchFaults(page);
  const episode = await transcribedEpisode(request);
  // Pages that hold what their kind can hold, with what must be there to press; the others are found by their links.
  const chosen = new Map<string, string[]>([
    ['/', []],
    [`${episode.path}?find=the`, ['Play from #', 'Copy the quote at #', 'Next place']],
    [`/podcasts/${SHOW.slug}`, []],
    ['/app', []],
    ['/search?q=the+-crypto&view=table&explicit=clean', ['Podcast', 'Load more', 'Genres of the results', 'Advanced terms', 'Add a group']],
    ['/search?q=the&mode=episodes', ['Why this result', 'Hide this show']],
    ['/search?q=qqzzxx&explicit=clean', ['Episodes']],
    ['/errors/500?message=none', []],
    ['/sign-in', ['Send the link']],
    ['/sign-in/magic-email-sent', []],
    ['/sign-in/email-link?key=x', []],
  ]);
  const queue = [...chosen.keys()];
  const seen = new Set<string>();
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const kind = kindOf(address);
    const awaited = chosen.get(address);
    chosen.delete(address);
    if (seen.has(kind) && !awaited) continue;
    await page.goto(address);
    await expectSettled(page);
    const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    queue.push(...links.filter((link) => !link.startsWith('/app/sign-out')));
    seen.add(kind);
    await pressEverything(page, address, awaited ?? []);
    await expect(page.getByText('This page could not be shown')).toHaveCount(0);
    expect(faults, address).toEqual([]);
  }
  const kinds = ['/', '/search', '/search?', '/podcasts', '/podcasts/directory', '/podcasts/directory/*', '/podcasts/*', '/podcasts/*/*', '/about', '/app', '/app/charts', '/sign-in'];
  expect([...seen]).toEqual(expect.arrayContaining(kinds));
});
