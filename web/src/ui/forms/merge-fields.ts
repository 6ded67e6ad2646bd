/** Values of a form that several people change at the same time. */

export const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

type Keys<Fields> = (keyof Fields & string)[];
const keysOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as Keys<Fields>;

/** Returns the fields that differ. */
export const changedKeys = <Fields extends object>(before: Fields, after: Fields): Keys<Fields> => keysOf(after).filter((key) => differs(before[key], after[key]));

const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string');

/** What was added to a list and removed from it since `base`, on top of the list of someone else. */
const mergeLists = (base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] =>
  [...new Set([...theirs.filter((item) => mine.includes(item) || !base.includes(item)), ...mine.filter((item) => !base.includes(item))])];

function mergeValues(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (!differs(base, theirs) || !isList(base) || !isList(mine) || !isList(theirs)) return mine;
  return mergeLists(base, mine, theirs);
}

/** The own changes since `base`, on top of the values of someone else. A field, or an entry of a list, that only they have changed stays theirs. */
export function mergeFields<Fields extends object>(base: Fields, mine: Fields, theirs: Fields): Fields {
  return { ...theirs, ...Object.fromEntries(changedKeys(base, mine).map((key) => [key, mergeValues(base[key], mine[key], theirs[key])])) };
}

/** Whether both have changed a field since `base`, to different values. */
export function isContested<Fields extends object>(base: Fields, mine: Fields, theirs: Fields): boolean {
  const own = changedKeys(base, mine);
  return changedKeys(base, theirs).some((key) => own.includes(key) && differs(mine[key], theirs[key]));
}

/** A field that someone else has changed, as text for readers. */
export interface FieldConflict {
  label: string;
  theirs: string;
  /** The reader's own value; null for a field that they have not changed, which keeps the value of the other. */
  mine: string | null;
}

const describe = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (isList(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : 'Changed';
};

/** The fields that someone else has changed since `base`, with both values. */
export const describeConflicts = <Fields extends object>(
  { base, mine, theirs }: Readonly<Record<'base' | 'mine' | 'theirs', Fields>>,
  labels: Readonly<Record<keyof Fields, string>>,
  describeField: (fields: Fields, key: keyof Fields & string) => string = (fields, key) => describe(fields[key]),
): FieldConflict[] => {
  const own = changedKeys(base, mine);
  return changedKeys(base, theirs)
    .filter((key) => differs(mine[key], theirs[key]))
    .map((key) => ({ label: labels[key], theirs: describeField(theirs, key), mine: own.includes(key) ? describeField(mine, key) : null }));
};
