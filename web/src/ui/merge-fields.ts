/** Values of a form that several people change at the same time. */

export const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

type Keys<Fields> = (keyof Fields & string)[];
const keysOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as Keys<Fields>;

/** Returns the fields that differ. */
export const changedKeys = <Fields extends object>(before: Fields, after: Fields): Keys<Fields> => keysOf(after).filter((key) => differs(before[key], after[key]));

/** The own changes since `base`, on top of the values of someone else. A field that only they have changed keeps their value. */
export function mergeFields<Fields extends object>(base: Fields, mine: Fields, theirs: Fields): Fields {
  return { ...theirs, ...Object.fromEntries(changedKeys(base, mine).map((key) => [key, mine[key]])) };
}

/** Whether both have changed a field since `base`, to different values. */
export function isContested<Fields extends object>(base: Fields, mine: Fields, theirs: Fields): boolean {
  const own = changedKeys(base, mine);
  return changedKeys(base, theirs).some((key) => own.includes(key) && differs(mine[key], theirs[key]));
}
