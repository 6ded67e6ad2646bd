import { expect, it } from 'vitest';
import { describeMatch } from './hit-reason';

it.each([
  ['words', ['title', 'description'], 'Matches in the title and description.'],
  ['words', [], undefined],
  ['meaning', [], 'Matches by meaning, with different words.'],
  ['both', ['transcript'], 'Matches by meaning and by words in the transcript.'],
])('%s in %j', (reason, fields, expected) => expect(describeMatch(reason, fields)).toBe(expected));
