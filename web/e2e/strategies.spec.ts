import { expect, type Page, test } from '@playwright/test';
import { createDescribedList } from './described-list';
import { toast } from './listed-podcasts';
import { signUp, signUpOnPaidPlan } from './new-account';
import { expectAccessible, expectLargeTargets, expectNoOverflow, expectSettled, findSmallTargets, resize } from './page-checks';
import { NO_SESSION } from './session';

// Each test has an account of its own.
test.use({ storageState: NO_SESSION });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const cards = (page: Page) => page.getByRole('list', { name: 'Strategies' }).locator(':scope > li');

async function generate(page: Page, count: string): Promise<void> {
  await page.getByRole('button', { name: /^Generate/ }).click();
  const form = dialog(page, 'Generate strategies');
  await form.getByRole('combobox', { name: 'How many' }).selectOption(count);
  await form.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(form).toHaveCount(0);
}

test.describe('on the free plan', () => {
  // The free plan includes three AI assists a day, and no runs (spec 9).
  test('strategies are generated, edited with messages next to the fields, and deleted', async ({ page, request }) => {
    await signUp(page, request);
    const list = await createDescribedList(page, { name: 'Cold storage tour' });
    await page.goto(list.path);
    await page.getByRole('navigation', { name: 'List sections' }).getByRole('link', { name: 'Strategies' }).click();
    await expect(page.getByRole('heading', { name: 'No strategies yet' })).toBeVisible();
    await expectAccessible(page, 'no strategies');

    await page.getByRole('button', { name: 'Generate strategies' }).click();
    const form = dialog(page, 'Generate strategies');
    await expect(form.getByText('Uses 1 AI assist. 3 of 3 are left.')).toBeVisible();
    await expectAccessible(page, 'generating strategies');
    await form.getByRole('combobox', { name: 'How many' }).selectOption('3');
    await form.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(form).toHaveCount(0);
    await expect(cards(page)).toHaveCount(3);
    await expect(cards(page).first()).toContainText('Built from facts, no AI model is connected');
    await expectSettled(page);
    await expectAccessible(page, 'strategies');
    expect(await findSmallTargets(page), 'strategies').toEqual([]);
    await resize(page, { width: 390, height: 844 });
    await expectNoOverflow(page, 'strategies on a phone');
    await expectLargeTargets(page, 'strategies on a phone');
    await expectAccessible(page, 'strategies on a phone');
    await resize(page, { width: 1280, height: 900 });

    // The free plan runs none, and each keyword works as a search.
    await expect(page.getByRole('note').filter({ hasText: 'Running strategies requires the Individual plan.' })).toBeVisible();
    await expect(cards(page).first().getByRole('status')).toHaveText('Requires the Individual plan. Search its keywords instead.');
    await expect(cards(page).first().getByRole('button', { name: 'Run strategy' })).toBeDisabled();
    const keyword = cards(page).first().getByRole('list', { name: /^Keywords of/ }).getByRole('link').first();
    await expect(keyword).toHaveAttribute('href', new RegExp(`/app/search\\?term=must.*selected-project-slug=${list.slug}`));

    await cards(page).first().getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const edited = page.getByRole('form', { name: /^Edit/ });
    await expect(edited.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await expectAccessible(page, 'a strategy in the form');
    await edited.getByRole('textbox', { name: 'Title' }).fill('');
    await edited.getByRole('textbox', { name: 'Focus' }).fill('x'.repeat(301));
    await edited.getByRole('button', { name: 'Save strategy' }).click();
    await expect(edited.getByText('Enter a title')).toBeVisible();
    await expect(edited.getByText('Use at most 300 characters')).toBeVisible();
    await expect(edited.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await edited.getByRole('textbox', { name: 'Title' }).fill('Salt of the earth');
    await edited.getByRole('textbox', { name: 'Focus' }).fill('People who cool things');
    await edited.getByRole('combobox', { name: 'Priority' }).selectOption('urgent');
    await edited.getByRole('button', { name: 'Save strategy' }).click();
    await expect(toast(page, 'Strategy saved')).toBeVisible();
    const card = cards(page).filter({ has: page.getByRole('heading', { name: 'Salt of the earth' }) });
    await expect(card).toContainText('Urgent');
    await expect(card).toContainText('edited by your team');

    // Edited strategies stay when the other ones are replaced.
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await form.getByRole('checkbox', { name: 'Replace strategies nobody has edited or run' }).check();
    await form.getByRole('combobox', { name: 'How many' }).selectOption('1');
    await form.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(form).toHaveCount(0);
    await expect(cards(page)).toHaveCount(2);
    await expect(card).toBeVisible();

    await card.getByRole('button', { name: 'Actions for Salt of the earth' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expectAccessible(page, 'deleting a strategy');
    await dialog(page, 'Delete this strategy?').getByRole('textbox', { name: 'Type delete to confirm' }).fill('delete');
    await dialog(page, 'Delete this strategy?').getByRole('button', { name: 'Delete strategy' }).click();
    await expect(cards(page)).toHaveCount(1);
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
  });

  test('a colleague’s change is not overwritten', async ({ page, request }) => {
    await signUp(page, request);
    const list = await createDescribedList(page, { name: 'Cold storage tour' });
    await page.goto(`${list.path}/strategies`);
    await generate(page, '1');
    const { data } = (await (await page.request.get(`/api/v1/projects/${list.slug}/strategies`)).json()) as { data: { strategies: { id: string }[] } };
    await cards(page).getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Mine');
    await page.request.put(`/api/v1/strategies/${data.strategies[0]?.id}`, { data: { title: 'Theirs' } });
    await page.getByRole('button', { name: 'Save strategy' }).click();
    await expect(page.getByText('Someone else changed this strategy')).toBeVisible();
    await page.getByRole('button', { name: 'Save mine' }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'Mine' })).toBeVisible();
  });
});

test.describe('on a paid plan', () => {
  test('a strategy adds podcasts with reasons, as one change', async ({ page }) => {
    await signUpOnPaidPlan(page);
    const list = await createDescribedList(page, { name: 'Cold storage tour', hasShow: false });
    await page.goto(`${list.path}/strategies`);
    await generate(page, '1');
    await expect(cards(page).getByText(/^Uses 1 search\. Adds up to 25 podcasts\.$/)).toBeVisible();
    await cards(page).getByRole('button', { name: 'Run strategy' }).click();
    const added = cards(page).getByRole('region', { name: /added$/ });
    await expect(added).toBeVisible();
    const entries = await list.entries();
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.every(({ labels }) => labels.includes('automated'))).toBe(true);
    await expect(added.getByRole('listitem')).toHaveCount(entries.length);
    await expect(added.getByRole('listitem').first()).toContainText('Found by');
    await expectAccessible(page, 'what a strategy added');
    await expect(added.getByRole('link').first()).toHaveAttribute('href', new RegExp(`/app/projects/${list.slug}\\?open=`));
    await toast(page, 'added by').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await list.entries()).length).toBe(0);
  });
});
