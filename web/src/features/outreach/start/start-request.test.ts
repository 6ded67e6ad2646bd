import { expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../widgets/outreach/options';
import { findProblems, type StartFields, toRequest } from './start-request';

const FIELDS: StartFields = { guest: 'g', podcast: 'p', project: null, hook: null, options: DEFAULT_OPTIONS, variants: 3 };

it('leaves out what the server chooses', () => {
  expect(toRequest(FIELDS, false)).toEqual({ ...DEFAULT_OPTIONS, podcastId: 'p', guestProfileId: 'g', variants: 3 });
  expect(toRequest({ ...FIELDS, project: 'x', hook: 'theme:show:salt' }, true)).toMatchObject({ projectId: 'x', hookId: 'theme:show:salt', acceptDuplicate: true });
});

it('names what is missing', () => {
  expect(findProblems(FIELDS)).toEqual({});
  expect(Object.keys(findProblems({ guest: null, podcast: null }))).toEqual(['guest', 'podcast']);
  expect(toRequest({ ...FIELDS, guest: null }, false)).toBeNull();
});
