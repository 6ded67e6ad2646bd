/** Describes why two podcasts or episodes are related. */
import { joinAnd } from './format';

const MAX_REASONS = 3;

const valuesOf = (reasons: readonly string[], kind: string) => reasons.filter((reason) => reason.startsWith(`${kind}: `)).map((reason) => reason.slice(kind.length + 2));

/**
 * The API sends reasons as `person: Ada Lovelace`, `charts: 3`, `genre: technology`, `topic: fermentation`. They become one sentence:
 * "Both feature Ada Lovelace, cover technology and are on 3 of the same charts."
 */
export function describeReasons(reasons: readonly string[]): string | undefined {
  const [charts = 0] = valuesOf(reasons, 'charts').map(Number);
  const people = valuesOf(reasons, 'person').slice(0, MAX_REASONS);
  const subjects = [...new Set([...valuesOf(reasons, 'topic'), ...valuesOf(reasons, 'genre')].map((word) => word.toLowerCase()))].slice(0, MAX_REASONS - people.length);
  const clauses = [
    ...(people.length > 0 ? [`feature ${joinAnd(people)}`] : []),
    ...(subjects.length > 0 ? [`cover ${joinAnd(subjects)}`] : []),
    ...(charts > 0 ? [charts === 1 ? 'are on the same chart' : `are on ${charts} of the same charts`] : []),
  ];
  return clauses.length > 0 ? `Both ${joinAnd(clauses)}.` : undefined;
}
