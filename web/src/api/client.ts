import { Connection } from 'earshot';

/** The one HTTP client. Same origin, so the browser sends the session cookie. It does not retry: the query cache does. */
export const client = new Connection({ baseUrl: '/', credentials: 'same-origin', maxRetries: 0 });
