import { expect, it } from 'vitest';
import { countByBaseLanguage } from './languages';

it('sums the regions of a language', () => {
  expect(countByBaseLanguage([{ value: 'en-GB', count: 2 }, { value: 'de', count: 3 }, { value: 'en', count: 1 }])).toEqual([
    { value: 'en', count: 3 },
    { value: 'de', count: 3 },
  ]);
});
