import { expect, it } from 'vitest';
import { EMPTY_FIELDS } from './guest-fields';
import { changeOf, describeSource, isTaken } from './resume-suggestions';

const suggestion = (field: string, value: string, socialMediaType: string | null = null) => ({ field, value, socialMediaType });

it('adds lines to lists and replaces texts', () => {
  const values = { ...EMPTY_FIELDS, shortBio: 'Old', areasOfExpertise: 'Looms\n', socialMediaLinks: [{ socialMediaType: 'x', url: '' }] as never };
  expect(changeOf(values, suggestion('shortBio', 'New'))).toEqual(['shortBio', 'New']);
  expect(changeOf(values, suggestion('areasOfExpertise', 'Cards'))).toEqual(['areasOfExpertise', 'Looms\nCards']);
  expect(changeOf(values, suggestion('additionalContext', 'Award: Medal'))).toEqual(['additionalContext', 'Award: Medal']);
  const url = 'https://github.com/ada';
  expect(changeOf(values, suggestion('socialMediaLinks', url, 'github'))).toEqual(['socialMediaLinks', [{ socialMediaType: 'github', url }]]);
  expect(changeOf(values, suggestion('shoeSize', '40'))).toBeNull();
});

it('recognizes what is taken', () => {
  const values = { ...EMPTY_FIELDS, email: 'ada@example.com ', areasOfExpertise: '- Looms' };
  expect(isTaken(values, suggestion('email', 'ada@example.com'))).toBe(true);
  expect(isTaken(values, suggestion('areasOfExpertise', 'Looms'))).toBe(true);
  expect(isTaken(values, suggestion('areasOfExpertise', 'Loom'))).toBe(false);
});

it('names the place of a value', () => {
  expect(describeSource({ fileName: 'cv.pdf', line: 14, heading: 'Awards', text: '' })).toBe('cv.pdf, line 14, “Awards”');
  expect(describeSource({ fileName: null, line: 2, heading: null, text: '' })).toBe('Pasted text, line 2');
});
