/** Validates the fields of the sign-in forms. */

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const CODE_DIGITS = 8;

/** Returns an error message, or `null` for a valid email address. */
export function validateEmail(text: string): string | null {
  const address = text.trim();
  if (!address) return 'Enter your email address.';
  return EMAIL.test(address) ? null : 'Enter a valid email address, like name@example.com.';
}

/** Removes the spaces and hyphens of a code: `1234 5678`. */
export const extractDigits = (text: string) => text.replaceAll(/[\s-]/g, '');

/** Returns an error message, or `null` for a well-formed code. */
export function validateCode(text: string): string | null {
  const digits = extractDigits(text);
  if (!digits) return 'Enter the code from the email.';
  return /^\d+$/.test(digits) && digits.length === CODE_DIGITS ? null : `The code has ${CODE_DIGITS} digits.`;
}
