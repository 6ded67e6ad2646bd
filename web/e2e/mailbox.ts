import { type APIRequestContext, expect } from '@playwright/test';

/** The server's mailbox page, with the key that the server prints at startup. A server without a mail server has this page. */
const MAILBOX = process.env.EARSHOT_MAILBOX ?? '/dev/mailbox';

/** Returns the newest email with this address and subject from the mailbox page. */
export async function mailTo(request: APIRequestContext, address: string, subject: string): Promise<string> {
  let mail = '';
  await expect(async () => {
    const page = await request.get(MAILBOX);
    expect(page.status()).toBe(200);
    // The page escapes apostrophes.
    const mails = (await page.text()).replaceAll(/&#(?:x27|39);/g, "'").split('<article>').slice(1);
    mail = mails.find((text) => text.includes(address) && text.includes(subject)) ?? '';
    expect(mail).not.toBe('');
    // Links are created when a mail is sent.
    expect(mail).not.toContain(', waiting');
  }).toPass();
  return mail;
}

/** Returns the code in an email, like `1234 5678`. */
export const codeIn = (mail: string) => /\b\d{4} \d{4}\b/.exec(mail)?.[0] ?? '';
