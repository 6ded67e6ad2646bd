import { describe, expect, it } from 'vitest';
import { EMPTY_FIELDS, findMissing, findProblems, type GuestFields, isWebAddress, linkedInOf, problemsFrom, splitLines, toBioChanges, toContactChanges, toDraft, toPublicView, withLinkedIn } from './guest-fields';

const VALID: GuestFields = { ...EMPTY_FIELDS, firstName: 'Ada', lastName: 'Lovelace', shortBio: 'Writes programs.', goals: 'Sell the book', areasOfExpertise: 'Engines', topicsToDiscuss: 'Notes' };

describe('findMissing', () => {
  it('has the messages of the spec', () => {
    const more = 'The more detailed the better so our AI will work better.';
    expect(findMissing(EMPTY_FIELDS)).toEqual({
      firstName: 'First name is required.', lastName: 'Last name is required.', shortBio: `Short bio is required. ${more}`, goals: `Goals are required. ${more}`,
      areasOfExpertise: `Expertise is required. ${more}`, topicsToDiscuss: `Topics to discuss are required. ${more}`,
    });
    expect(findMissing({ ...VALID, goals: ' \n ' })).toHaveProperty('goals');
    expect(findMissing(VALID)).toEqual({});
  });
});

describe('findProblems', () => {
  it.each<[string, Partial<GuestFields>, Record<string, string>]>([
    ['empty optional fields', {}, {}],
    ['an address', { websiteUrl: 'ada.example', bookingUrl: 'https://cal.example/ada' }, {}],
    ['a text that is no address', { websiteUrl: 'my site' }, { websiteUrl: 'Enter a web address such as https://example.com' }],
    ['another scheme', { bookingUrl: 'ftp://ada.example' }, { bookingUrl: 'Enter a web address such as https://example.com' }],
    ['half an email address', { email: 'ada@' }, { email: 'Enter an email address such as ada@example.com' }],
    ['a short number', { phone: '12' }, { phone: 'Enter a phone number' }],
    ['a long bio', { shortBio: 'x'.repeat(2_001) }, { shortBio: 'Use at most 2,000 characters' }],
    ['characters outside the basic plane', { shortBio: '🎙'.repeat(2_000) }, {}],
    ['many goals', { goals: Array.from({ length: 51 }, (_, number) => `Goal ${number}`).join('\n') }, { goals: 'Use at most 50 lines' }],
    ['a link that is none', { socialMediaLinks: [{ socialMediaType: 'x', url: '' }, { socialMediaType: 'x', url: '@ada' }] }, { 'socialMediaLinks/1': 'Enter the web address of a profile' }],
  ])('%s', (_, fields, problems) => expect(findProblems({ ...VALID, ...fields })).toEqual(problems));
});

describe('requests', () => {
  it('have only the given fields', () => {
    expect(toContactChanges(VALID, ['firstName', 'email'])).toEqual({ firstName: 'Ada', email: '' });
    expect(toBioChanges({ ...VALID, goals: '- One\n\n• Two \nOne' }, ['goals'])).toEqual({ goals: ['One', 'Two'] });
  });

  it('of a draft leave out what is empty', () => {
    const values = { ...VALID, socialMediaLinks: [{ socialMediaType: 'linkedin', url: 'linkedin.com/in/ada' }] };
    expect(toDraft(values, ['firstName', 'lastName', 'email', 'goals', 'thingsToAvoid', 'socialMediaLinks'], 'p1')).toEqual({
      firstName: 'Ada', lastName: 'Lovelace', goals: ['Sell the book'], linkedIn: 'linkedin.com/in/ada', draft: true, projectId: 'p1',
    });
    expect(toDraft(values, ['firstName'], null)).toEqual({ firstName: 'Ada', draft: true });
  });

  it('of the public page have all of its settings', () => {
    expect(toPublicView({ ...VALID, isPublic: true, marketingLetter: ' ' })).toEqual({
      isPublic: true, displayLinkedIn: false, displaySocials: false, displayPreviousPodcastAppearances: false, marketingLetterMarkdownText: '',
    });
  });
});

describe('problemsFrom', () => {
  it('finds the field of each pointer', () => {
    const values = { ...VALID, socialMediaLinks: [{ socialMediaType: 'github', url: '' }, { socialMediaType: 'github', url: 'github.com/a' }] };
    const problems = problemsFrom(
      [
        { pointer: '/goals/3', message: 'must be at most 1000 characters' },
        { pointer: '/expertise', message: 'Expertise is required.' },
        { pointer: '/0/socialMediaType', message: 'must be a platform' },
        { pointer: '/unknown', message: 'is unknown' },
      ],
      values,
    );
    expect(problems).toEqual({ goals: 'Must be at most 1000 characters', areasOfExpertise: 'Expertise is required.', 'socialMediaLinks/1': 'Must be a platform' });
  });
});

it('splits a text into its lines', () => {
  expect(splitLines('- Engines\n\n• Notes \r\n* Engines\n-dash')).toEqual(['Engines', 'Notes', '-dash']);
});

it('keeps one profile on LinkedIn, in front of the others', () => {
  const links = [{ socialMediaType: 'github', url: 'github.com/ada' }];
  const added = withLinkedIn(links, 'linkedin.com/in/ada');
  expect(linkedInOf({ socialMediaLinks: added })).toBe('linkedin.com/in/ada');
  expect(withLinkedIn(added, 'linkedin.com/in/b').map(({ url }) => url)).toEqual(['linkedin.com/in/b', 'github.com/ada']);
  expect(withLinkedIn(added, '')).toEqual(links);
});

it.each([
  ['https://ada.example', true],
  ['ada.example/about', true],
  ['ada', false],
  ['https://', false],
  ['javascript:alert(1)', false],
  ['https://me:pw@ada.example', false],
  ['a b.example', false],
])('%s', (text, isAddress) => expect(isWebAddress(text)).toBe(isAddress));
