/** Codecs read values from the URL and write them. `read` returns `undefined` for values that it cannot parse. */
import { type DateFilter, readDate } from './dates';

export interface Codec<Value> {
  empty: Value;
  read: (items: string[]) => Value | undefined;
  /** Returns nothing for the empty value. */
  write: (value: Value) => string[];
}

/** Both ends are included; `null` is open. */
export interface NumberRange {
  min: number | null;
  max: number | null;
}

/** The maximum length of a list. Controls stop adding items here. */
export const MAX_ITEMS = 100;
const NUMBER = /^\d{1,9}(\.\d{1,2})?$/;
const RANGE = /^(\d{0,9}(?:\.\d{1,2})?)\.\.(\d{0,9}(?:\.\d{1,2})?)$/;

export const text = (maxLength: number): Codec<string> => ({
  empty: '',
  read: ([first]) => first?.slice(0, maxLength),
  write: (value) => (value ? [value] : []),
});

export const oneOf = <Value extends string>(values: readonly Value[]): Codec<Value | null> => ({
  empty: null,
  read: ([first]) => values.find((value) => value === first),
  write: (value) => (value === null ? [] : [value]),
});

export const withDefault = <Value>(codec: Codec<Value | null>, defaultValue: Value): Codec<Value> => ({
  empty: defaultValue,
  read: (items) => codec.read(items) ?? undefined,
  write: (value) => (value === defaultValue ? [] : codec.write(value)),
});

/** A list without duplicates. */
export const list = <Item extends string>(isItem: (item: string) => boolean, normalize: (item: string) => string = (item) => item.toLowerCase(), maxItems = MAX_ITEMS): Codec<Item[]> => ({
  empty: [],
  read: (items) => {
    const normalized = items.map(normalize);
    return normalized.length <= maxItems && normalized.every(isItem) ? ([...new Set(normalized)] as Item[]) : undefined;
  },
  write: (value) => value,
});

export const date: Codec<DateFilter | null> = {
  empty: null,
  read: ([first = '']) => readDate(first) ?? undefined,
  write: (value) => (value === null ? [] : [value]),
};

export interface Bounds {
  min: number;
  max: number;
  isWhole: boolean;
}

const isWithin = (value: number, { min, max, isWhole }: Bounds) => value >= min && value <= max && (!isWhole || Number.isInteger(value));

export const number = (bounds: Bounds): Codec<number | null> => ({
  empty: null,
  read: ([first = '']) => (NUMBER.test(first) && isWithin(Number(first), bounds) ? Number(first) : undefined),
  write: (value) => (value === null ? [] : [String(value)]),
});

/** Reads `20..200`, `20..` and `..200`. The upper end must be positive (spec 5, Total episodes). */
export const range = (bounds: Bounds): Codec<NumberRange | null> => ({
  empty: null,
  read: ([first = '']) => {
    const [, from = '', to = ''] = RANGE.exec(first) ?? [];
    const min = from === '' ? null : Number(from);
    const max = to === '' ? null : Number(to);
    if (min === null && max === null) return undefined;
    if (min !== null && !isWithin(min, bounds)) return undefined;
    if (max !== null && (!isWithin(max, bounds) || max === 0)) return undefined;
    return min !== null && max !== null && min > max ? undefined : { min, max };
  },
  write: (value) => (value === null ? [] : [`${value.min ?? ''}..${value.max ?? ''}`]),
});
