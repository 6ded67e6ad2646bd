import { expect, it } from 'vitest';
import type { ProjectSummary } from '../../api/lists/types';
import { findChoices } from './project-choice';

const project = (projectId: string, more: Partial<ProjectSummary> = {}) => ({ projectId, slug: `${projectId}-slug`, name: projectId, projectTypes: ['guest-booking'], status: 'ACTIVE', linkedGuestProfile: null, ...more }) as unknown as ProjectSummary;
const GUEST = { name: 'Ada', slug: 'ada' } as ProjectSummary['linkedGuestProfile'];
const PROJECTS = [project('free'), project('taken', { linkedGuestProfile: GUEST }), project('old', { status: 'ARCHIVED' }), project('watch', { projectTypes: ['monitoring'] })];

it('offers lists for bookings without a guest', () => {
  expect(findChoices(PROJECTS, null)).toEqual({ options: [{ value: '', label: 'A new list' }, { value: 'free', label: 'free' }], start: '', problem: null });
});

it.each([
  ['free-slug', 'free', null],
  ['free', 'free', null],
  ['watch-slug', 'watch', null],
  ['taken-slug', '', '“taken” already has a guest: Ada.'],
  ['old', '', '“old” is archived. The guest gets a new list.'],
  ['none', '', 'The list in this page’s URL wasn’t found. The guest gets a new one.'],
])('a request for %s chooses %j', (requested, start, message) => {
  const choices = findChoices(PROJECTS, requested);
  expect(choices.start).toBe(start);
  expect(choices.problem?.message ?? null).toBe(message);
  expect(choices.options.some(({ value }) => value === start)).toBe(true);
});
