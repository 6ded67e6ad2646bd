/** What is typed to get in. */

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const CODE_DIGITS = 8;

/** What is wrong with an address; `null` when nothing is. */
export function validateEmail(text: string): string | null {
  const address = text.trim();
  if (!address) return 'Write your email address.';
  return EMAIL.test(address) ? null : 'This does not look like an email address.';
}

/** The digits of a code, however it was written: `1234 5678`. */
export const extractDigits = (text: string) => text.replaceAll(/[\s-]/g, '');

/** What is wrong with a code; `null` when it can be one. */
export function validateCode(text: string): string | null {
  const digits = extractDigits(text);
  if (!digits) return 'Write the code from the mail.';
  return /^\d+$/.test(digits) && digits.length === CODE_DIGITS ? null : `The code has ${CODE_DIGITS} digits.`;
}
