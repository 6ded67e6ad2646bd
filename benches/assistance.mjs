// Measures relevancy reviews and pitches that rules write: the time to review a list of 200 podcasts, and the time to write a pitch.
// Checks that each of 100 pitches has a verified fact of its podcast, or a marked place for the sender's reason. Run it with a server without a text model:
//   scripts/with-server DATA --requests-per-minute unlimited -- node benches/assistance.mjs
import { call, findPodcastIds } from './api-calls.mjs';

const REVIEWS = 200;
const PITCHES = 100;

const MAX_REVIEWS_MS = 2_000;

async function reviewAll(project, podcastIds) {
  await call('POST', `/projects/${project}/podcasts/bulk`, { action: 'add', podcastIds });
  const started = performance.now();
  await call('POST', `/projects/${project}/podcasts/relevancy`, {});
  for (;;) {
    const { run } = await call('GET', `/projects/${project}/podcasts/relevancy`);
    if (run.finishedAt) return { ...run, ms: performance.now() - started };
    await new Promise((done) => setTimeout(done, 20));
  }
}

async function pitchAll(guestProfileId, podcastIds) {
  const times = [];
  let verified = 0;
  let open = 0;
  let unmarked = 0;
  for (const podcastId of podcastIds) {
    const started = performance.now();
    const { outreach } = await call('POST', '/outreach/generate', { podcastId, guestProfileId });
    times.push(performance.now() - started);
    const isVerified = outreach.claims.some(({ isSupported, source }) => isSupported && source !== 'guest');
    verified += isVerified ? 1 : 0;
    open += !isVerified && outreach.placeholders.length > 0 ? 1 : 0;
    const placeholders = outreach.body.match(/\{\{[^}]*\}\}|\[[^\]]*\]/gu) ?? [];
    unmarked += placeholders.length > outreach.placeholders.length ? 1 : 0;
  }
  times.sort((one, other) => one - other);
  return { verified, open, unmarked, median: times[Math.floor(times.length / 2)], slowest: times.at(-1) };
}

const guest = await call('POST', '/guest-profiles', {
  firstName: 'Mara',
  lastName: 'Vinter',
  shortBio: 'Mara Vinter designs gardens and kitchens for small cities, and teaches how money, science and health go together.',
  topicsToDiscuss: ['history', 'science', 'health', 'business', 'food', 'technology'],
  areasOfExpertise: ['design', 'education'],
});
const podcastIds = await findPodcastIds(REVIEWS);
const run = await reviewAll(guest.projectSlug, podcastIds);
const pitches = await pitchAll(guest.guestProfileId, podcastIds.slice(0, PITCHES));

console.log(`Reviews of ${run.total} podcasts: ${Math.round(run.ms)} ms, ${run.reviewed} reviewed, ${run.failed} failed`);
console.log(
  `Pitches to ${Math.min(PITCHES, podcastIds.length)} podcasts: median ${Math.round(pitches.median)} ms, slowest ${Math.round(pitches.slowest)} ms, ` +
    `${pitches.verified} with a verified fact, ${pitches.open} that wait for the sender's reason, ${pitches.unmarked} with a placeholder that is not marked`,
);
const faults = [
  run.total === REVIEWS && run.ms > MAX_REVIEWS_MS && `The reviews take more than ${MAX_REVIEWS_MS} ms.`,
  run.failed > 0 && 'Reviews failed.',
  pitches.verified + pitches.open < Math.min(PITCHES, podcastIds.length) && 'A pitch has neither a verified fact nor a marked place.',
  pitches.unmarked > 0 && 'A pitch has a placeholder that is not marked.',
].filter((fault) => fault !== false);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
