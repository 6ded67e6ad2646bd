import { expect, it } from 'vitest';
import { addressProblem, codeProblem, digitsOf } from './entry';

it('tells addresses from other texts', () => {
  for (const good of ['a@b.example', ' first.last+tag@sub.example.org ']) expect(addressProblem(good)).toBeNull();
  for (const bad of ['a', 'a@', '@b', 'a b@c.example']) expect(addressProblem(bad)).toMatch(/does not look like/);
  expect(addressProblem('  ')).toBe('Write your email address.');
});

it('reads codes as people write them', () => {
  for (const good of ['12345678', '1234 5678', ' 1234-5678 ']) {
    expect(codeProblem(good)).toBeNull();
    expect(digitsOf(good)).toBe('12345678');
  }
  for (const bad of ['1234', '123456789', '1234 567x', '１２３４５６７８']) expect(codeProblem(bad)).toBe('The code has 8 digits.');
  expect(codeProblem('')).toBe('Write the code from the mail.');
});
