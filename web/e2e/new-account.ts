import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { codeIn, mailTo } from './mailbox';

/** Returns an unused address. Tests run in parallel, so a timestamp would not be unique. */
export const newEmail = () => `new-${randomUUID()}@example.org`;

/** Creates an account on the free plan with the emailed code, and signs in to it. */
export async function signUp(page: Page, request: APIRequestContext): Promise<string> {
  const email = newEmail();
  await page.goto('/sign-up');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Code from the email').fill(codeIn(await mailTo(request, email, 'Create your Earshot account')));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: `Hello, ${email}` })).toBeVisible();
  return email;
}
