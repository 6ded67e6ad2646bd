import { expect, type Page, test } from '@playwright/test';
import { announcement, createList, focusedKey, toast } from './listed-podcasts';
import { signUp } from './new-account';
import { expectAccessible } from './page-checks';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION, viewport: { width: 1800, height: 900 } });

const column = (page: Page, state: string) => page.locator(`section[data-column="${state}"]`);
const cards = (page: Page, state: string) => column(page, state).getByRole('listitem');

test('cards move by dragging, by the menu and by keys, and each move is announced', async ({ page, request }) => {
  await signUp(page, request);
  const list = await createList(page, { count: 8 });
  await list.open('?layout=board');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/Prospect\s*8/, /Qualified\s*0/, /Pitched\s*0/, /Lost\s*0/, /Booked\s*0/, /Ignored\s*0/]);
  await expect(page.getByRole('button', { name: /^Ignored/ })).toHaveAttribute('aria-expanded', 'false');
  await expectAccessible(page, 'board');

  const dragged = (await cards(page, 'prospect').nth(1).getAttribute('data-key')) ?? '';
  await cards(page, 'prospect').nth(1).dragTo(column(page, 'qualified'));
  await expect(cards(page, 'qualified')).toHaveCount(1);
  await expect(announcement(page)).toContainText('moved from Prospect to Qualified. Qualified has 1 podcast.');
  await expect.poll(async () => (await list.entry(dragged)).status).toBe('qualified');

  // The focus follows a card to the column beside.
  await cards(page, 'qualified').first().focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(cards(page, 'pitched')).toHaveCount(1);
  await expect.poll(() => focusedKey(page)).toBe(dragged);
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog', { name: /^Move / })).toBeVisible();
  await expectAccessible(page, 'move');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(cards(page, 'lost')).toHaveCount(1);
  await page.keyboard.press('6');
  await expect(announcement(page)).toContainText('to Ignored');
  await expect.poll(async () => (await list.entry(dragged)).status).toBe('ignored');

  // Selected cards move together, with one Undo.
  await cards(page, 'prospect').first().focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await cards(page, 'prospect').first().dragTo(column(page, 'booked'));
  await expect(cards(page, 'booked')).toHaveCount(2);
  await toast(page, '2 podcasts moved to Booked.').getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page, 'booked')).toHaveCount(0);
});

test('the quick look of a card returns the focus, and an open column stays open', async ({ page, request }) => {
  await signUp(page, request);
  const list = await createList(page, { count: 3 });
  await list.open('?layout=board');
  await page.getByRole('button', { name: /^Ignored/ }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Ignored/ })).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('j');
  await expect.poll(() => focusedKey(page)).not.toBeNull();
  const key = await focusedKey(page);
  await page.keyboard.press(' ');
  await expect(page.getByRole('dialog', { name: /^Quick look/ })).toBeVisible();
  await page.keyboard.press(' ');
  await expect(page.getByRole('dialog', { name: /^Quick look/ })).toHaveCount(0);
  await expect.poll(() => focusedKey(page)).toBe(key);
});
