import { expect, it } from 'vitest';
import { isAllowed, type RouteAccess } from './route-access';

it('opens public pages for everyone and the others with a session', () => {
  expect([isAllowed('public', false), isAllowed('public', true), isAllowed('user', false), isAllowed('user', true)]).toEqual([true, true, false, true]);
});

it('reports a page of an unknown type', () => {
  expect(() => isAllowed('staff' as RouteAccess, true)).toThrow('Unexpected type');
});
