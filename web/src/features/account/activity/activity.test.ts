import { expect, it } from 'vitest';
import { describeEvent, describeOrigin } from './activity';

it('describes an event with its object', () => {
  expect(describeEvent({ action: 'key-made', what: 'pk_live_a1B2c3D4' })).toBe('API key created: pk_live_a1B2c3D4…');
  expect(describeEvent({ action: 'signed-in', what: null })).toBe('Signed in');
  expect(describeEvent({ action: 'of-a-newer-server', what: null })).toBe('of-a-newer-server');
});

it('describes the current location, or a location by its code', () => {
  expect(describeOrigin({ device: 'Firefox on Linux', isHere: true, place: '5f1c0a2b' })).toBe('Firefox on Linux, your current location');
  expect(describeOrigin({ device: null, isHere: false, place: '5f1c0a2b' })).toBe('Unknown device, location 5f1c0a2b');
});
