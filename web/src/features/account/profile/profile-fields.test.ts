import { expect, it } from 'vitest';
import { changedFields, previewEnd, type ProfileFields } from './profile-fields';

const STORED: ProfileFields = { firstName: 'Ann', lastName: '', title: 'Author', company: '', signature: '', timeZone: '' };

it('sends what differs, and null for an emptied field', () => {
  expect(changedFields(STORED, { ...STORED, firstName: ' Ann ', lastName: 'Lee', title: ' ' })).toEqual({ lastName: 'Lee', title: null });
  expect(changedFields(STORED, STORED)).toEqual({});
  expect(changedFields(STORED, { ...STORED, timeZone: 'Europe/Vienna' })).toEqual({ timeZone: 'Europe/Vienna' });
});

it('previews the end of a pitch without empty lines', () => {
  expect(previewEnd({ ...STORED, lastName: 'Lee', company: 'Rust Ltd', signature: 'rust.example\n' })).toBe('Ann Lee\nAuthor\nRust Ltd\nrust.example');
  expect(previewEnd({ ...STORED, firstName: '', title: '' })).toBe('');
});
