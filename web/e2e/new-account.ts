import { execFile } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { BASE_URL } from './chromium';
import { codeIn, mailTo } from './mailbox';

/** Returns an unused address. Tests run in parallel, so a timestamp would not be unique. */
export const newEmail = () => `new-${randomUUID()}@example.org`;

/**
 * A call of the sign-in. It comes from an address of its own, because the server limits attempts per address. The server trusts this
 * machine as a proxy.
 */
async function postAuth(page: Page, call: string, data: object): Promise<void> {
  // Signing in ends the session of the page. The session of `SESSION_FILE` is shared.
  if (call !== 'sign-in-code') expect(await page.context().cookies(), 'a page without a session, from `NO_SESSION`').toEqual([]);
  const headers = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
  expect((await page.request.post(`/api/v1/auth/${call}`, { data, headers })).ok(), call).toBe(true);
}

/**
 * Creates an account on the free plan with the emailed code, and signs in to it. Through the API, because two pages would have to load;
 * sign-up.spec.ts tests the form.
 */
export async function signUp(page: Page, request: APIRequestContext): Promise<string> {
  const email = newEmail();
  await postAuth(page, 'sign-up', { email });
  await postAuth(page, 'sign-in-code', { code: codeIn(await mailTo(request, email, 'Create your Earshot account')) });
  return email;
}

/** Creates an account on the largest plan, with the program of the server, and signs in to it. Without the program, skips the test. */
export async function signUpOnPaidPlan(page: Page): Promise<string> {
  const { EARSHOT: program, EARSHOT_DATA: data } = process.env;
  test.skip(!program || !data, 'accounts on a paid plan are created with the program of the server');
  const email = newEmail();
  const { stdout: link } = await promisify(execFile)(program ?? '', ['--data-dir', data ?? '', 'users', 'create', '--email', email, '--plan', 'agency', '--base-url', BASE_URL]);
  await postAuth(page, 'sign-in', { key: new URL(link.trim()).searchParams.get('key') });
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
