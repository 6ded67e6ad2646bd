import { expect, it } from 'vitest';
import { ApiError } from '../../api/errors';
import { isInvalidRequest, needsConfirmation } from './confirmation-errors';

it('recognizes a missing confirmation and a rejected value', () => {
  const unconfirmed = new ApiError('Confirm that it is you.', { status: 403, code: 'confirmation_required' });
  const invalid = new ApiError('This is not the email address of your account.', { status: 400, code: 'invalid_request' });
  // Other errors share these statuses: a key instead of a session (403), and a body that is not JSON (400).
  const others = [new ApiError('', { status: 403, code: 'session_required' }), new ApiError('', { status: 400, code: 'invalid_json' }), new ApiError('', { status: 0 }), new Error('confirmation_required'), null];
  expect([unconfirmed, invalid, ...others].map((error) => needsConfirmation(error))).toEqual([true, false, false, false, false, false, false]);
  expect([unconfirmed, invalid, ...others].map((error) => isInvalidRequest(error))).toEqual([false, true, false, false, false, false, false]);
});
