// Runs several jobs at a time.

/** The jobs, those with the longest time of an earlier run first. Jobs without a time come first of all, the largest first. */
export function longestFirst(jobs, times) {
  const weight = (job) => times[job.name] ?? Number.MAX_SAFE_INTEGER;
  return jobs.toSorted((a, b) => weight(b) - weight(a) || b.bytes - a.bytes);
}

/** Runs `action` for all jobs, at most `width` at a time, and returns the results in the order of the jobs. */
export async function inPool(jobs, width, action) {
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < jobs.length) {
      const index = next++;
      results[index] = await action(jobs[index]);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
