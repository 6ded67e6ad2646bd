import { expect, it } from 'vitest';
import type { ProjectWithPodcasts } from '../../../api/lists/types';
import type { PitchSummary } from '../../../api/outreach/types';
import { findWaiting } from './open-pitches';

const pitch = (id: string, podcastId: string, pitchedAt: string, slug: string | null = 'tour') =>
  ({ id, podcast: { podcastId }, guestProfileId: 'g', project: slug && { slug }, pitchedAt }) as unknown as PitchSummary;
const entry = (podcastId: string, status: string, nextActionOn: string | null = null) => ({ podcast: { podcastId }, status, nextActionOn });
const project = (...listedPodcasts: object[]) => ({ slug: 'tour', listedPodcasts }) as unknown as ProjectWithPodcasts;
const found = (pitches: PitchSummary[], projects: ProjectWithPodcasts[]) => findWaiting(pitches, projects).map((each) => `${each.pitch.id} ${each.nextActionOn}`);

it('leaves out podcasts that have moved on', () => {
  const pitches = [pitch('a', '1', '2026-11-01'), pitch('b', '2', '2026-11-02'), pitch('c', '3', '2026-11-03')];
  expect(found(pitches, [project(entry('1', 'booked'), entry('2', 'pitched'), entry('3', 'lost'))])).toEqual(['b null']);
});

it('orders by the next action, then by age', () => {
  const pitches = [pitch('new', '1', '2026-11-20'), pitch('old', '2', '2026-11-02'), pitch('due', '3', '2026-11-25')];
  expect(found(pitches, [project(entry('1', 'pitched'), entry('2', 'pitched'), entry('3', 'pitched', '2026-12-01'))])).toEqual(['due 2026-12-01', 'old null', 'new null']);
});

it('shows the newest of several to one podcast, and keeps those without a list', () => {
  expect(found([pitch('first', '1', '2026-11-01'), pitch('second', '1', '2026-11-09'), pitch('alone', '2', '2026-11-05', null)], [])).toEqual(['alone null', 'second null']);
});
