import { describe, expect, it } from 'vitest';
import type { ProjectFields } from '../project-fields';
import { changedFields, conflictingFields } from './settings-changes';

const BEFORE: ProjectFields = { name: 'Spring tour', projectTypes: ['guest-booking'], otherReason: '', purpose: 'Sell the book', keywords: ['cold'] };

describe('changedFields', () => {
  it('has only fields that differ', () => {
    expect(changedFields(BEFORE, { ...BEFORE, name: ' Spring tour ' })).toEqual({});
    expect(changedFields(BEFORE, { ...BEFORE, name: 'Autumn tour', purpose: ' ', keywords: [] })).toEqual({ name: 'Autumn tour', projectPurpose: null, projectKeywords: [] });
  });

  it('drops the other reason with its type', () => {
    const other: ProjectFields = { ...BEFORE, projectTypes: ['other'], otherReason: 'A book' };
    expect(changedFields(BEFORE, other)).toEqual({ projectTypes: ['other'], otherReason: 'A book' });
    expect(changedFields(other, { ...other, projectTypes: ['api'] })).toEqual({ projectTypes: ['api'], otherReason: null });
  });
});

describe('conflictingFields', () => {
  it('names the changes of someone else', () => {
    expect(conflictingFields(BEFORE, { ...BEFORE, name: 'Winter tour', projectTypes: ['monitoring', 'api'] })).toEqual([
      { label: 'The name', value: 'Winter tour' },
      { label: 'What it is for', value: 'Monitor mentions, Use the API' },
    ]);
  });
});
