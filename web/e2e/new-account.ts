import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { codeIn, mailTo } from './mailbox';

/** Returns an unused address. Tests run in parallel, so a timestamp would not be unique. */
export const newEmail = () => `new-${randomUUID()}@example.org`;

/**
 * Creates an account on the free plan with the emailed code, and signs in to it. Through the API, because two pages would have to load;
 * sign-up.spec.ts tests the form.
 * The attempt comes from an address of its own, because the server limits sign-ups per address. The server trusts this machine as a proxy.
 */
export async function signUp(page: Page, request: APIRequestContext): Promise<string> {
  const email = newEmail();
  const headers = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
  const post = async (call: string, data: object) => expect((await page.request.post(`/api/v1/auth/${call}`, { data, headers })).ok(), call).toBe(true);
  await post('sign-up', { email });
  await post('sign-in-code', { code: codeIn(await mailTo(request, email, 'Create your Earshot account')) });
  return email;
}

/** Requests the mail with a link and a code, on a page with the field of the address. */
export async function requestLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
}

/** Signs in to an account with the emailed code, on a page with the field of the address. */
export async function signInWithCode(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await requestLink(page, email);
  await page.getByLabel('Code from the email').fill(codeIn(await mailTo(request, email, 'Sign in to Earshot')));
  await page.getByRole('button', { name: 'Continue' }).click();
}
