import { expect, it } from 'vitest';
import { hueOf, initials } from './initials';

it.each([
  ['The Cold Shelf', 'CS'],
  ['Fugen und Schnitte', 'FU'],
  ['Serial', 'S'],
  ['深夜の台所', '深'],
  ['The', 'T'],
  ['sam.lee@example.com', 'SL'],
  ['sam2@example.com', 'S'],
  ['Coffee @ Nine', 'CN'],
  ['!!!', '?'],
])('%s is %s', (title, expected) => expect(initials(title)).toBe(expected));

it('derives the same hue from the same title', () => expect(hueOf('Serial')).toBe(hueOf('Serial')));
