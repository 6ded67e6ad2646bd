import type { UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type ErrorPlace, toApiError } from '../api/errors';
import { focusFirstProblem, useFormBase, type VersionedFields } from '../ui/forms/form-base';
import { describeConflicts, differs, mergeFields } from '../ui/forms/merge-fields';
import { ConflictAlert } from './ConflictAlert';
import { ErrorState } from './ErrorState';

interface VersionedFormOptions<Fields extends object, Row, Saved> {
  form: UseFormReturnType<Fields>;
  /** The values as they are stored; of a new row, those that it starts with. */
  stored: VersionedFields<Fields>;
  baseOf: (row: Row) => VersionedFields<Fields>;
  /** Reads the row of a conflict; null when it is none. */
  readRow?: (current: unknown) => Row | null;
  /** Saves the values on top of a version. It fails with a conflict when someone has saved another one. */
  save: (fields: Fields, before: VersionedFields<Fields>) => Promise<Saved>;
  versionOf: (saved: Saved) => number;
  onSaved: (saved: Saved, fields: Fields) => unknown;
  /** The reader takes the values of the other. */
  onTheirs: (row: Row) => unknown;
  problemsFrom?: (places: readonly ErrorPlace[]) => object;
  labels: Readonly<Record<keyof Fields, string>>;
  describeField?: (fields: Fields, key: keyof Fields & string) => string;
  /** "Someone else changed this alert" */
  conflictTitle: string;
  /** "The alert wasn’t saved" */
  failureTitle: string;
}

interface Save<Fields> {
  fields: Fields;
  before: VersionedFields<Fields>;
  /** The values of the form at that moment. The reader may type on. */
  sent: Fields;
}

/** The problems that the server found, by field: `/name` is the field `name`. */
export const problemsByField = (places: readonly ErrorPlace[], fields: object) =>
  Object.fromEntries(places.filter(({ pointer }) => pointer.slice(1) in fields).map(({ pointer, message }) => [pointer.slice(1), message]));

/** A form of values that others change, too. It saves on top of the version that the reader saw, and lets the reader choose after a conflict. */
export function useVersionedForm<Fields extends object, Row, Saved>({ form, stored, readRow = (current) => current as Row | null, ...options }: VersionedFormOptions<Fields, Row, Saved>) {
  const { baseOf, problemsFrom = (places) => problemsByField(places, form.values) } = options;
  const { base, isDirty, rebase, replace } = useFormBase(form, stored);
  const mutation = useMutation({
    mutationFn: ({ fields, before }: Save<Fields>) => options.save(fields, before),
    onSuccess: (saved, { fields, sent }) => {
      rebase({ fields, version: options.versionOf(saved) }, sent);
      return options.onSaved(saved, fields);
    },
    onError: (error) => {
      const problems = problemsFrom(toApiError(error).details);
      form.setErrors(problems as typeof form.errors);
      focusFirstProblem(form, problems);
    },
  });
  const send = (fields: Fields, before: VersionedFields<Fields>) => {
    if (!mutation.isPending) mutation.mutate({ fields, before, sent: form.getValues() });
  };
  const failure = mutation.error && toApiError(mutation.error);
  const row = failure?.isConflict ? readRow(failure.current) : null;
  const takeTheirs = (theirs: Row) => {
    replace(baseOf(theirs));
    mutation.reset();
    void options.onTheirs(theirs);
  };
  const saveMine = (theirs: Row) => {
    const merged = mergeFields(base.fields, form.values, baseOf(theirs).fields);
    // They may have made the same changes.
    if (differs(merged, baseOf(theirs).fields)) send(merged, baseOf(theirs));
    else takeTheirs(theirs);
  };
  const isConflict = row !== null && baseOf(row).version > base.version;
  const isFailed = failure !== null && row === null && Object.keys(problemsFrom(failure.details)).length === 0;
  return {
    base,
    isDirty,
    isPending: mutation.isPending,
    submit: form.onSubmit((fields) => send(fields, base), (problems) => focusFirstProblem(form, problems)),
    discard: () => replace(base),
    /** What went wrong, unless a field shows it. */
    notice: (
      <>
        {isConflict && (
          <ConflictAlert
            title={options.conflictTitle}
            conflicts={describeConflicts({ base: base.fields, mine: form.values, theirs: baseOf(row).fields }, options.labels, options.describeField)}
            onSaveMine={() => saveMine(row)}
            onKeepTheirs={() => takeTheirs(row)}
          />
        )}
        {isFailed && <ErrorState title={options.failureTitle} error={failure} />}
      </>
    ),
  };
}
