import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toApiError } from '../../api/errors';
import { alertQuery, updateAlert } from '../../api/alerts/configs';
import type { AlertConfig, AlertUpdates } from '../../api/alerts/types';
import { useFormBase, type VersionedFields } from '../../ui/form-base';
import { describeConflicts, mergeFields } from '../../ui/merge-fields';
import { ConflictAlert } from '../../widgets/ConflictAlert';
import { ErrorState } from '../../widgets/ErrorState';
import { showUndo } from '../../widgets/undo';
import { UnsavedChanges } from '../../widgets/UnsavedChanges';
import { type AlertFields, FIELD_LABELS, fieldsOf, findProblems, problemsFrom, toUpdates } from './alert-fields';
import { AlertFieldset, focusFirstProblem } from './form/AlertFieldset';
import styles from './form/Form.module.css';
import { PreviewPanel } from './form/PreviewPanel';
import { useAlertPreview } from './form/useAlertPreview';
import { useDescription } from './form/useDescription';
import { MutedShows } from './form/MutedShows';

type Base = VersionedFields<AlertFields>;

interface Save {
  updates: AlertUpdates;
  version: number;
  /** The values of the form at that moment. The reader may type on. */
  sent: AlertFields;
}

const baseOf = (alert: AlertConfig): Base => ({ fields: fieldsOf(alert), version: alert.version });

/** The settings of an alert, beside a preview of its matches. */
export function AlertSettingsForm({ alert }: { alert: AlertConfig }) {
  const queryClient = useQueryClient();
  const form = useForm<AlertFields>({ initialValues: fieldsOf(alert), validate: findProblems });
  const { base, isDirty, rebase, replace } = useFormBase(form, baseOf(alert));
  const description = useDescription(form.values);
  const { request, isOutdated } = useAlertPreview(form.values, description);
  const store = (stored: AlertConfig) => queryClient.setQueryData(alertQuery(alert.id).queryKey, { alertConfig: stored });
  const save = useMutation({
    mutationFn: ({ updates, version }: Save) => updateAlert(alert.id, updates, version),
    onSuccess: ({ updatedAlertConfig, changeId }, { sent }) => {
      rebase(baseOf(updatedAlertConfig), sent);
      store(updatedAlertConfig);
      showUndo(changeId, 'Alert saved');
      return queryClient.invalidateQueries({ queryKey: ['alerts'] });
    },
    onError: (error) => {
      const problems = problemsFrom(toApiError(error).details);
      form.setErrors(problems);
      focusFirstProblem(form, problems);
    },
  });
  const failure = save.error && toApiError(save.error);
  const current = failure?.isConflict ? readCurrent(failure.current) : null;
  const isAtField = failure ? Object.keys(problemsFrom(failure.details)).length > 0 : false;
  const send = (fields: AlertFields, before: Base) => save.mutate({ updates: toUpdates(before.fields, fields, description), version: before.version, sent: form.getValues() });
  const submit = form.onSubmit((fields) => send(fields, base), (problems) => focusFirstProblem(form, problems));
  const takeTheirs = (theirs: AlertConfig) => {
    replace(baseOf(theirs));
    save.reset();
    store(theirs);
    void queryClient.invalidateQueries({ queryKey: ['alerts'] });
  };
  return (
    <div className={styles.columns}>
      <form noValidate className={styles.fields} onSubmit={submit} aria-label="Alert settings">
        <AlertFieldset form={form} isNew={false} defaultName={base.fields.name} />
        <MutedShows form={form} />
        {current && current.version > base.version && (
          <ConflictAlert
            title="Someone else changed this alert"
            conflicts={describeConflicts({ base: base.fields, mine: form.values, theirs: fieldsOf(current) }, FIELD_LABELS)}
            onSaveMine={() => send(mergeFields(base.fields, form.values, fieldsOf(current)), baseOf(current))}
            onKeepTheirs={() => takeTheirs(current)}
          />
        )}
        {failure && !current && !isAtField && <ErrorState title="The alert wasn’t saved" error={failure} />}
        <div className={styles.submit}>
          <Button type="submit" loading={save.isPending} disabled={!isDirty}>
            Save changes
          </Button>
          {isDirty && (
            <Button variant="default" onClick={() => replace(base)}>
              Discard changes
            </Button>
          )}
        </div>
      </form>
      {/* A preview is a search, so that looking at the settings runs none. */}
      <PreviewPanel request={isDirty ? request : null} hint="Change the alert to see what it would have found." isOutdated={isOutdated} />
      <UnsavedChanges isUnsaved={isDirty} />
    </div>
  );
}

/** The row of a conflict, as the details of an alert or by itself. */
function readCurrent(current: unknown): AlertConfig | null {
  if (typeof current !== 'object' || current === null) return null;
  const inner = 'alertConfig' in current ? current.alertConfig : current;
  return typeof inner === 'object' && inner !== null && 'alertSettings' in inner ? (inner as AlertConfig) : null;
}
