/** The kinds of filters: how the value of each is read, written, asked for, and told. */
import type { SearchOptions } from '../../../api/types';
import { formatDecimal, joinAnd } from '../../../ui/format';
import { type Bounds, type Codec, date, list, number, oneOf, type Range, range } from '../codecs';
import { askDate, beforeWords, type DateFilter, sinceWords } from '../dates';
import type { Plan } from '../plans';
import { type NameFilter, names } from './names';

/** A piece of what is set, with what is left when it is taken away. */
interface Part<Value> {
  label: string;
  rest: Value;
}

export interface Filter<Value> extends Codec<Value> {
  /** Its parameter in the address. */
  url: string;
  /** How it is called in a notice. */
  name: string;
  /** The lowest plan that has it (spec 6). */
  plan: Plan;
  /** Setting it makes the search one of episodes (spec 4, Search mode). */
  isOfEpisodes: boolean;
  /** Its keys in the request. */
  keys: readonly (keyof SearchOptions)[];
  ask(value: Value): SearchOptions;
  parts(value: Value): Part<Value>[];
  /** As a part of the sentence. */
  words(value: Value): string;
}

type Facts<Key> = Pick<Filter<unknown>, 'url' | 'name' | 'plan'> & { key: Key; isOfEpisodes?: true };

const base = ({ url, name, plan, key, isOfEpisodes = undefined }: Facts<keyof SearchOptions>) => ({ url, name, plan, isOfEpisodes: isOfEpisodes === true, keys: [key] });

/** Keys whose values are of one type. */
type KeysOf<Value> = { [Key in keyof SearchOptions]-?: NonNullable<SearchOptions[Key]> extends Value ? (Value extends NonNullable<SearchOptions[Key]> ? Key : never) : never }[keyof SearchOptions];
type DateKey = 'foundedSince' | 'lastEpisodeDateSince' | 'publishedSince' | 'publishedBefore' | 'episodeCreatedSince' | 'episodeUpdatedSince';

/** Some of many. */
export function many(facts: Facts<KeysOf<string[]>> & { isItem: (item: string) => boolean; spell?: (item: string) => string; label: (item: string) => string; words: (labels: string[]) => string; chip?: (label: string) => string }): Filter<string[]> {
  const { isItem, spell, label, words, chip = (text) => text } = facts;
  return {
    ...base(facts),
    ...list<string>(isItem, spell),
    ask: (value) => ({ [facts.key]: value }),
    parts: (value) => value.map((item) => ({ label: chip(label(item)), rest: value.filter((other) => other !== item) })),
    words: (value) => words(value.map(label)),
  };
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids, which nobody reads: one piece for all. */
export function ids(facts: Facts<KeysOf<string[]>> & { words: (count: number) => string }): Filter<string[]> {
  const { words } = facts;
  const told = (value: string[]) => words(value.length);
  return { ...base(facts), ...list<string>((item) => ID.test(item)), ask: (value) => ({ [facts.key]: value }), parts: (value) => [{ label: capital(told(value)), rest: [] }], words: told };
}

export type YesNo = 'yes' | 'no' | null;

export function yesNo(facts: Facts<KeysOf<boolean>> & { yes: string; no: string }): Filter<YesNo> {
  const told = (value: YesNo) => (value === 'yes' ? facts.yes : facts.no);
  return { ...base(facts), ...oneOf(['yes', 'no']), ask: (value) => ({ [facts.key]: value === 'yes' }), parts: (value) => [{ label: capital(told(value)), rest: null }], words: told };
}

/** `verb` is what happened: "published". */
export function since(facts: Facts<DateKey> & { verb: string; isEnd?: true }): Filter<DateFilter | null> {
  const told = (value: DateFilter | null) => `${facts.verb} ${(facts.isEnd ? beforeWords : sinceWords)(value ?? '')}`;
  return { ...base(facts), ...date, ask: (value) => ({ [facts.key]: askDate(value ?? '') }), parts: (value) => [{ label: capital(told(value)), rest: null }], words: told };
}

/** What is counted follows its number, what is measured goes before it: "at least 20 episodes", "Apple rating at least 4". */
const measured = (noun: string, span: string, { isWhole }: Bounds) => (isWhole ? `${span} ${noun}` : `${noun} ${span}`);

export function atLeast(facts: Facts<KeysOf<number>> & { bounds: Bounds; noun: string }): Filter<number | null> {
  const told = (value: number | null) => measured(facts.noun, `at least ${formatDecimal(value)}`, facts.bounds);
  return { ...base(facts), ...number(facts.bounds), ask: (value) => ({ [facts.key]: value }), parts: (value) => [{ label: capital(told(value)), rest: null }], words: (value) => `with ${told(value)}` };
}

const ends = (value: Range | null) => ({ ...(value?.min === null ? {} : { min: value?.min }), ...(value?.max === null ? {} : { max: value?.max }) });

function spanOf(value: Range | null): string {
  const { min, max } = ends(value);
  if (min === undefined) return `at most ${formatDecimal(max)}`;
  return max === undefined ? `at least ${formatDecimal(min)}` : `${formatDecimal(min)} to ${formatDecimal(max)}`;
}

export function between(facts: Omit<Facts<never>, 'key'> & { keys: Filter<unknown>['keys']; bounds: Bounds; noun: string; ask: (span: { min?: number; max?: number }) => SearchOptions }): Filter<Range | null> {
  const told = (value: Range | null) => measured(facts.noun, spanOf(value), facts.bounds);
  return {
    url: facts.url, name: facts.name, plan: facts.plan, isOfEpisodes: false, keys: facts.keys,
    ...range(facts.bounds),
    ask: (value) => facts.ask(ends(value)),
    parts: (value) => [{ label: capital(told(value)), rest: null }],
    words: (value) => `with ${told(value)}`,
  };
}

export function named(facts: Facts<'personFilters' | 'sponsorFilters'> & { roles: readonly string[]; words: (name: NameFilter) => string; ask: (value: NameFilter[]) => SearchOptions }): Filter<NameFilter[]> {
  const { roles, words, ask } = facts;
  return {
    ...base(facts),
    ...names(roles),
    ask,
    parts: (value) => value.map((name) => ({ label: capital(words(name)), rest: value.filter((other) => other !== name) })),
    words: (value) => joinAnd(value.map(words)),
  };
}

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
