/** Describes why two podcasts or episodes are related. */
import { capitalize, joinAnd, plural } from './format';

const MAX_REASONS = 3;

const valuesOf = (reasons: readonly string[], kind: string) => reasons.filter((reason) => reason.startsWith(`${kind}: `)).map((reason) => reason.slice(kind.length + 2));

/** The API sends reasons as `person: Ada Lovelace`, `charts: 3`, `genre: technology`, `topic: fermentation`. */
export function describeReasons(reasons: readonly string[]): string | undefined {
  const [charts] = valuesOf(reasons, 'charts').map(Number);
  const subjects = [...valuesOf(reasons, 'genre'), ...valuesOf(reasons, 'topic')].map((word) => word.toLowerCase());
  const words = [...new Set([...valuesOf(reasons, 'person'), ...subjects])].slice(0, MAX_REASONS);
  const text = [words.length > 0 && `shares ${joinAnd(words)}`, charts && `both on ${plural(charts, 'chart')}`].filter(Boolean).join('; ');
  return text ? capitalize(text) : undefined;
}
