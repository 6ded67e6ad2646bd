import { NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { CORRECTION_STATES, type CorrectionState, correctionsQuery } from '../../../api/account/administration';
import { EmptyState, SkeletonRows } from '../../../ui/layout/states';
import { paths } from '../../../urls/paths';
import { type QueryString, readText } from '../../../urls/query-string';
import { ErrorState } from '../../../widgets/ErrorState';
import classes from '../Settings.module.css';
import { AdministrationLayout } from './AdministrationLayout';
import { CorrectionRow } from './CorrectionRow';

const STATE_LABELS: Readonly<Record<CorrectionState, string>> = { open: 'Open', accepted: 'Accepted', refused: 'Refused' };

/** `/app/administration/corrections`: the queue of corrections of facts (decision 084). */
export function CorrectionsPage() {
  return (
    <AdministrationLayout title="Corrections">
      <CorrectionQueue />
    </AdministrationLayout>
  );
}

function CorrectionQueue() {
  const search: QueryString = useSearch({ strict: false });
  const router = useRouter();
  const state = CORRECTION_STATES.find((each) => each === readText(search.state)) ?? 'open';
  return (
    <Stack gap="md">
      <Text>Facts that people say are wrong. An accepted website, language or country is shown at once; another fact is work for you.</Text>
      <NativeSelect
        label="State"
        style={{ maxWidth: 220 }}
        value={state}
        data={CORRECTION_STATES.map((value) => ({ value, label: STATE_LABELS[value] }))}
        onChange={(event) => void router.navigate({ href: paths.corrections({ state: event.currentTarget.value }), replace: true })}
      />
      <Corrections state={state} />
    </Stack>
  );
}

function Corrections({ state }: { state: CorrectionState }) {
  const { data, isPending, isError, error, refetch } = useQuery(correctionsQuery(state));
  if (isPending) return <SkeletonRows count={3} height={90} label="Loading the corrections" />;
  if (isError) return <ErrorState title="Couldn’t load the corrections" error={error} onRetry={() => void refetch()} />;
  if (data.corrections.length === 0) {
    return (
      <EmptyState title={state === 'open' ? 'Nothing to decide' : 'None'}>
        <Text c="dimmed">Corrections that people propose on the page of a podcast appear here.</Text>
      </EmptyState>
    );
  }
  return (
    <ul className={classes.list} aria-label="Corrections">
      {data.corrections.map((correction) => (
        <CorrectionRow key={correction.id} correction={correction} />
      ))}
    </ul>
  );
}
