import { Button, Container, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { toApiError } from '../../../api/errors';
import { pitchQuery } from '../../../api/outreach/pitches';
import { AppLink } from '../../../ui/navigation/AppLink';
import { EmptyState, SkeletonRows } from '../../../ui/layout/states';
import { useTitle } from '../../../ui/layout/useTitle';
import { paths } from '../../../urls/paths';
import { type QueryString, readText } from '../../../urls/query-string';
import { ErrorState } from '../../../widgets/ErrorState';
import { Composer } from './Composer';

/** `/app/outreach/{outreachId}` (spec 2): the composer of a pitch. */
export function PitchPage() {
  const router = useRouter();
  const { outreachId = '' } = useParams({ strict: false }) as { outreachId?: string };
  const query: QueryString = useSearch({ strict: false });
  const { data, isPending, isError, error, refetch } = useQuery(pitchQuery(outreachId));
  useTitle(data ? `Pitch for ${data.outreach.podcast.title}` : isError ? 'Pitch not found' : null);
  // A pitch that is shown stays while a refetch fails: its text may be unsaved.
  if (data) {
    return (
      <Container size="100%" maw={1500} py="lg">
        <Composer key={outreachId} pitch={data.outreach} tab={readText(query.tab) === 'history' ? 'history' : 'text'} onRemoved={() => void router.navigate({ href: paths.outreach(), ignoreBlocker: true })} />
      </Container>
    );
  }
  if (isPending) {
    return (
      <Container size="xl" py="lg">
        <SkeletonRows count={4} height={120} label="Loading the pitch" />
      </Container>
    );
  }
  return (
    <Container size="sm" py={56}>
      {toApiError(error).isNotFound ? (
        <EmptyState title="Pitch not found" level={1}>
          <Text c="dimmed">It doesn’t exist, was deleted, or belongs to another team.</Text>
          <Button component={AppLink} href={paths.outreach()}>
            Go to outreach
          </Button>
        </EmptyState>
      ) : (
        <Stack>
          <ErrorState title="Couldn’t load the pitch" error={error} onRetry={() => void refetch()} />
        </Stack>
      )}
    </Container>
  );
}
