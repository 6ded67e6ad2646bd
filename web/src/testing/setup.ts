/** Runs before each test file. Files without a document need nothing of it. */
import { afterEach, beforeEach } from 'vitest';

if (typeof document !== 'undefined') {
  const { endTest, startTest } = await import('./lifecycle');
  beforeEach(startTest);
  afterEach(endTest);
}
