import { expect, type Page, test } from '@playwright/test';
import { announcement, cell, createList, focusedKey, keyAt, rows, showEmptyColumns, toast } from './listed-podcasts';
import { signUp } from './new-account';
import { expectAccessible } from './page-checks';
import { NO_SESSION } from './session';

// Each test has an account and a list of its own.
test.use({ storageState: NO_SESSION });

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('a list is worked through without a mouse', async ({ page, request }) => {
  await signUp(page, request);
  const list = await createList(page);
  await list.open();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '14');
  await showEmptyColumns(page);

  // j focuses the first row, and a key sets its state immediately.
  await page.keyboard.press('j');
  const first = await keyAt(page, 0);
  const second = await keyAt(page, 1);
  await expect.poll(() => focusedKey(page)).toBe(first);
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('2');
  await expect(cell(page, first, 'state')).toHaveText('Qualified');
  await expect(announcement(page)).toContainText('moved from Prospect to Qualified');
  await expect.poll(async () => (await list.entry(first)).status).toBe('qualified');

  // The priority has a list of its own; the row keeps the focus.
  await page.keyboard.press('p');
  await expect(dialog(page, /^Priority of/)).toBeVisible();
  await expectAccessible(page, 'priority');
  await page.keyboard.press('1');
  await expect(cell(page, first, 'priority')).toHaveText('Urgent');
  await expect.poll(() => focusedKey(page)).toBe(first);
  // A fast typist does not wait for the list.
  await page.keyboard.press('p');
  await page.keyboard.press('3');
  await expect(cell(page, first, 'priority')).toHaveText('Medium');
  await expect.poll(() => focusedKey(page)).toBe(first);

  // The arrow keys move between cells, and Enter edits one.
  await page.keyboard.press('Home');
  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('ArrowRight');
  await expect(cell(page, first, 'nextActionOn')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page, /^Next action/)).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page, 'next action');
  await page.getByRole('button', { name: 'In a week' }).press('Enter');
  await expect(cell(page, first, 'nextActionOn')).toBeFocused();
  await expect.poll(async () => (await list.entry(first)).nextActionOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);

  await page.keyboard.press('End');
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: 'Notes' })).toBeFocused();
  await page.keyboard.type('Met the host in May');
  await expectAccessible(page, 'notes');
  await page.keyboard.press('Control+Enter');
  await expect(cell(page, first, 'notes')).toBeFocused();
  await expect(cell(page, first, 'notes')).toContainText('Met the host in May');

  // The quick look steps through the rows and gives the focus back.
  await page.keyboard.press(' ');
  await expect(dialog(page, /^Quick look/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`open=${first}`));
  await expectAccessible(page, 'quick look');
  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`open=${second}`));
  await page.keyboard.press('4');
  await expect.poll(async () => (await list.entry(second)).status).toBe('lost');
  await page.keyboard.press('Escape');
  await expect(dialog(page, /^Quick look/)).toHaveCount(0);
  await expect.poll(() => focusedKey(page)).toBe(second);

  await page.keyboard.press('a');
  await expect(page.getByRole('list', { name: /^Activity of/ })).toContainText('from Prospect to Lost');
  await expectAccessible(page, 'activity');
  await page.keyboard.press('Escape');
  await expect(dialog(page, /^Quick look/)).toHaveCount(0);

  // Enter opens the podcast, Back returns to the list.
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/podcasts\//);
  await page.goBack();
  await expect(rows(page).first()).toBeVisible();
});

test('the labels of a cell are edited', async ({ page, request }) => {
  await signUp(page, request);
  const list = await createList(page, { count: 3 });
  await list.open();
  await showEmptyColumns(page);
  const id = await keyAt(page, 0);
  await cell(page, id, 'labels').click();
  await expect(dialog(page, /^Labels of/)).toBeVisible();
  await expectAccessible(page, 'labels');
  await page.keyboard.type('warm lead');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(cell(page, id, 'labels')).toContainText('warm lead');
  await expect.poll(async () => (await list.entry(id)).labels).toEqual(['warm lead']);
  await cell(page, id, 'state').click();
  await expect(page.getByRole('menu', { name: /^State of/ })).toBeVisible();
  await expectAccessible(page, 'state');
  await page.keyboard.press('Escape');
  await expect(cell(page, id, 'state')).toBeFocused();
});

test('a selection is changed as one change, and one Undo reverts it', async ({ page, request }) => {
  await signUp(page, request);
  const list = await createList(page);
  await list.open();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+J');
  const bar = page.getByRole('region', { name: 'Selected podcasts' });
  await expect(bar).toContainText('3 podcasts selected');
  await expectAccessible(page, 'selected podcasts');
  await page.keyboard.press('5');
  await expect(toast(page, '3 podcasts moved to Booked.')).toBeVisible();
  expect((await list.entries()).filter(({ status }) => status === 'booked')).toHaveLength(3);
  await page.keyboard.press('Control+z');
  await expect(toast(page, 'Undid the change to 3 entries')).toBeVisible();
  expect((await list.entries()).filter(({ status }) => status === 'booked')).toHaveLength(0);

  await bar.getByRole('button', { name: 'Labels' }).click();
  await page.getByRole('combobox', { name: 'Add labels' }).or(page.getByLabel('Add labels')).first().fill('spring');
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'labels of the selection');
  await page.getByRole('button', { name: 'Change labels' }).click();
  await expect.poll(async () => (await list.entries()).filter(({ labels }) => labels.includes('spring')).length).toBe(3);

  // Removes all rows; Undo restores them.
  await rows(page).first().locator('[data-column=title]').focus();
  await page.keyboard.press('Control+a');
  await expect(bar).toContainText('12 podcasts selected');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('heading', { name: 'No podcasts yet' })).toBeVisible();
  await toast(page, 'removed').getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page).first()).toBeVisible();
  expect(await list.entries()).toHaveLength(12);
});

test('the next key counts as soon as a dialog is closed', async ({ page, request }) => {
  await signUp(page, request);
  const list = await createList(page, { count: 3 });
  await list.open();
  // As on a slow computer, where a dialog would fade out for long.
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.keyboard.press('Control+a');
  const bar = page.getByRole('region', { name: 'Selected podcasts' });
  await bar.getByRole('button', { name: 'Labels' }).click();
  await page.getByLabel('Add labels').first().fill('spring');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Change labels' }).click();
  await page.keyboard.press('2');
  await expect.poll(async () => (await list.entries()).map(({ status, labels }) => [status, ...labels])).toEqual(Array.from({ length: 3 }, () => ['qualified', 'spring']));

  // A button of the selection that has the focus does not take the keys of the rows.
  await expect(bar.getByRole('button', { name: 'Labels' })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('heading', { name: 'No podcasts yet' })).toBeVisible();
});

test('the URL holds filters, sort and groups; Back undoes one filter', async ({ page, request }) => {
  await signUp(page, request);
  const list = await createList(page);
  const [entry] = await list.entries();
  await list.change(entry?.listedPodcastId ?? '', { state: 'pitched', priority: 'high' });
  await list.open();
  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'State' }).click();
  await expectAccessible(page, 'filter');
  await page.getByRole('checkbox', { name: /^Pitched/ }).check();
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/state=pitched/);
  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Priority' }).click();
  await page.getByRole('checkbox', { name: /^No priority/ }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'No podcast matches these filters' })).toBeVisible();
  await expectAccessible(page, 'no matches');
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove filter State: Pitched' }).click();
  await expect(rows(page)).toHaveCount(12);

  const heading = page.getByRole('columnheader', { name: 'Podcast' });
  await heading.getByRole('button').press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await heading.getByRole('button').press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await page.getByLabel('Group by').selectOption('state');
  await expect(page.getByRole('button', { name: /^Pitched/ })).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page, 'groups');
  const keys = () => rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-key')));
  const shown = await keys();
  await page.reload();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(keys).toEqual(shown);
});

test('headings are dragged to another place, or moved with keys', async ({ page, request }) => {
  await signUp(page, request);
  const list = await createList(page, { count: 3 });
  await list.open();
  const headings = () => page.getByRole('columnheader').allInnerTexts().then((texts) => texts.map((text) => text.split('\n')[0]?.trim() ?? ''));
  const heading = (name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) });
  await expect.poll(async () => (await headings()).slice(1, 4)).toEqual(['Podcast', 'State', 'Priority']);
  await heading('State').getByRole('button').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await headings()).slice(1, 4)).toEqual(['Podcast', 'Priority', 'State']);
  await expect(announcement(page)).toHaveText(/^State is now column 3 of \d+$/);
  await expect(heading('State').getByRole('button')).toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft'); // Podcast stays first.
  await expect.poll(async () => (await headings()).slice(1, 4)).toEqual(['Podcast', 'State', 'Priority']);

  const target = await heading('State').boundingBox();
  await heading('Priority').dragTo(heading('State'), { targetPosition: { x: 8, y: (target?.height ?? 0) / 2 } });
  await expect.poll(async () => (await headings()).slice(1, 4)).toEqual(['Podcast', 'Priority', 'State']);
  await page.reload();
  await expect.poll(async () => (await headings()).slice(1, 4)).toEqual(['Podcast', 'Priority', 'State']);
});

test('a view is saved, shared, opened by its link and deleted', async ({ page, request }) => {
  await signUp(page, request);
  const list = await createList(page);
  await list.open('?state=prospect&group=state');
  await page.getByRole('button', { name: 'All podcasts' }).click();
  await expectAccessible(page, 'views');
  await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText('Give the view a name')).toBeVisible();
  await page.getByLabel('Name').fill('To pitch');
  await page.getByLabel('Share with the team').check();
  await expectAccessible(page, 'the form of a view');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page).toHaveURL(/\?view=[\w-]+$/);
  const link = page.url();
  await page.getByRole('button', { name: 'Remove filter State: Prospect' }).click();
  await page.getByRole('button', { name: 'To pitch (changed)' }).click();
  await page.getByRole('menuitem', { name: 'Save changes to this view' }).click();
  await expect(page.getByRole('button', { name: 'To pitch', exact: true })).toBeVisible();
  await page.goto(link);
  await expect(page.getByLabel('Group by')).toHaveValue('state');
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0);
  await page.getByRole('button', { name: 'To pitch', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Set as default' }).click();
  await expect(page.getByText('This list now opens with “To pitch”.').first()).toBeVisible();
  await page.goto(list.path);
  await expect(page.getByRole('button', { name: 'To pitch', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'To pitch', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await expect(page.getByRole('button', { name: 'All podcasts' })).toBeVisible();
});
