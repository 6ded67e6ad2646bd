import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { alertQuery, updateAlert } from '../../api/alerts/configs';
import type { AlertConfig } from '../../api/alerts/types';
import { showUndo } from '../../widgets/undo';
import { UnsavedChanges } from '../../widgets/UnsavedChanges';
import { useVersionedForm } from '../../widgets/versioned-form';
import { type AlertFields, FIELD_LABELS, fieldsOf, findProblems, problemsFrom, toUpdates } from './alert-fields';
import { AlertFieldset } from './form/AlertFieldset';
import styles from './form/Form.module.css';
import { PreviewPanel } from './form/PreviewPanel';
import { useAlertPreview } from './form/useAlertPreview';
import { useDescription } from './form/useDescription';
import { MutedShows } from './form/MutedShows';

const baseOf = (alert: AlertConfig) => ({ fields: fieldsOf(alert), version: alert.version });

/** The settings of an alert, beside a preview of its matches. */
export function AlertSettingsForm({ alert }: { alert: AlertConfig }) {
  const queryClient = useQueryClient();
  const form = useForm<AlertFields>({ initialValues: fieldsOf(alert), validate: findProblems });
  const description = useDescription(form.values);
  const { request, isOutdated } = useAlertPreview(form.values, description);
  const store = (stored: AlertConfig) => queryClient.setQueryData(alertQuery(alert.id).queryKey, { alertConfig: stored });
  const { base, isDirty, isPending, submit, discard, notice } = useVersionedForm({
    form,
    stored: baseOf(alert),
    baseOf,
    readRow: readCurrent,
    save: (fields, before) => updateAlert(alert.id, toUpdates(before.fields, fields, description), before.version),
    versionOf: ({ updatedAlertConfig }) => updatedAlertConfig.version,
    onSaved: ({ updatedAlertConfig, changeId }) => {
      store(updatedAlertConfig);
      showUndo(changeId, 'Alert saved');
      return queryClient.invalidateQueries({ queryKey: ['alerts'] });
    },
    onTheirs: (theirs) => {
      store(theirs);
      return queryClient.invalidateQueries({ queryKey: ['alerts'] });
    },
    problemsFrom,
    labels: FIELD_LABELS,
    conflictTitle: 'Someone else changed this alert',
    failureTitle: 'The alert wasn’t saved',
  });
  return (
    <div className={styles.columns}>
      <form noValidate className={styles.fields} onSubmit={submit} aria-label="Alert settings">
        <AlertFieldset form={form} isNew={false} defaultName={base.fields.name} />
        <MutedShows form={form} />
        {notice}
        <div className={styles.submit}>
          <Button type="submit" loading={isPending} disabled={!isDirty}>
            Save changes
          </Button>
          {isDirty && (
            <Button variant="default" onClick={discard}>
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
