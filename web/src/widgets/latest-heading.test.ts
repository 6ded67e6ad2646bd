import { expect, it } from 'vitest';
import { latestHeading } from './latest-heading';

const NOW_MS = Date.parse('2026-11-25T12:00:00Z');
const podcast = (lastEpisodePublishedAt: string | null) => ({ lastEpisodePublishedAt });

it.each([
  [[podcast('2026-11-25T11:00:00Z'), podcast('2026-11-19T12:00:00Z')], 'Just published'],
  [[podcast('2026-11-25T11:00:00Z'), podcast('2026-11-17T12:00:00Z')], 'Latest episodes'],
  [[podcast(null)], 'Latest episodes'],
])('%j', (podcasts, expected) => expect(latestHeading(podcasts, NOW_MS)).toBe(expected));
