import { expect, it } from 'vitest';
import { countWords, findSlots, findWords, isGenerated, readingTime } from './pitch-text';

it('counts words as the server does', () => {
  expect(['', '  ', 'one', ' one\n\ntwo\tthree ', 'a — b'].map(countWords)).toEqual([0, 0, 1, 3, 3]);
});

it.each([
  [0, '5 s to read'],
  [120, '35 s to read'],
  [280, '85 s to read'],
  [600, '3 min to read'],
])('%s words take %s', (words, text) => expect(readingTime(words)).toBe(text));

const texts = (body: string) => findSlots({ subject: '', body }).map(({ text }) => text);

it('finds slots in brackets, and leaves links, numbers and long asides', () => {
  expect(texts('Hi [host first name], from [company name]')).toEqual(['[host first name]', '[company name]']);
  expect(texts('[a [topic] b] [] [ ] [12] [our site](https://a.example)')).toEqual(['[topic]']);
  expect(texts('{{first_name}} and [日本]')).toEqual(['{{first_name}}', '[日本]']);
  expect(texts(`[${'word '.repeat(20)}]`)).toEqual([]);
  expect(texts('[open\nline]')).toEqual([]);
});

it('places slots in the subject and in the body', () => {
  const text = { subject: 'On [topic]', body: '🙂 Hi [name]' };
  const slots = findSlots(text);
  expect(slots.map(({ isInSubject }) => isInSubject)).toEqual([true, false]);
  expect(slots.map(({ isInSubject, start, end }) => (isInSubject ? text.subject : text.body).slice(start, end))).toEqual(['[topic]', '[name]']);
});

it('finds the words of a claim, the body first', () => {
  const text = { subject: 'Cold storage (2026)', body: 'You said: “Cold\nstorage is a 24 hour job.”' };
  expect(findWords('cold storage', text)).toEqual({ isInSubject: false, start: 11, end: 23 });
  expect(findWords('(2026)', text)).toEqual({ isInSubject: true, start: 13, end: 19 });
  expect(findWords('edited since', text)).toBeNull();
  expect(findWords('  ', text)).toBeNull();
});

it('recognizes a text that nobody edited', () => {
  const variants = [{ subject: 'A', body: 'one\n' }, { subject: 'B', body: 'two' }];
  expect(isGenerated({ subject: 'A', body: 'one' }, variants)).toBe(true);
  expect(isGenerated({ subject: 'A', body: 'two' }, variants)).toBe(false);
});
