/** Runs before each test file. Files without a document need nothing of it. */
import { afterEach, beforeEach } from 'vitest';

if (typeof document !== 'undefined') {
  // The locale of the browser tests.
  Object.defineProperty(navigator, 'languages', { get: () => ['en-GB'], configurable: true });
  const { endTest, startTest } = await import('./lifecycle');
  beforeEach(startTest);
  afterEach(endTest);
}
