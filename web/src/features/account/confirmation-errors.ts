/** Recognizes why the server rejected a change to the account. */
import { ApiError } from '../../api/errors';

const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

/** The user must confirm with an emailed code, then the request can be repeated. */
export const needsConfirmation = (error: unknown) => hasCode(error, 'confirmation_required');

/** The server rejected a value; its message is the reason. */
export const isInvalidRequest = (error: unknown) => hasCode(error, 'invalid_request');
