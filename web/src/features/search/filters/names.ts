/** Who takes part in an episode, and who pays for it: `person=guest|Ada Lovelace&person=host,not,fuzzy|Smith&sponsor=Acme`. */
import type { Codec } from '../codecs';
import { askMatching, type Matching, readMarked, readMatching, writeMarked, writeMatching } from '../marked';

export interface NameFilter extends Matching {
  /** guest or host; null for a sponsor. */
  role: string | null;
  name: string;
  isExcluded: boolean;
}

export const MAX_NAMES = 20; // As the API has it

function readName(item: string, roles: readonly string[]): NameFilter | null {
  const marked = readMarked(item);
  const read = marked && readMatching(marked.marks);
  if (!marked || !read) return null;
  let role: string | null = null;
  let isExcluded = false;
  for (const mark of read.rest) {
    if (roles.includes(mark) && role === null) role = mark;
    else if (mark === 'not') isExcluded = true;
    else return null;
  }
  return roles.length > 0 && role === null ? null : { ...read.matching, role, name: marked.text, isExcluded };
}

const writeName = (filter: NameFilter) => writeMarked({ marks: [...(filter.role ? [filter.role] : []), ...(filter.isExcluded ? ['not'] : []), ...writeMatching(filter)], text: filter.name });

/** Each has one of the roles, when there are any. */
export const names = (roles: readonly string[]): Codec<NameFilter[]> => ({
  empty: [],
  read: (items) => {
    const read = items.map((item) => readName(item, roles));
    return read.length <= MAX_NAMES && read.every((name) => name !== null) ? read : undefined;
  },
  write: (value) => value.map(writeName),
});

export const askName = (filter: NameFilter) => ({ name: filter.name, ...(filter.isExcluded ? { matchMode: 'not' } : {}), ...askMatching(filter) });

/** "“Ada Lovelace”", "Smith or alike". */
export const nameWords = ({ name, phrase, fuzzy }: NameFilter) => `${phrase ? `“${name}”` : name}${fuzzy ? ' or alike' : ''}`;
