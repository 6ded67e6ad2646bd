import { expect, it } from 'vitest';
import { wrapText } from './png';

it('breaks a title between words', () => {
  expect(wrapText('The Cold Shelf: rank on Apple', 14)).toEqual(['The Cold', 'Shelf: rank on', 'Apple']);
  expect(wrapText('Unbreakable', 4)).toEqual(['Unbreakable']);
});
