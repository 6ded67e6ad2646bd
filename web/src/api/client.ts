import { Connection } from 'earshot';

/** The one HTTP client. Same origin, so the session cookie travels by itself. The query cache repeats what may be repeated. */
export const client = new Connection({ baseUrl: '/', credentials: 'same-origin', maxRetries: 0 });
