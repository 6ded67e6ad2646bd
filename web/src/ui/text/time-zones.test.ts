import { expect, it } from 'vitest';
import { timeZones } from './time-zones';

it('offers the chosen zone even when the browser does not know it', () => {
  const zones = timeZones('Mars/Olympus');
  expect(zones.slice(0, 2)).toEqual(['UTC', 'Mars/Olympus']);
  expect(new Set(zones).size).toBe(zones.length);
});
