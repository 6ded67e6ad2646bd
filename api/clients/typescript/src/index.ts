/** Client of the Earshot API. Start at `Earshot`. */
export { Earshot } from './generated/operations.js';
export { type ApiResponse, type CallOptions, Connection, type ConnectionOptions } from './connection.js';
export {
  ApiError, type ApiErrorFacts, ConnectionError, EarshotError, type ErrorDetail, ForbiddenError, InvalidRequestError, NotFoundError,
  RateLimitError, ServerError, TimeoutError, UnauthorizedError,
} from './errors.js';
export { type Allowance, type Limits, limitsOf } from './limits.js';
export type { IterOptions } from './pages.js';
export type { Input, Method, Output, Parts, PathsWith, Schemas } from './types.js';
export type { paths } from './generated/schema.js';
