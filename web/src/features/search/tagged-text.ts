/** Text in the URL with tags before a bar: `must,phrase|cold storage`. Without a bar, everything is text. */

export interface TaggedText {
  tags: string[];
  text: string;
}

const CONTROL = /\p{Cc}/u;
const MAX_LENGTH = 500; // As the API has it

export function parseTaggedText(item: string): TaggedText | null {
  const bar = item.indexOf('|');
  const text = item.slice(bar + 1).trim();
  if (!text || text.length > MAX_LENGTH || CONTROL.test(text)) return null;
  return { tags: bar <= 0 ? [] : item.slice(0, bar).toLowerCase().split(','), text };
}

export const formatTaggedText = ({ tags, text }: TaggedText) => (tags.length === 0 && !text.includes('|') ? text : `${tags.join(',')}|${text}`);

/** How a term is matched. */
export interface MatchOptions {
  phrase: boolean;
  /** How many positions the words of a phrase may be apart. */
  slop: number;
  /** Whether similar spellings match too. */
  fuzzy: boolean;
}

export const DEFAULT_MATCH: MatchOptions = { phrase: false, slop: 0, fuzzy: false };
export const MAX_SLOP = 100; // As the API has it

/** Splits tags into match options and the rest. Returns null when the slop is out of range. */
export function parseMatchTags(tags: readonly string[]): { options: MatchOptions; rest: string[] } | null {
  const options = { ...DEFAULT_MATCH };
  const rest: string[] = [];
  for (const tag of tags) {
    const [, slop] = /^slop-(\d{1,3})$/.exec(tag) ?? [];
    if (tag === 'phrase') options.phrase = true;
    else if (tag === 'fuzzy') options.fuzzy = true;
    else if (slop === undefined) rest.push(tag);
    else options.slop = Number(slop);
  }
  return options.slop > MAX_SLOP ? null : { options, rest };
}

export const toMatchTags = ({ phrase, slop, fuzzy }: MatchOptions): string[] => [...(phrase ? ['phrase'] : []), ...(slop > 0 ? [`slop-${slop}`] : []), ...(fuzzy ? ['fuzzy'] : [])];

/** Returns the match options as keys of the API. Defaults are left out. */
export const toApiMatchOptions = ({ phrase, slop, fuzzy }: MatchOptions) => ({
  ...(phrase ? { phraseMatch: true } : {}),
  ...(phrase && slop > 0 ? { slop } : {}),
  ...(fuzzy ? { fuzzy: true } : {}),
});

/** Reads the match options of a term or name in a request. */
export const fromApiMatchOptions = (request: { phraseMatch?: boolean | null; slop?: number | null; fuzzy?: boolean | null } | null | undefined): MatchOptions => ({
  phrase: request?.phraseMatch === true,
  slop: request?.phraseMatch === true ? (request.slop ?? 0) : 0,
  fuzzy: request?.fuzzy === true,
});
