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

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
