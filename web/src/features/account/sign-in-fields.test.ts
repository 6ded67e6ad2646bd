import { expect, it } from 'vitest';
import { extractDigits, validateCode, validateEmail } from './sign-in-fields';

it('accepts email addresses only', () => {
  for (const good of ['a@b.example', ' first.last+tag@sub.example.org ']) expect(validateEmail(good)).toBeNull();
  for (const bad of ['a', 'a@', '@b', 'a b@c.example']) expect(validateEmail(bad)).toMatch(/valid email address/);
  expect(validateEmail('  ')).toBe('Enter your email address.');
});

it('accepts codes with spaces and hyphens', () => {
  for (const good of ['12345678', '1234 5678', ' 1234-5678 ']) {
    expect(validateCode(good)).toBeNull();
    expect(extractDigits(good)).toBe('12345678');
  }
  for (const bad of ['1234', '123456789', '1234 567x', '１２３４５６７８']) expect(validateCode(bad)).toBe('The code has 8 digits.');
  expect(validateCode('')).toBe('Enter the code from the email.');
});
