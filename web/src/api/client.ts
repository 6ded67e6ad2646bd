import createClient from 'openapi-fetch';
import type { paths } from './schema';

/** The one HTTP client. Same origin, so the session cookie travels by itself. */
export const client = createClient<paths>({
  baseUrl: '/',
  credentials: 'same-origin',
  headers: { Accept: 'application/json' },
});
