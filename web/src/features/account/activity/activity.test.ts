import { expect, it } from 'vitest';
import { describeOrigin, describeEvent } from './activity';

it('a deed is told with what it was done to', () => {
  expect(describeEvent({ action: 'key-made', what: 'pk_live_a1B2c3D4' })).toBe('Made the key pk_live_a1B2c3D4…');
  expect(describeEvent({ action: 'signed-in', what: null })).toBe('Signed in');
  expect(describeEvent({ action: 'passkey-added', what: null })).toBe('passkey-added');
});

it('a place is here, or has a name', () => {
  expect(describeOrigin({ device: 'Firefox on Linux', isHere: true, place: '5f1c0a2b' })).toBe('Firefox on Linux, from where you are now');
  expect(describeOrigin({ device: null, isHere: false, place: '5f1c0a2b' })).toBe('Unknown device, from place 5f1c0a2b');
});
