/** Why things are related, in words. */
import { joinAnd } from './format';

const MAX_REASONS = 3;

/** Reasons come as `genre: technology`, `topic: fermentation`; the words alone say enough. */
export function sharedWords(reasons: readonly string[]): string | undefined {
  const words = [...new Set(reasons.map((reason) => reason.replace(/^\w+:\s*/, '').toLowerCase()))].slice(0, MAX_REASONS);
  return words.length > 0 ? `Shares ${joinAnd(words)}` : undefined;
}
