import { NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { TRANSCRIPT_CORRECTION_STATES, type TranscriptCorrectionState, transcriptCorrectionsQuery } from '../../../api/account/transcript-corrections';
import { EmptyState, SkeletonRows } from '../../../ui/layout/states';
import { paths } from '../../../urls/paths';
import { type QueryString, readText } from '../../../urls/query-string';
import { ErrorState } from '../../../widgets/ErrorState';
import classes from '../Settings.module.css';
import { AdministrationLayout } from './AdministrationLayout';
import { TranscriptCorrectionRow } from './TranscriptCorrectionRow';

const STATE_LABELS: Readonly<Record<TranscriptCorrectionState, string>> = { open: 'Open', accepted: 'Accepted', applied: 'In the transcript', refused: 'Refused', outdated: 'Outdated' };

/** `/app/administration/transcript-corrections`: the queue of corrections of transcripts (decision 089). */
export function TranscriptCorrectionsPage() {
  return (
    <AdministrationLayout title="Transcript corrections">
      <TranscriptCorrectionQueue />
    </AdministrationLayout>
  );
}

function TranscriptCorrectionQueue() {
  const search: QueryString = useSearch({ strict: false });
  const router = useRouter();
  const state = TRANSCRIPT_CORRECTION_STATES.find((each) => each === readText(search.state)) ?? 'open';
  return (
    <Stack gap="md">
      <Text>Sentences of transcripts that readers say are wrong. An accepted text is in the transcript, and found by searches, about a minute later.</Text>
      <NativeSelect
        label="State"
        style={{ maxWidth: 220 }}
        value={state}
        data={TRANSCRIPT_CORRECTION_STATES.map((value) => ({ value, label: STATE_LABELS[value] }))}
        onChange={(event) => void router.navigate({ href: paths.transcriptCorrections({ state: event.currentTarget.value }), replace: true })}
      />
      <TranscriptCorrections state={state} />
    </Stack>
  );
}

function TranscriptCorrections({ state }: { state: TranscriptCorrectionState }) {
  const { data, isPending, isError, error, refetch } = useQuery(transcriptCorrectionsQuery(state));
  if (isPending) return <SkeletonRows count={3} height={90} label="Loading the corrections" />;
  if (isError) return <ErrorState title="Couldn’t load the corrections" error={error} onRetry={() => void refetch()} />;
  if (data.corrections.length === 0) {
    return (
      <EmptyState title={state === 'open' ? 'Nothing to decide' : 'None'}>
        <Text c="dimmed">Corrections that readers suggest in transcripts appear here.</Text>
      </EmptyState>
    );
  }
  return (
    <ul className={classes.list} aria-label="Corrections">
      {data.corrections.map((correction) => (
        <TranscriptCorrectionRow key={correction.id} correction={correction} />
      ))}
    </ul>
  );
}
