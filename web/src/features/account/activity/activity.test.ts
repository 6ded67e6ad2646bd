import { expect, it } from 'vitest';
import { placeOf, wordsOf } from './activity';

it('a deed is told with what it was done to', () => {
  expect(wordsOf({ action: 'key-made', what: 'pk_live_a1B2c3D4' })).toBe('Made the key pk_live_a1B2c3D4…');
  expect(wordsOf({ action: 'signed-in', what: null })).toBe('Signed in');
  expect(wordsOf({ action: 'passkey-added', what: null })).toBe('passkey-added');
});

it('a place is here, or has a name', () => {
  expect(placeOf({ device: 'Firefox on Linux', isHere: true, place: '5f1c0a2b' })).toBe('Firefox on Linux, from where you are now');
  expect(placeOf({ device: null, isHere: false, place: '5f1c0a2b' })).toBe('Unknown device, from place 5f1c0a2b');
});
