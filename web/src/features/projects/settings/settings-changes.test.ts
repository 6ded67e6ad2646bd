import { describe, expect, it } from 'vitest';
import { describeConflicts } from '../../../ui/forms/merge-fields';
import type { ProjectFields } from '../project-fields';
import { changedFields, describeSetting, SETTING_LABELS } from './settings-changes';

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

it('describes both values of what someone else has changed', () => {
  const theirs: ProjectFields = { ...BEFORE, name: 'Winter tour', projectTypes: ['monitoring', 'api'] };
  expect(describeConflicts({ base: BEFORE, mine: { ...BEFORE, name: 'Summer tour', purpose: 'Fame' }, theirs }, SETTING_LABELS, describeSetting)).toEqual([
    { label: 'Name', theirs: 'Winter tour', mine: 'Summer tour' },
    { label: 'What it is for', theirs: 'Monitor mentions, Use the API', mine: null },
  ]);
});
