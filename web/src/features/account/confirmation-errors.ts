/** Why the server refuses a change to the account. */
import { ApiError } from '../../api/errors';

const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

/** The user must prove with a code of a mail who they are, and can then try again. */
export const needsConfirmation = (error: unknown) => hasCode(error, 'confirmation_required');

/** The request holds a value that the server rejects, and its message says why. */
export const isInvalidRequest = (error: unknown) => hasCode(error, 'invalid_request');
