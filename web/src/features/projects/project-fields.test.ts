import { describe, expect, it } from 'vitest';
import { EMPTY_FIELDS, findProblems, type ProjectFields, toNewProject } from './project-fields';

const VALID: ProjectFields = { ...EMPTY_FIELDS, name: 'Spring tour', projectTypes: ['guest-booking'] };

describe('findProblems', () => {
  it.each<[string, Partial<ProjectFields>, object]>([
    ['a valid project', {}, {}],
    ['a short name', { name: ' Tour ' }, { name: 'Project name must be at least 6 characters' }],
    ['the shortest name', { name: 'Spring' }, {}],
    ['the longest name', { name: 'x'.repeat(32) }, {}],
    ['a long name', { name: 'x'.repeat(33) }, { name: 'Project name must be at most 32 characters' }],
    ['a name of characters outside the basic plane', { name: '🎙'.repeat(32) }, {}],
    ['no type', { projectTypes: [] }, { projectTypes: 'Choose at least one purpose' }],
    ['other without a reason', { projectTypes: ['other'], otherReason: ' ' }, { otherReason: "Other reason must be specified when 'other' is selected." }],
    ['other with a reason', { projectTypes: ['other'], otherReason: 'A book' }, {}],
    ['a long purpose', { purpose: 'x'.repeat(2_001) }, { purpose: 'Use at most 2,000 characters' }],
    ['many keywords', { keywords: Array.from({ length: 51 }, String) }, { keywords: 'Use at most 50 keywords' }],
  ])('%s', (_, fields, problems) => {
    expect(findProblems({ ...VALID, ...fields })).toEqual(problems);
  });
});

describe('toNewProject', () => {
  it('sends what was filled in, without spaces around it', () => {
    expect(toNewProject({ ...VALID, name: ' Spring tour ' })).toEqual({ name: 'Spring tour', projectTypes: ['guest-booking'] });
    expect(toNewProject({ name: 'Spring tour', projectTypes: ['other'], otherReason: ' A book ', purpose: ' Sell it ', keywords: ['cold '] })).toEqual({
      name: 'Spring tour', projectTypes: ['other'], otherReason: 'A book', purpose: 'Sell it', keywords: ['cold'],
    });
    expect(toNewProject({ ...VALID, otherReason: 'typed before' })).not.toHaveProperty('otherReason');
  });
});
