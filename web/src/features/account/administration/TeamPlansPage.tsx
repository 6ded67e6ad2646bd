import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { managedTeamsQuery } from '../../../api/account/administration';
import { EmptyState, SkeletonRows } from '../../../ui/layout/states';
import { paths } from '../../../urls/paths';
import { type QueryString, readText } from '../../../urls/query-string';
import { ErrorState } from '../../../widgets/ErrorState';
import classes from '../Settings.module.css';
import { AdministrationLayout } from './AdministrationLayout';
import { ManagedTeamRow } from './ManagedTeamRow';

/** `/app/administration/teams`: administrators find a team and set its plan. */
export function TeamPlansPage() {
  return (
    <AdministrationLayout title="Plans of teams">
      <TeamSearch />
    </AdministrationLayout>
  );
}

const MIN_CHARS = 2;

function TeamSearch() {
  const search: QueryString = useSearch({ strict: false });
  const router = useRouter();
  const found = readText(search.q)?.trim() ?? '';
  const [text, setText] = useState(found);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = text.trim();
    setProblem(q.length < MIN_CHARS ? 'Enter at least 2 characters' : null);
    if (q.length >= MIN_CHARS) void router.navigate({ href: paths.teamPlans({ q }), replace: true });
  };
  return (
    <Stack gap="lg">
      <form role="search" aria-label="Teams" noValidate onSubmit={submit}>
        <Group gap="sm" align="end">
          <TextInput
            style={{ flex: '1 1 220px' }}
            label="Team"
            description="A part of its name or of the address of a member, or its ID"
            value={text}
            maxLength={100}
            error={problem}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit">Find teams</Button>
        </Group>
      </form>
      {found.length >= MIN_CHARS && <FoundTeams text={found} />}
    </Stack>
  );
}

function FoundTeams({ text }: { text: string }) {
  const { data, isPending, isError, error, refetch } = useQuery(managedTeamsQuery(text));
  if (isPending) return <SkeletonRows count={3} height={56} label="Looking for teams" />;
  if (isError) return <ErrorState title="Couldn’t look for teams" error={error} onRetry={() => void refetch()} />;
  if (data.teams.length === 0) {
    return (
      <EmptyState title="No such team">
        <Text c="dimmed">Check the spelling, or look for the address of a member.</Text>
      </EmptyState>
    );
  }
  return (
    <ul className={classes.list} aria-label="Teams">
      {data.teams.map((team) => (
        <ManagedTeamRow key={team.id} team={team} />
      ))}
    </ul>
  );
}
