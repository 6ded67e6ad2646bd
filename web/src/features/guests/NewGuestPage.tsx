import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { toApiError } from '../../api/errors';
import { guestQuery } from '../../api/guests/profiles';
import { projectsQuery } from '../../api/lists/projects';
import { AppLink } from '../../ui/navigation/AppLink';
import { EmptyState, SkeletonRows } from '../../ui/layout/states';
import { useTitle } from '../../ui/layout/useTitle';
import { paths } from '../../urls/paths';
import { type QueryString, readText } from '../../urls/query-string';
import { ErrorState } from '../../widgets/ErrorState';
import { NewGuestForm } from './NewGuestForm';

/** `/app/guests/new` (spec 2): the onboarding form. `?draft=` continues a draft, and `?project=` books for a list. */
export function NewGuestPage() {
  const query: QueryString = useSearch({ strict: false });
  const draft = readText(query.draft);
  // The form puts its own draft into the URL, and keeps editing it.
  const [ownDraft, setOwnDraft] = useState<string | null>(null);
  const start = draft === ownDraft ? null : draft;
  useTitle('New guest');
  return (
    <Container size="xl" py="lg">
      <Stack gap="lg">
        <div>
          <Title order={1}>New guest</Title>
          <Text c="dimmed" mt={4}>
            The more detail you add, the better the ratings and pitches.
          </Text>
        </div>
        <FormLoader key={start} draft={start} project={readText(query.project)} onCreated={setOwnDraft} />
      </Stack>
    </Container>
  );
}

interface FormLoaderProps {
  draft: string | null;
  project: string | null;
  onCreated: (slug: string) => void;
}

/** Shows the form once its draft and the lists are loaded. */
function FormLoader({ draft, project, onCreated }: FormLoaderProps) {
  // A refetch of the draft belongs to the form.
  const guest = useQuery({ ...guestQuery(draft ?? ''), enabled: draft !== null });
  const lists = useQuery(projectsQuery);
  if ((draft !== null && guest.isPending) || lists.isPending) return <SkeletonRows count={4} height={110} label="Loading the form" />;
  if (draft !== null && !guest.data) {
    if (!toApiError(guest.error).isNotFound) return <ErrorState title="Couldn’t load the draft" error={guest.error} onRetry={() => void guest.refetch()} />;
    return (
      <EmptyState title="Draft not found">
        <Text c="dimmed">It doesn’t exist, was deleted, or belongs to another team.</Text>
        <Button component={AppLink} href={paths.newGuest()}>
          Start a new one
        </Button>
      </EmptyState>
    );
  }
  if (!lists.data) return <ErrorState title="Couldn’t load your lists" error={lists.error} onRetry={() => void lists.refetch()} />;
  // A submitted or archived profile opens on its own page.
  if (guest.data && guest.data.status !== 'DRAFT') return <Navigate to={paths.guest(guest.data.guestProfileSlug)} replace />;
  return <NewGuestForm draft={guest.data ?? null} project={project} projects={lists.data.projects} onCreated={onCreated} />;
}
