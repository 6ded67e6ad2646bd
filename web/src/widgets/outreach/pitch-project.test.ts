import { expect, it } from 'vitest';
import type { ProjectSummary } from '../../api/lists/types';
import { choosePitchProject } from './pitch-project';

const project = (projectId: string, guest: string | null, status = 'ACTIVE') => ({ projectId, slug: projectId, status, linkedGuestProfile: guest && { id: guest } }) as unknown as ProjectSummary;
const PROJECTS = [project('plain', null), project('ada', 'g1'), project('bob', 'g2'), project('old', 'g3', 'ARCHIVED')];

it('takes the guest of the list that has the podcast', () => {
  expect(choosePitchProject(PROJECTS, ['plain', 'bob'], 'ada')).toEqual({ projectId: 'bob', guestProfileId: 'g2' });
  expect(choosePitchProject(PROJECTS, ['ada', 'bob'], 'bob')).toEqual({ projectId: 'bob', guestProfileId: 'g2' });
});

it('takes the guest of the list that was used last, and none of an archived list', () => {
  expect(choosePitchProject(PROJECTS, [], 'ada')).toEqual({ projectId: 'ada', guestProfileId: 'g1' });
  expect(choosePitchProject(PROJECTS, ['old'], 'old')).toBeNull();
  expect(choosePitchProject(PROJECTS, ['plain'], null)).toBeNull();
});
