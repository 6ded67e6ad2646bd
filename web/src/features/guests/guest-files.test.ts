import { describe, expect, it } from 'vitest';
import { describeFile, fileProblem, formatFileSize, freeNumber } from './guest-files';

describe('fileProblem', () => {
  it.each([
    ['cv.pdf', 5_242_880, null],
    ['CV.DOCX', 10, null],
    ['photo.jpeg', 10, null],
    ['cv.pdf', 5_242_881, 'The file is 5.0 MB. The limit is 5 MB.'],
    ['cv.pages', 10, 'Only PDF, DOCX, TXT, CSV, JPG and PNG files can be used.'],
    ['pdf', 10, 'Only PDF, DOCX, TXT, CSV, JPG and PNG files can be used.'],
    ['notes.txt', 0, 'The file is empty.'],
  ])('%s of %d bytes: %s', (name, size, problem) => expect(fileProblem({ name, size })).toBe(problem));
});

it('gives each file of a profile a number of its own', () => {
  expect(freeNumber([])).toBe(1);
  expect(freeNumber([{ field: 'user_file:1' }, { field: 'user_file:3' }])).toBe(2);
});

it('describes the reading state of a file', () => {
  expect(describeFile({ status: 'read', statusReason: null, skipped: [] }).label).toBe('Read');
  expect(describeFile({ status: 'read', statusReason: null, skipped: ['page 4: it is damaged'] })).toMatchObject({ label: 'Partly read', notes: ['page 4: it is damaged'] });
  expect(describeFile({ status: 'failed', statusReason: 'It is encrypted.', skipped: [] }).notes).toEqual(['It is encrypted.']);
});

it.each([
  [0, '0 B'],
  [2_048, '2 kB'],
  [5_242_880, '5.0 MB'],
])('%d bytes are %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));
