// What the parts of the attack share: the show that is added to the sample, numbers of a fixed sequence, percentiles.

/** The show that `long-transcript.mjs` adds. Slugs follow from the titles. */
export const LONG_SHOW = {
  file: "the-long-hearing",
  title: "The Long Hearing",
  longEpisode: { title: "All Days of the Hearing", file: "all-days" },
  shortEpisode: { title: "One Morning of the Hearing", file: "one-morning" },
};

/** Whole numbers below a bound, the same in every run. */
export function seededRandom(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The nearest rank: a value that was measured, `undefined` of none. */
export function percentile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
