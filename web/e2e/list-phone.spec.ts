import { expect, test } from '@playwright/test';
import { createList } from './listed-podcasts';
import { signUp } from './new-account';
import { expectAccessible, expectAccessibleInBothSchemes, expectLargeTargets, findOverflow } from './page-checks';
import { NO_SESSION } from './session';

test.describe('on a phone', () => {
  test.use({ storageState: NO_SESSION, viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the table becomes cards, and the filters are in a sheet', async ({ page, request }) => {
    await signUp(page, request);
    const list = await createList(page, { count: 10 });
    await list.open();
    const cards = page.getByRole('list', { name: /^Podcasts on/ }).getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);
    await expectLargeTargets(page, 'cards');
    await expectAccessibleInBothSchemes(page, 'cards');

    await cards.first().getByRole('button', { name: /^State of/ }).click();
    await expectAccessibleInBothSchemes(page, 'state of a card');
    await page.getByRole('menuitemradio', { name: /Pitched/ }).click();
    await expect.poll(async () => (await list.entries()).filter(({ status }) => status === 'pitched').length).toBe(1);

    await page.getByRole('button', { name: /^Filters/ }).click();
    await expectLargeTargets(page, 'sheet');
    await expectAccessibleInBothSchemes(page, 'sheet');
    await page.getByRole('checkbox', { name: /^Pitched/ }).check();
    await page.getByRole('button', { name: 'Show 1 podcast' }).click();
    await expect(cards).toHaveCount(1);
    await expect(page).toHaveURL(/state=pitched/);

    await cards.first().getByRole('button', { name: /^Details of/ }).click();
    await expect(page.getByRole('dialog', { name: /^Quick look/ })).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'details');
    await expectLargeTargets(page, 'details');
    await page.getByRole('button', { name: 'Close quick look' }).click();

    await page.goto(`${list.path}?layout=board`);
    await page.getByRole('group', { name: 'Column' }).getByRole('button', { name: /^Pitched/ }).click();
    await expect(page.locator('section[data-column=pitched]').getByRole('listitem')).toHaveCount(1);
    expect(await findOverflow(page)).toEqual([]);
    await expectAccessibleInBothSchemes(page, 'board');
  });
});

test.describe('with forced colors and reduced motion', () => {
  test.use({ storageState: NO_SESSION });

  test('selected rows and the focused one are marked by more than color', async ({ page, request }) => {
    await signUp(page, request);
    const list = await createList(page, { count: 3 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await list.open();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    const row = page.locator('[role=row][aria-selected=true]');
    await expect(row).toHaveCSS('outline-style', 'solid');
    await expect(row.getByRole('checkbox')).toBeChecked();
    await expectAccessible(page, 'forced colors');
  });
});

test.describe('recent episodes', () => {
  test.use({ storageState: NO_SESSION });

  test('the episodes of the listed podcasts are shown by day', async ({ page, request }) => {
    await signUp(page, request);
    const list = await createList(page, { count: 40 });
    await page.goto(`${list.path}/recent-episodes`);
    await page.getByLabel('Published in').selectOption('90');
    await expect(page).toHaveURL(/days=90/);
    await expect(page.getByRole('heading', { level: 2 }).or(page.getByText('No episodes in the last 90 days')).first()).toBeVisible();
    await expectAccessible(page, 'recent episodes');
  });
});
