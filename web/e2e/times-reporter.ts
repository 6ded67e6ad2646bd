import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Appends the time of each test to the file that TEST_TIMES names, one JSON object per line. */
export default class TimesReporter implements Reporter {
  readonly #file = process.env.TEST_TIMES;

  onTestEnd(test: TestCase, { duration, status }: TestResult): void {
    if (!this.#file || status === 'skipped') return;
    // The first two titles are those of the project and the file.
    const title = test.titlePath().slice(3).join(' › ');
    appendFileSync(this.#file, `${JSON.stringify({ suite: 'browser', test: `${basename(test.location.file)} › ${title}`, ms: Math.round(duration) })}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
