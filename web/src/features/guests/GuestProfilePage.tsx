import { Button, Container, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { toApiError } from '../../api/errors';
import { guestQuery } from '../../api/guests/profiles';
import { AppLink } from '../../ui/navigation/AppLink';
import { EmptyState, SkeletonRows } from '../../ui/layout/states';
import { useTitle } from '../../ui/layout/useTitle';
import { paths } from '../../urls/paths';
import { ErrorState } from '../../widgets/ErrorState';
import { GuestProfileEditor } from './GuestProfileEditor';
import { guestName } from './useGuestActions';

/** `/app/guests/{id or slug}`: a guest profile, which saves itself. */
export function GuestProfilePage() {
  const { guestKey = '' } = useParams({ strict: false }) as { guestKey?: string };
  const { data, isPending, isError, error, refetch } = useQuery(guestQuery(guestKey));
  useTitle(data ? guestName(data) : isError ? 'Guest not found' : null);
  const isGone = isError && toApiError(error).isNotFound;
  // A refetch that fails leaves the form, and what is typed into it, as it is.
  if (data && !isGone) {
    return (
      <Container size="xl" py="lg">
        {/* Another profile has other values. */}
        <GuestProfileEditor key={data.guestProfileId} profile={data} level={1} />
      </Container>
    );
  }
  if (isPending) {
    return (
      <Container size="xl" py="lg">
        <SkeletonRows count={5} height={120} label="Loading the guest" />
      </Container>
    );
  }
  return (
    <Container size="sm" py={56}>
      {isGone ? <NoGuest /> : <ErrorState title="Couldn’t load the guest" error={error} onRetry={() => void refetch()} />}
    </Container>
  );
}

const NoGuest = () => (
  <EmptyState title="Guest not found" level={1}>
    <Text c="dimmed">The profile doesn’t exist, was deleted, or belongs to another team.</Text>
    <Group gap="sm" justify="center">
      <Button component={AppLink} href={paths.guests()}>
        Go to your guests
      </Button>
      <Button component={AppLink} href={paths.guests({ show: 'deleted' })} variant="default">
        Recently deleted
      </Button>
    </Group>
  </EmptyState>
);
