import { expect, test } from '@playwright/test';
import { mailTo } from './mailbox';
import { newEmail, signUp, signUpOnPaidPlan } from './new-account';
import { expectAccessible, expectSettled } from './page-checks';
import { NO_SESSION } from './session';

// The owner of each test has an account of their own. The free plan has no members.
test.use({ storageState: NO_SESSION });

test('a person is invited, joins with the link, becomes an admin and is removed', async ({ page, browser, request }) => {
  await signUpOnPaidPlan(page);
  const email = newEmail();
  await page.goto('/app/team-settings/team');
  await expectSettled(page);
  const form = page.getByRole('form', { name: 'Invite people' });
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(form.getByLabel('Email address')).toBeFocused();
  await form.getByLabel('Email address').fill(email);
  await form.getByRole('button', { name: 'Send invitation' }).click();
  const invitation = page.getByRole('region', { name: 'Pending invitations' }).getByRole('listitem').filter({ hasText: email });
  await expect(invitation).toContainText('Member, invited');
  await expectAccessible(page, 'team with an invitation');

  const mail = (await mailTo(request, email, "You've been invited to a team on Earshot")).replaceAll('&#x3d;', '=').replaceAll('&#x2f;', '/');
  const path = /\/invitation\?key=[\w-]+/.exec(mail)?.[0] ?? '';
  const context = await browser.newContext({ storageState: NO_SESSION });
  const guest = await context.newPage();
  await guest.goto(path);
  await expectSettled(guest);
  await expect(guest.getByRole('heading', { name: /^Join / })).toBeVisible();
  await expectAccessible(guest, 'an invitation');
  await guest.reload(); // Opening the link does not use it.
  await guest.getByRole('button', { name: 'Create account and join' }).click();
  await expect(guest).toHaveURL(/\/app$/);
  await guest.goto('/app/team-settings/team');
  await expect(guest.getByRole('region', { name: /members?$/ }).getByRole('listitem').filter({ hasText: email })).toContainText('You');
  await expect(guest.getByRole('form', { name: 'Invite people' })).toHaveCount(0);

  // The owner's page follows, and the link is used up.
  const member = page.getByRole('region', { name: /members?$/ }).getByRole('listitem').filter({ hasText: email });
  await expect(member).toBeVisible();
  await expect(invitation).toHaveCount(0);
  await guest.goto(path);
  await expect(guest.getByRole('heading', { name: 'This invitation doesn’t work' })).toBeVisible();

  await member.getByRole('combobox', { name: `Role of ${email}` }).selectOption('admin');
  await expect(page.getByText(`${email} is now an admin`)).toBeVisible();
  await guest.goto('/app/team-settings/team');
  await expect(guest.getByRole('form', { name: 'Invite people' })).toBeVisible();

  await member.getByRole('button', { name: `Remove ${email}` }).click();
  const dialog = page.getByRole('dialog', { name: `Remove ${email}?` });
  await expectAccessible(page, 'the removal of a member');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(member).toHaveCount(0);
  await context.close();
});

test('a team is renamed, and deleted after its name was typed', async ({ page, request, browser }) => {
  await signUpOnPaidPlan(page);
  const context = await browser.newContext({ storageState: NO_SESSION });
  const guest = await context.newPage();
  const email = await signUp(guest, request);
  await guest.goto('/app/team-settings/team');
  await expect(guest.getByText('It’s deleted with your account.')).toBeVisible();
  const form = guest.getByRole('form', { name: 'Team name' });
  await form.getByLabel('Team name').fill(' ');
  await form.getByRole('button', { name: 'Rename' }).click();
  await expect(form.getByText('Team name must not be empty')).toBeVisible();
  await expect(form.getByLabel('Team name')).toBeFocused();
  await form.getByLabel('Team name').fill('Marlow & Partners');
  await form.getByRole('button', { name: 'Rename' }).click();
  await expect(guest.getByText('The team is now called Marlow & Partners')).toBeVisible();
  await guest.reload();
  await expect(form.getByLabel('Team name')).toHaveValue('Marlow & Partners');
  await expectAccessible(guest, 'team settings');

  // Someone who joins another team has two, and may delete their own.
  await page.goto('/app/team-settings/team');
  await page.getByRole('form', { name: 'Invite people' }).getByLabel('Email address').fill(email);
  await page.getByRole('form', { name: 'Invite people' }).getByRole('button', { name: 'Send invitation' }).click();
  const mail = (await mailTo(request, email, "You've been invited to a team on Earshot")).replaceAll('&#x3d;', '=').replaceAll('&#x2f;', '/');
  await guest.goto(/\/invitation\?key=[\w-]+/.exec(mail)?.[0] ?? '');
  await guest.getByRole('button', { name: 'Join team' }).click();
  // The address is that of the dashboard before its frame has replaced the bar of the invitation, whose menus go with it.
  await expect(guest.getByRole('heading', { name: /^Hello, / })).toBeVisible();
  await guest.getByRole('button', { name: /^Account of / }).click();
  await guest.getByRole('menuitem', { name: 'Marlow & Partners' }).click();
  await expect(guest.getByText('You’re now in Marlow & Partners')).toBeVisible();
  await guest.goto('/app/team-settings/team');
  await guest.getByRole('button', { name: 'Delete team' }).click();
  const dialog = guest.getByRole('dialog', { name: 'Delete Marlow & Partners?' });
  await expectAccessible(guest, 'the deletion of a team');
  await dialog.getByLabel('Team name').fill('Marlow');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(dialog.getByText('This doesn’t match the team’s name')).toBeVisible();
  await dialog.getByLabel('Team name').fill('Marlow & Partners');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(guest).toHaveURL(/\/app$/);
  await expect(guest.getByText('Team “Marlow & Partners” deleted')).toBeVisible();
  await context.close();
});
