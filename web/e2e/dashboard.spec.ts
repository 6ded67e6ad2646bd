import { expect, test } from '@playwright/test';
import { createDescribedList } from './described-list';
import { signUp } from './new-account';
import { createGuest, generatePitch } from './outreach-data';
import { expectAccessible, expectDarkContrast, expectNoOverflow, expectSettled, findSmallTargets, resize } from './page-checks';
import { SHOW } from './sample-catalog';
import { NO_SESSION } from './session';

test.use({ storageState: NO_SESSION });

test('drafts and pitches without a reply are on the dashboard', async ({ page, request }) => {
  await signUp(page, request);
  await page.goto('/app');
  const outreach = page.getByRole('region', { name: 'Outreach' });
  await expect(outreach.getByRole('link', { name: 'Write a pitch' })).toHaveAttribute('href', '/app/outreach?new=yes');

  const list = await createDescribedList(page, { name: 'Cold storage tour' });
  const projects = (await (await page.request.get('/api/v1/projects')).json()) as { data: { projects: { projectId: string; slug: string }[] } };
  const projectId = projects.data.projects.find(({ slug }) => slug === list.slug)?.projectId;
  const guest = await createGuest(page, { projectId });
  const pitch = await generatePitch(page, guest, { projectId });
  await page.goto('/app');
  const drafts = outreach.getByRole('list', { name: 'Drafts to finish' });
  await expect(drafts.getByRole('link', { name: SHOW.title })).toHaveAttribute('href', `/app/outreach/${pitch.id}`);
  await expect(drafts).toContainText('for Ada Lovelace');

  // Marking moves it to the next group, and a reply removes it.
  expect((await page.request.put(`/api/v1/outreach/${pitch.id}/pitched`, { data: { isPitched: true, acceptPlaceholders: true } })).status()).toBe(200);
  await page.goto('/app');
  await expectSettled(page);
  const waiting = outreach.getByRole('list', { name: 'Awaiting reply' });
  await expect(waiting.getByRole('listitem')).toContainText([/for Ada Lovelace.*pitched/]);
  await expect(drafts).toHaveCount(0);
  await expectAccessible(page, 'the dashboard with pitches');
  await expectDarkContrast(page, 'the dashboard with pitches');
  expect(await findSmallTargets(page), 'the dashboard with pitches').toEqual([]);
  await resize(page, { width: 390, height: 844 });
  await expectNoOverflow(page, 'the dashboard on a phone');

  const [entry] = await list.entries();
  await list.change(entry?.listedPodcastId ?? '', { state: 'booked' });
  await page.goto('/app');
  await expectSettled(page);
  await expect(outreach.getByText('No drafts, and no pitches awaiting a reply.')).toBeVisible();
});
