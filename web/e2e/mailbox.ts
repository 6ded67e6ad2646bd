import { type APIRequestContext, expect } from '@playwright/test';

/** Where the server shows mails, with the key that it prints at its start. */
const MAILBOX = process.env.EARSHOT_MAILBOX ?? '/dev/mailbox';

/** The newest mail to an address, as the mailbox page of a server without a mail server shows it. */
export async function mailTo(request: APIRequestContext, address: string, subject: string): Promise<string> {
  let mail = '';
  await expect(async () => {
    const page = await request.get(MAILBOX);
    expect(page.status()).toBe(200);
    const mails = (await page.text()).split('<article>').slice(1);
    mail = mails.find((text) => text.includes(address) && text.includes(subject)) ?? '';
    expect(mail).not.toBe('');
  }).toPass({ timeout: 10_000 });
  return mail;
}

/** The code in a mail: `1234 5678`. */
export const codeIn = (mail: string) => /\b\d{4} \d{4}\b/.exec(mail)?.[0] ?? '';
