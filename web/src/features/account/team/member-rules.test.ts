import { describe, expect, it } from 'vitest';
import { canChangeRole, canHandOver, canRemove, memberName, validateTeamName } from './member-rules';

const owner = { id: 'o', role: 'owner' } as const;
const admin = { id: 'a', role: 'admin' } as const;
const member = { id: 'm', role: 'member' } as const;
const people = [owner, admin, member];

/** What `me` may do with the owner, the admin and the member. */
const rights = (can: typeof canRemove, me: (typeof people)[number]) => people.map((other) => can(me, other));

describe('roles', () => {
  it('remove others as admin or owner, and themselves unless they are the owner', () => {
    expect(rights(canRemove, owner)).toEqual([false, true, true]);
    expect(rights(canRemove, admin)).toEqual([false, true, true]);
    expect(rights(canRemove, member)).toEqual([false, false, true]);
  });

  it('change the roles of others as admin or owner', () => {
    expect(rights(canChangeRole, owner)).toEqual([false, true, true]);
    expect(rights(canChangeRole, admin)).toEqual([false, false, true]);
    expect(rights(canChangeRole, member)).toEqual([false, false, false]);
  });

  it('can transfer ownership only as the owner', () => {
    expect(rights(canHandOver, owner)).toEqual([false, true, true]);
    expect(rights(canHandOver, admin)).toEqual([false, false, false]);
  });
});

it('calls members by the best name there is', () => {
  const email = 'a@b.example';
  expect(memberName({ displayName: 'Anna F.', firstName: 'Anna', lastName: 'Frank', email })).toBe('Anna F.');
  expect(memberName({ displayName: null, firstName: 'Anna', lastName: null, email })).toBe('Anna');
  expect(memberName({ displayName: '', firstName: null, lastName: null, email })).toBe(email);
});

it.each([
  ['Marlow & Partners', null],
  ['  ', 'Team name must not be empty'],
  ['ä'.repeat(60), null],
  ['ä'.repeat(61), 'Team name must be at most 60 characters'],
])('the team name %j', (name, problem) => expect(validateTeamName(name)).toBe(problem));
