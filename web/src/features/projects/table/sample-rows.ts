/** Rows for tests. */
import type { ListRow } from './list-row';

export const NOW_MS = Date.parse('2026-11-26T12:00:00Z');

export const sampleRow = (id: string, fields: Partial<ListRow> = {}): ListRow => ({
  id,
  podcastId: `podcast-${id}`,
  slug: id,
  title: id,
  author: null,
  imageUrl: null,
  state: 'prospect',
  priority: null,
  labels: [],
  notes: '',
  nextActionOn: null,
  addedAtMs: NOW_MS,
  updatedAtMs: NOW_MS,
  addedBy: null,
  version: 1,
  lastPitch: null,
  activity: [],
  relevancy: null,
  authority: null,
  contactState: null,
  hasGuests: null,
  episodeCount: null,
  lastEpisodeAtMs: null,
  updateFrequency: null,
  language: null,
  genres: [],
  countries: [],
  isBlacklisted: false,
  isInCatalog: true,
  mergedInto: null,
  otherLists: [],
  ...fields,
});
