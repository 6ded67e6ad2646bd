/** Builders for the kinds of filters. A filter reads and writes its URL parameter, builds its request keys and describes itself. */
import type { SearchOptions } from '../../../api/types';
import { capitalize, formatDecimal, joinAnd, plural } from '../../../ui/text/format';
import { type Bounds, type Codec, date, list, number, type NumberRange, oneOf, range } from '../codecs';
import { type DateFilter, describeBefore, describeSince, fromApiDate, toApiDate } from '../dates';
import type { Plan } from '../plans';
import { fromApiName, type NameFilter, namesCodec } from './name-filter';

/** One removable part of a filter: its chip label, and the value without it. */
interface FilterPart<Value> {
  label: string;
  rest: Value;
}

export interface Filter<Value> extends Codec<Value> {
  /** Its URL parameter. */
  param: string;
  /** Its name in a notice. */
  name: string;
  /** The lowest plan that may use it (spec 6). */
  plan: Plan;
  /** Setting it switches the search to episodes (spec 4, Search mode). */
  isEpisodeOnly: boolean;
  /** Its keys in the request. */
  keys: readonly (keyof SearchOptions)[];
  toOptions(value: Value): SearchOptions;
  /** Reads the value from a request, which may have any value: the result is not validated. */
  fromOptions(options: SearchOptions): Value;
  toParts(value: Value): FilterPart<Value>[];
  /** Its clause in the query summary. */
  describe(value: Value): string;
}

type FilterDefinition<Key> = Pick<Filter<unknown>, 'param' | 'name' | 'plan'> & { key: Key; isEpisodeOnly?: true };

const baseOf = ({ param, name, plan, key, isEpisodeOnly = undefined }: FilterDefinition<keyof SearchOptions>) => ({ param, name, plan, isEpisodeOnly: isEpisodeOnly === true, keys: [key] });

/** Request keys whose values have one type. */
type KeysOf<Value> = { [Key in keyof SearchOptions]-?: NonNullable<SearchOptions[Key]> extends Value ? (Value extends NonNullable<SearchOptions[Key]> ? Key : never) : never }[keyof SearchOptions];
type DateKey = 'foundedSince' | 'lastEpisodeDateSince' | 'addedSince' | 'publishedSince' | 'publishedBefore' | 'episodeCreatedSince' | 'episodeUpdatedSince';

/** Several values of many, each with a chip of its own. */
export function manyFilter(definition: FilterDefinition<KeysOf<string[]>> & { isItem: (item: string) => boolean; normalize?: (item: string) => string; label: (item: string) => string; describe: (labels: string[]) => string; chip?: (label: string) => string }): Filter<string[]> {
  const { isItem, normalize, label, describe, chip = (text) => text } = definition;
  return {
    ...baseOf(definition),
    ...list<string>(isItem, normalize),
    toOptions: (value) => ({ [definition.key]: value }),
    fromOptions: (options) => options[definition.key] ?? [],
    toParts: (value) => value.map((item) => ({ label: chip(label(item)), rest: value.filter((other) => other !== item) })),
    describe: (value) => describe(value.map(label)),
  };
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids, which are meaningless to a reader: one chip counts them all. `verb` leads from the results to the count: "among", "without". */
export function idsFilter(definition: FilterDefinition<KeysOf<string[]>> & { noun: string; verb: string }): Filter<string[]> {
  const count = (value: string[]) => plural(value.length, definition.noun);
  return {
    ...baseOf(definition),
    ...list<string>((item) => ID.test(item)),
    toOptions: (value) => ({ [definition.key]: value }),
    fromOptions: (options) => options[definition.key] ?? [],
    toParts: (value) => [{ label: count(value), rest: [] }],
    describe: (value) => `${definition.verb} ${count(value)}`,
  };
}

export type YesNo = 'yes' | 'no' | null;

export function yesNoFilter(definition: FilterDefinition<KeysOf<boolean>> & { yes: string; no: string }): Filter<YesNo> {
  const describe = (value: YesNo) => (value === 'yes' ? definition.yes : definition.no);
  return {
    ...baseOf(definition),
    ...oneOf(['yes', 'no']),
    toOptions: (value) => ({ [definition.key]: value === 'yes' }),
    fromOptions: (options) => (typeof options[definition.key] === 'boolean' ? (options[definition.key] ? 'yes' : 'no') : null),
    toParts: (value) => [{ label: capitalize(describe(value)), rest: null }],
    describe,
  };
}

/** `verb` is what happened on the date: "published". `isEnd` filters before the date instead of since. */
export function dateFilter(definition: FilterDefinition<DateKey> & { verb: string; isEnd?: true }): Filter<DateFilter | null> {
  const describe = (value: DateFilter | null) => `${definition.verb} ${(definition.isEnd ? describeBefore : describeSince)(value ?? '')}`;
  return {
    ...baseOf(definition),
    ...date,
    toOptions: (value) => ({ [definition.key]: toApiDate(value ?? '') }),
    fromOptions: (options) => fromApiDate(options[definition.key]),
    toParts: (value) => [{ label: capitalize(describe(value)), rest: null }],
    describe,
  };
}

/** A count precedes its noun, a measure follows it: "at least 20 episodes", "Apple rating at least 4". `last` is the last number of the span. */
const formatMeasure = (noun: string, span: string, last: number | null | undefined, { isWhole }: Bounds) =>
  isWhole ? `${span} ${last === 1 ? noun.replace(/s$/, '') : noun}` : `${noun} ${span}`;

export function minimumFilter(definition: FilterDefinition<KeysOf<number>> & { bounds: Bounds; noun: string }): Filter<number | null> {
  const label = (value: number | null) => formatMeasure(definition.noun, `at least ${formatDecimal(value)}`, value, definition.bounds);
  return {
    ...baseOf(definition),
    ...number(definition.bounds),
    toOptions: (value) => ({ [definition.key]: value }),
    fromOptions: (options) => options[definition.key] ?? null,
    toParts: (value) => [{ label: capitalize(label(value)), rest: null }],
    describe: (value) => `with ${label(value)}`,
  };
}

const definedEnds = (value: NumberRange | null) => ({ ...(value?.min === null ? {} : { min: value?.min }), ...(value?.max === null ? {} : { max: value?.max }) });

function formatSpan(value: NumberRange | null): string {
  const { min, max } = definedEnds(value);
  if (min === undefined) return `at most ${formatDecimal(max)}`;
  return max === undefined ? `at least ${formatDecimal(min)}` : `${formatDecimal(min)} to ${formatDecimal(max)}`;
}

/** The ends of a range in a request. */
export type SpanRequest = { min?: number | null; max?: number | null };

export function rangeFilter(
  definition: Omit<FilterDefinition<never>, 'key'> & {
    keys: Filter<unknown>['keys'];
    bounds: Bounds;
    noun: string;
    /** Puts the measured span into words: "episodes of 20 to 40 minutes". */
    format?: (measure: string) => string;
    toOptions: (span: { min?: number; max?: number }) => SearchOptions;
    fromOptions: (options: SearchOptions) => SpanRequest | null | undefined;
  },
): Filter<NumberRange | null> {
  const { format = (measure: string) => measure } = definition;
  const label = (value: NumberRange | null) => format(formatMeasure(definition.noun, formatSpan(value), value?.max ?? value?.min, definition.bounds));
  return {
    param: definition.param, name: definition.name, plan: definition.plan, isEpisodeOnly: false, keys: definition.keys,
    ...range(definition.bounds),
    toOptions: (value) => definition.toOptions(definedEnds(value)),
    fromOptions: (options) => {
      const { min = null, max = null } = definition.fromOptions(options) ?? {};
      return min === null && max === null ? null : { min, max };
    },
    toParts: (value) => [{ label: capitalize(label(value)), rest: null }],
    describe: (value) => `with ${label(value)}`,
  };
}

export function namesFilter(definition: FilterDefinition<'personFilters' | 'sponsorFilters'> & { roles: readonly string[]; describe: (name: NameFilter) => string; toOptions: (value: NameFilter[]) => SearchOptions }): Filter<NameFilter[]> {
  const { roles, describe, toOptions } = definition;
  return {
    ...baseOf(definition),
    ...namesCodec(roles),
    toOptions,
    fromOptions: (options) => (options[definition.key] ?? []).map(fromApiName),
    toParts: (value) => value.map((name) => ({ label: capitalize(describe(name)), rest: value.filter((other) => other !== name) })),
    describe: (value) => joinAnd(value.map(describe)),
  };
}

