import { expect, it } from 'vitest';
import { listSteps } from './checklist';

const counts = (prospect: number, qualified = 0) => ({ prospect, qualified, pitched: 0, lost: 0, booked: 0, ignored: 0 });
const project = (prospect: number, qualified = 0) => ({ slug: 'spring-tour', stateCounts: counts(prospect, qualified), listedPodcastsCount: prospect + qualified });
type Progress = Omit<Parameters<typeof listSteps>[0], 'profile'>;
const unanswered = { reason: null, role: null };
const stepsOf = (progress: Progress) => listSteps({ ...progress, profile: { ...unanswered, onboarding: 'done' } });
const done = (progress: Progress) => stepsOf(progress).map(({ isDone }) => isDone);

it('marks the steps that are done', () => {
  expect(done({ projects: [], searchesUsed: 0 })).toEqual([false, false, false, false]);
  expect(done({ projects: [], searchesUsed: 3 })).toEqual([true, false, false, false]);
  expect(done({ projects: [project(0)], searchesUsed: 0 })).toEqual([false, true, false, false]);
  expect(done({ projects: [project(2)], searchesUsed: 0 })).toEqual([true, true, true, false]);
  expect(done({ projects: [project(0), project(2, 1)], searchesUsed: 0 })).toEqual([true, true, true, true]);
});

it('leads to the list that there is', () => {
  expect(stepsOf({ projects: [project(0)], searchesUsed: 0 }).map(({ href }) => href)).toEqual([
    '/app/search', '/app/lists/new', '/app/search?selected-project-slug=spring-tour', '/app/projects',
  ]);
});

it.each(['open', 'skipped'])('leads back to questions that are %s', (onboarding) => {
  const firstOf = (answers: object) => listSteps({ projects: [project(2, 1)], searchesUsed: 3, profile: { ...unanswered, ...answers, onboarding } })[0];
  const questions = { label: 'Answer two questions about your work', href: '/onboarding', isDone: false };
  expect(firstOf({})).toEqual(questions);
  expect(firstOf({ reason: 'leads' })).toEqual(questions);
  expect(firstOf({ reason: 'leads', role: 'Marketer' })).not.toEqual(questions);
});
