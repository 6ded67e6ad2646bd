/** What each test in a document starts and ends with. */
import { cleanup, configure } from '@testing-library/react';
import { notifications } from '@mantine/notifications';
import { fetchFromTest, resetApi } from './api';

/** The server sends events to the frame of the application. In component tests there are none. */
class SilentEventSource extends EventTarget {
  readonly readyState = 1;
  close(): void {}
}

const endings: (() => void)[] = [];
const browserFetch = globalThis.fetch;

/** Errors name what there is instead of what a test has not found, without the elements themselves. */
const elementError = (message: string | null) => new Error((message ?? '').split('\n').filter((line) => /^\S|Name "/.test(line)).join('\n'));
configure({ asyncUtilTimeout: 5_000, getElementError: elementError });

/** Runs a function when the test ends, after its pages have been removed. */
export function atEnd(end: () => void): void {
  endings.push(end);
}

export function startTest(): void {
  // React renders by itself, as in a browser. Tests wait for what they need, and `act` of the testing library is there where one must not.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false, EventSource: SilentEventSource, fetch: fetchFromTest });
  // Text areas that grow listen for fonts, which happy-dom does not have.
  Object.assign(document, { fonts: new EventTarget() });
}

export function endTest(): void {
  notifications.clean();
  cleanup();
  for (const end of endings.splice(0)) end();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
  globalThis.fetch = browserFetch;
  const unhandled = resetApi();
  if (unhandled.length > 0) throw new Error(`The test has no answer for:\n${unhandled.join('\n')}`);
}
