import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { personStatementsQuery } from '../../../api/account/administration';
import { EmptyState, SkeletonRows } from '../../../ui/layout/states';
import { type QueryString, readText } from '../../../urls/query-string';
import { ErrorState } from '../../../widgets/ErrorState';
import classes from '../Settings.module.css';
import { AdministrationLayout } from './AdministrationLayout';
import { PersonForm } from './PersonForm';
import { PersonStatementRow } from './PersonStatementRow';

/** `/app/administration/people`: merges and splits of people's pages, with their history (decision 093). */
export function PeoplePage() {
  const search: QueryString = useSearch({ strict: false });
  return (
    <AdministrationLayout title="People">
      <Stack gap="xl">
        <Text>Pages of people are joined by evidence, which can be wrong. What you state applies at once, also to later catalogs, until you undo it.</Text>
        <PersonForm initialPerson={readText(search.person) ?? ''} />
        <section aria-labelledby="history">
          <Title order={2} size="h4" id="history" mb="sm">
            History
          </Title>
          <Statements />
        </section>
      </Stack>
    </AdministrationLayout>
  );
}

function Statements() {
  const { data, isPending, isError, error, refetch } = useQuery(personStatementsQuery);
  if (isPending) return <SkeletonRows count={3} height={72} label="Loading the history" />;
  if (isError) return <ErrorState title="Couldn’t load the history" error={error} onRetry={() => void refetch()} />;
  if (data.personStatements.length === 0) {
    return (
      <EmptyState title="No page was merged or split">
        <Text c="dimmed">Merges and splits appear here, with their reasons.</Text>
      </EmptyState>
    );
  }
  return (
    <ul className={classes.list} aria-label="Merges and splits">
      {data.personStatements.map((statement) => (
        <PersonStatementRow key={statement.id} statement={statement} />
      ))}
    </ul>
  );
}
