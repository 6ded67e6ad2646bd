/** The filters by people and sponsors of an episode: `person=guest|Ada Lovelace&person=host,not,fuzzy|Smith&sponsor=Acme`. */
import type { SearchOptions } from '../../../api/types';
import type { Codec } from '../codecs';
import { formatTaggedText, fromApiMatchOptions, type MatchOptions, parseMatchTags, parseTaggedText, toApiMatchOptions, toMatchTags } from '../tagged-text';

export interface NameFilter extends MatchOptions {
  /** Guest or host; null for a sponsor. */
  role: string | null;
  name: string;
  isExcluded: boolean;
}

export const MAX_NAMES = 20; // As the API has it

function parseName(item: string, roles: readonly string[]): NameFilter | null {
  const tagged = parseTaggedText(item);
  const read = tagged && parseMatchTags(tagged.tags);
  if (!tagged || !read) return null;
  let role: string | null = null;
  let isExcluded = false;
  for (const mark of read.rest) {
    if (roles.includes(mark) && role === null) role = mark;
    else if (mark === 'not') isExcluded = true;
    else return null;
  }
  return roles.length > 0 && role === null ? null : { ...read.options, role, name: tagged.text, isExcluded };
}

const formatName = (filter: NameFilter) => formatTaggedText({ tags: [...(filter.role ? [filter.role] : []), ...(filter.isExcluded ? ['not'] : []), ...toMatchTags(filter)], text: filter.name });

/** When `roles` is not empty, each name must have one of them. */
export const namesCodec = (roles: readonly string[]): Codec<NameFilter[]> => ({
  empty: [],
  read: (items) => {
    const read = items.map((item) => parseName(item, roles));
    return read.length <= MAX_NAMES && read.every((name) => name !== null) ? read : undefined;
  },
  write: (value) => value.map(formatName),
});

export const toApiName = (filter: NameFilter) => ({ name: filter.name, ...(filter.isExcluded ? { matchMode: 'not' } : {}), ...toApiMatchOptions(filter) });

/** A name in a request: of a person with its type, or of a sponsor. */
type NameRequest = NonNullable<SearchOptions['personFilters']>[number] | NonNullable<SearchOptions['sponsorFilters']>[number];

export const fromApiName = (request: NameRequest): NameFilter => ({
  ...fromApiMatchOptions(request),
  role: 'type' in request ? (request.type ?? null) : null,
  name: request.name,
  isExcluded: request.matchMode === 'not',
});

/** "“Ada Lovelace”", "Smith or similar spellings". */
export const describeName = ({ name, phrase, fuzzy }: NameFilter) => `${phrase ? `“${name}”` : name}${fuzzy ? ' or similar spellings' : ''}`;
