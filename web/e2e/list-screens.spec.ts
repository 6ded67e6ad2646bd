import { expect, type Page, test } from '@playwright/test';
import { createList, type List } from './listed-podcasts';
import { signUp } from './new-account';
import { expectAccessibleInBothSchemes, expectLargeTargets, expectNoOverflow, expectSettled, findOverflow, findSmallTargets, resize } from './page-checks';
import { SHOW } from './sample-catalog';
import { NO_SESSION } from './session';

// Every screen of lists with content, in each width and scheme. Each width has an account of its own. The short suite has the screens on a
// phone, where they are narrowest, and the overlays on a computer, which has more of them.
test.use({ storageState: NO_SESSION });

const VARIANTS = [
  { name: 'on a computer', viewport: { width: 1440, height: 900 }, isPhone: false },
  { name: 'on a phone', viewport: { width: 390, height: 844 }, isPhone: true },
] as const;
const NARROWEST = { width: 320, height: 640 };

const screensOf = ({ path, slug }: List) => [
  '/app', '/app/projects', path, `${path}?layout=board`, `${path}?group=state`, `${path}?q=qqzzxx`, `${path}/recent-episodes`, `${path}/activity`, `${path}/settings`,
  '/app/podcasts', `/app/podcasts/${SHOW.slug}`, `/app/podcasts/${SHOW.slug}/episodes`, `/app/podcasts/${SHOW.slug}/activity`, `/app/search?q=the&selected-project-slug=${slug}`,
  ...(process.env.EARSHOT_LONG === '1' ? SCREENS_BESIDE_LISTS : []),
];

/** Screens that only mark what is on a list. In the short suite, accessibility.spec.ts has them without lists. */
const SCREENS_BESIDE_LISTS = ['/app/search?q=the&view=table', `/podcasts/directory/${SHOW.letter}`, '/app/charts', '/app/team-settings/team'];

const button = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' }).first().click();
const key = (...keys: string[]) => async (page: Page) => {
  await page.keyboard.press('j');
  for (const each of keys) await page.keyboard.press(each);
};

/** What opens over a list. */
const OVERLAYS: { name: string; open: (page: Page) => Promise<void>; isWide?: boolean }[] = [
  { name: 'quick look', open: key(' ') },
  { name: 'activity of a podcast', open: key('a') },
  { name: 'states', open: key('m') },
  { name: 'priorities', open: key('p') },
  { name: 'import', open: button('Import') },
  { name: 'export', open: button('Export') },
  { name: 'share', open: button('Share') },
  { name: 'menu of the list', open: button(/^More actions for /) },
  { name: 'views', open: button(/^All podcasts/) },
  { name: 'columns', open: button(/^Columns/), isWide: true },
];
const overlay = (page: Page) => page.getByRole('dialog').or(page.getByRole('menu')).first();

for (const { name, viewport, isPhone } of VARIANTS) {
  test.describe(name, () => {
    test.use({ viewport });
    test.slow(); // It visits two dozen screens.

    test('every screen', { tag: isPhone ? [] : '@long' }, async ({ page, request }) => {
      await signUp(page, request);
      const list = await createList(page);
      for (const path of screensOf(list)) {
        await page.goto(path);
        await expectSettled(page);
        expect(await findOverflow(page), path).toEqual([]);
        if (isPhone) {
          await expectLargeTargets(page, path);
          await resize(page, NARROWEST);
          await expectNoOverflow(page, `${path}, ${NARROWEST.width} px`);
          await resize(page, viewport);
        }
        // At last, because another scheme renders the page again.
        await expectAccessibleInBothSchemes(page, path);
      }
    });

    test('every overlay', { tag: isPhone ? '@long' : [] }, async ({ page, request }) => {
      await signUp(page, request);
      // Each overlay of a podcast opens over the next one.
      const list = await createList(page, { count: 4 });
      await list.open();
      for (const { name: overlayName, open, isWide } of OVERLAYS) {
        if (isPhone && isWide) continue;
        await open(page);
        await expect(overlay(page)).toBeVisible();
        await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
        expect(await findSmallTargets(page), overlayName).toEqual([]);
        expect(await findOverflow(page), overlayName).toEqual([]);
        await expectAccessibleInBothSchemes(page, overlayName);
        await page.keyboard.press('Escape');
        await expect(overlay(page)).toHaveCount(0);
      }
    });
  });
}
