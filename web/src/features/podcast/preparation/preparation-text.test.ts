import { expect, it } from 'vitest';
import { countText, sectionsOf, validateAddress } from './preparation-text';

const question = (text: string) => ({ question: text, episodes: 3, occurrences: [] });

it('groups questions by how often they came up, without empty sections', () => {
  const sections = sectionsOf({ description: 'Start', veryLikely: [question('a')], likely: [], curveballs: [question('b'), question('c')] });
  expect(sections.map(({ label, questions }) => `${label} ${questions.length}`)).toEqual(['Very likely 1', 'Questions asked once 2']);
  expect([1, 4].map((episodes) => countText({ episodes }))).toEqual(['in 1 episode', 'in 4 episodes']);
});

it.each([
  ['', 'Enter an email address'],
  [' ', 'Enter an email address'],
  ['ann', 'Enter a valid email address, like name@example.com'],
  ['ann@host', 'Enter a valid email address, like name@example.com'],
  ['ann@host.example, bob@host.example', 'Enter a valid email address, like name@example.com'],
  [' ann@host.example ', null],
])('checks the address %j', (text, problem) => expect(validateAddress(text)).toBe(problem));
