import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../api/errors';
import { alertQuery, updateAlert } from '../../api/alerts/configs';
import type { AlertConfig, AlertUpdates } from '../../api/alerts/types';
import { joinAnd } from '../../ui/format';
import { ErrorState } from '../../widgets/ErrorState';
import { showUndo } from '../../widgets/undo';
import { UnsavedChanges } from '../../widgets/UnsavedChanges';
import { type AlertFields, conflictingParts, differs, fieldsOf, findProblems, problemsFrom, toUpdates } from './alert-fields';
import { AlertFieldset, focusFirstProblem } from './form/AlertFieldset';
import styles from './form/Form.module.css';
import { PreviewPanel } from './form/PreviewPanel';
import { useAlertPreview } from './form/useAlertPreview';
import { useDescription } from './form/useDescription';
import { MutedShows } from './form/MutedShows';

interface Save {
  updates: AlertUpdates;
  version: number;
}

/** The settings of an alert. A form without changes follows what colleagues and Undo change. */
export function AlertSettingsForm({ alert }: { alert: AlertConfig }) {
  const [isDirty, setIsDirty] = useState(false);
  const [{ base, count }, setStart] = useState({ base: alert, count: 0 });
  if (!isDirty && alert.version !== base.version) setStart({ base: alert, count: count + 1 });
  const onSaved = (saved: AlertConfig) => {
    setStart({ base: saved, count });
    setIsDirty(false);
  };
  return <FieldsForm key={count} alert={base} onDirtyChange={setIsDirty} onSaved={onSaved} />;
}

interface FieldsFormProps {
  alert: AlertConfig;
  onDirtyChange: (isDirty: boolean) => void;
  onSaved: (saved: AlertConfig) => void;
}

/** The fields of an alert, beside a preview of its matches. */
function FieldsForm({ alert, onDirtyChange, onSaved }: FieldsFormProps) {
  const queryClient = useQueryClient();
  const form = useForm<AlertFields>({
    initialValues: fieldsOf(alert),
    validate: findProblems,
    onValuesChange: (values) => onDirtyChange(differs(values, fieldsOf(alert))),
  });
  const description = useDescription(form.values);
  const { request, isOutdated } = useAlertPreview(form.values, description);
  const save = useMutation({
    mutationFn: ({ updates, version }: Save) => updateAlert(alert.id, updates, version),
    onSuccess: ({ updatedAlertConfig, changeId }) => {
      queryClient.setQueryData(alertQuery(alert.id).queryKey, { alertConfig: updatedAlertConfig });
      form.setInitialValues(fieldsOf(updatedAlertConfig));
      form.setValues(fieldsOf(updatedAlertConfig));
      form.resetDirty(fieldsOf(updatedAlertConfig));
      onSaved(updatedAlertConfig);
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
  const submit = form.onSubmit(
    (fields) => save.mutate({ updates: toUpdates(fieldsOf(alert), fields, description), version: alert.version }),
    (problems) => focusFirstProblem(form, problems),
  );
  const takeTheirs = () => {
    if (!current) return;
    save.reset();
    onDirtyChange(false);
    queryClient.setQueryData(alertQuery(alert.id).queryKey, { alertConfig: current });
    void queryClient.invalidateQueries({ queryKey: ['alerts'] });
  };
  return (
    <div className={styles.columns}>
      <form noValidate className={styles.fields} onSubmit={submit} aria-label="Alert settings">
        <AlertFieldset form={form} isNew={false} defaultName={alert.alertName} />
        <MutedShows form={form} />
        {current && (
          <Alert role="alert" color="orange" variant="outline" title="Someone else changed this alert">
            <Stack gap="sm" align="flex-start">
              <Text size="sm">They changed {joinAnd(conflictingParts(fieldsOf(alert), fieldsOf(current)))}.</Text>
              <Group gap="sm">
                <Button size="xs" onClick={() => save.mutate({ updates: toUpdates(fieldsOf(current), form.values, description), version: current.version })}>
                  Save mine
                </Button>
                <Button size="xs" variant="default" onClick={takeTheirs}>
                  Keep theirs
                </Button>
              </Group>
            </Stack>
          </Alert>
        )}
        {failure && !current && !isAtField && <ErrorState title="The alert wasn’t saved" error={failure} />}
        <div className={styles.submit}>
          <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
            Save changes
          </Button>
          {form.isDirty() && (
            <Button variant="default" onClick={() => form.reset()}>
              Discard changes
            </Button>
          )}
        </div>
      </form>
      {/* A preview is a search, so that looking at the settings runs none. */}
      <PreviewPanel request={form.isDirty() ? request : null} hint="Change the alert to see what it would have found." isOutdated={isOutdated} />
      <UnsavedChanges isUnsaved={form.isDirty()} />
    </div>
  );
}

/** The row of a conflict, as the details of an alert or by itself. */
function readCurrent(current: unknown): AlertConfig | null {
  if (typeof current !== 'object' || current === null) return null;
  const inner = 'alertConfig' in current ? current.alertConfig : current;
  return typeof inner === 'object' && inner !== null && 'alertSettings' in inner ? (inner as AlertConfig) : null;
}
