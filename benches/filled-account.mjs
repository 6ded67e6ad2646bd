// Fills the account of scripts/with-server with what can move a page when it arrives: a list with podcasts of the first chart, and pitches.
import { call } from './api-calls.mjs';

const MAX_LISTED = 12;
const MAX_PITCHES = 6;

export async function fillAccount() {
  const { chart } = await call('GET', '/charts/latest?positionsLimit=100');
  const podcastIds = [...new Set(chart.positions.flatMap(({ podenginePodcast }) => podenginePodcast?.id ?? []))].slice(0, MAX_LISTED);
  const { project } = await call('PUT', '/projects', { name: 'List of the charts', projectTypes: ['guest-booking'] });
  await call('POST', `/projects/${project.slug}/podcasts/bulk`, { action: 'add', podcastIds });
  const { guestProfileId } = await call('POST', '/guest-profiles', { firstName: 'Ada', lastName: 'Lovelace', shortBio: 'Writes about inquests, lost letters and railway accidents.' });
  for (const podcastId of podcastIds.slice(0, MAX_PITCHES)) await call('POST', '/outreach/generate', { podcastId, guestProfileId, projectId: project.projectId });
  console.log(`${podcastIds.length} podcasts of the chart are on a list, ${Math.min(podcastIds.length, MAX_PITCHES)} have a pitch`);
}
