// Prints the slowest tests of a run.
//
//   node scripts/tests/slowest.mjs FILE [COUNT]
//
// FILE has a line of JSON for each test: {"suite": …, "test": …, "ms": …}.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** One line for each of the slowest tests, and one for the sum of each suite. */
export function slowestTests(lines, count = 20) {
  const tests = lines.filter((line) => line !== "").map((line) => JSON.parse(line));
  const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(7)} s`;
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, count);
  const sums = new Map();
  for (const { suite, ms } of tests) sums.set(suite, [(sums.get(suite)?.[0] ?? 0) + ms, (sums.get(suite)?.[1] ?? 0) + 1]);
  const rows = [...sums].toSorted(([, [a]], [, [b]]) => b - a).slice(0, 10);
  return [
    `the slowest ${slowest.length} of ${tests.length} tests:`,
    ...slowest.map(({ suite, test, ms }) => `${seconds(ms)}  ${suite}: ${test}`),
    "the times of all tests, by suite (several run at a time):",
    ...rows.map(([suite, [ms, number]]) => `${seconds(ms)}  ${suite}: ${number} tests`),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  console.error(slowestTests(readFileSync(process.argv[2], "utf8").split("\n"), Number(process.argv[3] ?? 20)).join("\n"));
}
