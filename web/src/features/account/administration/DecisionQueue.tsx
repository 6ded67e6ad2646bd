import { NativeSelect, Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { EmptyState, SkeletonRows } from '../../../ui/layout/states';
import { type QueryString, readText } from '../../../urls/query-string';
import { ErrorState } from '../../../widgets/ErrorState';
import classes from '../Settings.module.css';

/** The state in the URL; open corrections without one. */
export function useChosenState<State extends string>(states: readonly State[]): State | 'open' {
  const search: QueryString = useSearch({ strict: false });
  return states.find((each) => each === readText(search.state)) ?? 'open';
}

interface Identified {
  id: string;
}

interface CorrectionListProps<Correction extends Identified> {
  state: string;
  found: UseQueryResult<{ corrections: Correction[] }>;
  emptyText: string;
  row: ComponentType<{ correction: Correction }>;
}

interface DecisionQueueProps<Correction extends Identified> extends CorrectionListProps<Correction> {
  introduction: string;
  /** The label of each state, in the order of the choice. */
  labels: Readonly<Record<string, string>>;
  hrefOf: (state: string) => string;
}

/** Corrections in a state that administrators choose. */
export function DecisionQueue<Correction extends Identified>({ introduction, labels, hrefOf, ...list }: DecisionQueueProps<Correction>) {
  const router = useRouter();
  return (
    <Stack gap="md">
      <Text>{introduction}</Text>
      <NativeSelect
        label="State"
        style={{ maxWidth: 220 }}
        value={list.state}
        data={Object.entries(labels).map(([value, label]) => ({ value, label }))}
        onChange={(event) => void router.navigate({ href: hrefOf(event.currentTarget.value), replace: true })}
      />
      <CorrectionList {...list} />
    </Stack>
  );
}

function CorrectionList<Correction extends Identified>({ state, found: { data, isPending, isError, error, refetch }, emptyText, row: Row }: CorrectionListProps<Correction>) {
  if (isPending) return <SkeletonRows count={3} height={90} label="Loading the corrections" />;
  if (isError) return <ErrorState title="Couldn’t load the corrections" error={error} onRetry={() => void refetch()} />;
  if (data.corrections.length === 0) {
    return (
      <EmptyState title={state === 'open' ? 'Nothing to decide' : 'None'}>
        <Text c="dimmed">{emptyText}</Text>
      </EmptyState>
    );
  }
  return (
    <ul className={classes.list} aria-label="Corrections">
      {data.corrections.map((correction) => (
        <Row key={correction.id} correction={correction} />
      ))}
    </ul>
  );
}
