import { expect, it } from 'vitest';
import { urlProblem } from './webhook-url';

it.each([
  ['', 'Enter a URL'],
  ['example.com', 'Enter a full URL, such as https://example.com/hooks'],
  // Some servers allow them. The others refuse, with a reason.
  ['http://10.0.0.7:8000/hooks', null],
  ['ftp://example.com', 'The URL must start with https://'],
  [' https://example.com/hooks ', null],
])('judges the address %j', (url, problem) => {
  expect(urlProblem(url)).toBe(problem);
});
