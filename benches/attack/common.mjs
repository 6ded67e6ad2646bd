// Shared by the modules of the attack: the podcast that is added to the sample catalog, random numbers, percentiles.

/** The podcast that `long-transcript.mjs` adds. Its slugs follow from the titles. */
export const LONG_PODCAST = {
  file: "the-long-hearing",
  title: "The Long Hearing",
  longEpisode: { title: "All Days of the Hearing", file: "all-days" },
  shortEpisode: { title: "One Morning of the Hearing", file: "one-morning" },
};

/** Returns a function that returns random whole numbers below a bound. A seed has the same sequence in every run. */
export function seededRandom(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Returns the percentile by nearest rank, which is one of the values. Returns `undefined` without values. */
export function percentile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

/** An event this rare is not attributed to chance. */
const SIGNIFICANCE = 0.01;

/**
 * Returns the largest number of slow values among `count` that is still consistent with a probability of `share` for each of them,
 * by the binomial distribution. Among few values, one that is slow by chance is already the 99th percentile.
 */
export function maxByChance(count, share) {
  let exact = (1 - share) ** count;
  let more = 1 - exact;
  let slow = 0;
  for (; more > SIGNIFICANCE && slow < count; slow += 1) {
    exact *= ((count - slow) / (slow + 1)) * (share / (1 - share));
    more -= exact;
  }
  return slow;
}

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
