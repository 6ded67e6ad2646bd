/** The placeholder of a podcast without artwork: two initials and a hue. Both depend only on the title. */

const HUES = [248, 200, 168, 140, 32, 12, 340, 292] as const;
const ARTICLES = new Set(['the', 'a', 'an', 'der', 'die', 'das', 'le', 'la', 'les', 'el', 'los', 'las']);

export function initials(title: string): string {
  // Of an address, only the part of its person.
  const words = title.replace(/^(\S+)@\S+$/, '$1').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const significant = words.length > 1 ? words.filter((word) => !ARTICLES.has(word.toLowerCase())) : words;
  const [first, second] = significant.length > 0 ? significant : words;
  if (!first) return '?';
  return (Array.from(first)[0] ?? '').toUpperCase() + (second ? (Array.from(second)[0] ?? '').toUpperCase() : '');
}

export function hueOf(title: string): number {
  let sum = 0;
  for (const letter of title) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return HUES[sum % HUES.length] ?? HUES[0];
}
