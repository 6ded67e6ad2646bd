import type { UseFormReturnType } from '@mantine/form';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { differs, isContested, mergeFields } from './merge-fields';

/** Stored values, with the version of the row that has them. */
export interface VersionedFields<Fields> {
  fields: Fields;
  version: number;
}

/**
 * What a form of shared settings is based on: the stored values when the reader began to change them. Changes of others, and Undo, are
 * merged into the form while they don't touch what the reader has changed. Otherwise the form keeps its base, so that saving it fails with
 * a conflict.
 */
export function useFormBase<Fields extends object>(form: UseFormReturnType<Fields>, stored: VersionedFields<Fields>) {
  /** `former` are the values of the form without what the reader has changed since. */
  const [{ base, former }, setBase] = useState({ base: stored, former: stored.fields });
  // A version stands for one set of values, so one that the form has saved is only taken over if the server has tidied it.
  const isBehind = stored.version > base.version || (stored.version === base.version && differs(stored.fields, base.fields));
  if (isBehind && !isContested(base.fields, form.values, stored.fields)) setBase({ base: stored, former: base.fields });

  const merge = useEffectEvent((values: Fields, since: Fields) => form.setValues(mergeFields(since, form.getValues(), values)));
  useLayoutEffect(() => merge(base.fields, former), [base, former]);
  return {
    base,
    isDirty: differs(form.values, base.fields),
    /** Bases the form on other values. What the reader has changed since these former values stays. */
    rebase: (next: VersionedFields<Fields>, since: Fields) => setBase({ base: next, former: since }),
    /** Replaces all values. */
    replace: (next: VersionedFields<Fields>) => setBase({ base: { ...next }, former: form.getValues() }),
  };
}

const isBefore = (one: Node, other: Node) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Moves the focus to the first field on the page that was rejected. Its section opens, and in a group the first choice takes the focus. */
export function focusFirstProblem<Fields>(form: UseFormReturnType<Fields>, problems: object): void {
  const nodes = Object.keys(problems).flatMap((field) => form.getInputNode(field as Parameters<typeof form.getInputNode>[0]) ?? []);
  const first = nodes.find((node) => nodes.every((other) => other === node || isBefore(node, other)));
  const details = first?.closest('details');
  if (details) details.open = true;
  (first?.querySelector<HTMLElement>('input, select, textarea') ?? first)?.focus();
}
