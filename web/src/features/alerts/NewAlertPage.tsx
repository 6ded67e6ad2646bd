import { Button, Container, Stack, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { profileQuery } from '../../api/account/profile';
import { toApiError } from '../../api/errors';
import { alertsQuery, createAlert } from '../../api/alerts/configs';
import type { AlertKind } from '../../api/alerts/types';
import { savedSearchQuery } from '../../api/lists/saved-searches';
import { AppLink } from '../../ui/navigation/AppLink';
import { focusFirstProblem } from '../../ui/forms/form-base';
import { localZone } from '../../ui/text/time-zones';
import { SkeletonRows } from '../../ui/layout/states';
import { useTitle } from '../../ui/layout/useTitle';
import { paths } from '../../urls/paths';
import { type QueryString, readText } from '../../urls/query-string';
import { ErrorState } from '../../widgets/ErrorState';
import { LimitNote } from '../../widgets/LimitNote';
import { showUndo } from '../../widgets/undo';
import { UnsavedChanges } from '../../widgets/UnsavedChanges';
import { type AlertFields, emptyFields, findProblems, KINDS, problemsFrom, toNewAlert, valueOf } from './alert-fields';
import { AlertFieldset } from './form/AlertFieldset';
import classes from './form/Form.module.css';
import { PreviewPanel } from './form/PreviewPanel';
import { useAlertPreview } from './form/useAlertPreview';
import { useDescription } from './form/useDescription';

/** `/app/alerts/new`: a new alert, beside a preview of its matches. */
export function NewAlertPage() {
  const query: QueryString = useSearch({ strict: false });
  const savedId = readText(query.saved);
  const saved = useQuery({ ...savedSearchQuery(savedId ?? ''), enabled: savedId !== null });
  const alerts = useQuery(alertsQuery);
  // Without the profile, the zone is that of the device.
  const profile = useQuery({ ...profileQuery, retry: false });
  useTitle('New alert');
  const kind: AlertKind = savedId === null ? (KINDS.find((each) => each.kind === readText(query.kind))?.kind ?? 'person') : 'saved-search';
  const search = saved.data?.savedSearch;
  const start: AlertFields = {
    ...emptyFields(profile.data?.profile.timeZone ?? localZone()),
    kind,
    value: readText(query.value) ?? '',
    search: search ? { savedSearchId: search.id, kind: search.kind, searchOptions: search.searchOptions } : null,
  };
  const isLoading = profile.isPending || (savedId !== null && saved.isPending);
  return (
    <Container size="xl" py="lg">
      <Stack gap="lg">
        <Title order={1}>New alert</Title>
        <LimitNote limit={alerts.data?.limit} noun="alert" text="You can still preview another one. To save it, delete an alert or change your plan." />
        {isLoading ? <SkeletonRows count={3} height={120} label="Loading the form" /> : <NewAlertForm start={start} />}
      </Stack>
    </Container>
  );
}

function NewAlertForm({ start }: { start: AlertFields }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const form = useForm<AlertFields>({ initialValues: start, validate: findProblems });
  const description = useDescription(form.values);
  const { request, isOutdated } = useAlertPreview(form.values, description);
  const create = useMutation({
    mutationFn: (fields: AlertFields) => createAlert(toNewAlert(fields, description)),
    onSuccess: async ({ createdAlertConfig, changeId }) => {
      await Promise.all([queryClient.invalidateQueries({ queryKey: ['alerts'] }), queryClient.invalidateQueries({ queryKey: ['alert-matches'] })]);
      showUndo(changeId, `“${createdAlertConfig.alertName}” is on`);
      // The form may still be shown with what was saved.
      void router.navigate({ href: paths.alert(createdAlertConfig.id), ignoreBlocker: true });
    },
    onError: (error) => {
      const problems = problemsFrom(toApiError(error).details);
      form.setErrors(problems);
      focusFirstProblem(form, problems);
    },
  });
  const failure = create.error && toApiError(create.error);
  const isAtField = failure !== null && failure !== undefined && Object.keys(problemsFrom(failure.details)).length > 0;
  const submit = form.onSubmit((fields) => create.mutate(fields), (problems) => focusFirstProblem(form, problems));
  return (
    <div className={classes.columns}>
      <form noValidate className={classes.fields} onSubmit={submit} aria-label="New alert">
        <AlertFieldset form={form} isNew defaultName={valueOf({ ...form.values, name: '' }, description) || 'The words to look for'} />
        {failure && !isAtField && <ErrorState title={failure.isAccessDenied || failure.status === 402 ? 'You’ve reached your plan’s alert limit' : 'The alert wasn’t created'} error={failure} />}
        <div className={classes.submit}>
          <Button type="submit" loading={create.isPending}>
            Create alert
          </Button>
          <Button component={AppLink} href={paths.alerts()} variant="default">
            Cancel
          </Button>
        </div>
      </form>
      <PreviewPanel request={request} isOutdated={isOutdated} />
      <UnsavedChanges isUnsaved={form.isDirty() && !create.isSuccess} />
    </div>
  );
}
