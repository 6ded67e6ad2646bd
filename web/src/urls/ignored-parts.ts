import { type QueryString, readText } from './query-string';

/** The names in a query that a page doesn't understand: it formats what it understood again, and they aren't there. */
export const ignoredParts = (query: QueryString, understood: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(query).filter((name) => readText(query[name]) !== null && (understood[name] ?? null) === null);
