/** Why things are related, in words. */
import { joinAnd, plural } from './format';

const MAX_REASONS = 3;

const wordsOf = (reasons: readonly string[], kind: string) => reasons.filter((reason) => reason.startsWith(`${kind}: `)).map((reason) => reason.slice(kind.length + 2));

/** Reasons come as `person: Ada Lovelace`, `charts: 3`, `genre: technology`, `topic: fermentation`. */
export function sharedWords(reasons: readonly string[]): string | undefined {
  const [charts] = wordsOf(reasons, 'charts').map(Number);
  const matters = [...wordsOf(reasons, 'genre'), ...wordsOf(reasons, 'topic')].map((word) => word.toLowerCase());
  const words = [...new Set([...wordsOf(reasons, 'person'), ...matters])].slice(0, MAX_REASONS);
  const told = [words.length > 0 && `shares ${joinAnd(words)}`, charts && `on ${plural(charts, 'chart')} with it`].filter(Boolean).join('; ');
  return told ? told.charAt(0).toUpperCase() + told.slice(1) : undefined;
}
