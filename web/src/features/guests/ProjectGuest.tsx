import { Button, Text } from '@mantine/core';
import { IconUserStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { toApiError } from '../../api/errors';
import { guestQuery } from '../../api/guests/profiles';
import type { ProjectDetails } from '../../api/lists/types';
import { AppLink } from '../../ui/navigation/AppLink';
import { EmptyState, SkeletonRows } from '../../ui/layout/states';
import { paths } from '../../urls/paths';
import { ErrorState } from '../../widgets/ErrorState';
import { GuestProfileEditor } from './GuestProfileEditor';

/** The guest of a project, or how to add one. */
export function ProjectGuest({ project: { projectId, slug, status } }: { project: ProjectDetails }) {
  // The id names no other profile, as a slug could.
  const { data, isPending, isError, error, refetch } = useQuery(guestQuery(projectId));
  const isMissing = isError && toApiError(error).isNotFound;
  // A refetch that fails leaves the form, and what is typed into it, as it is.
  if (data && !isMissing) return <GuestProfileEditor key={data.guestProfileId} profile={data} level={2} />;
  if (isPending) return <SkeletonRows count={4} height={120} label="Loading the guest" />;
  if (!isMissing) return <ErrorState title="Couldn’t load the guest" error={error} onRetry={() => void refetch()} />;
  return (
    <EmptyState title="This list has no guest yet" icon={<IconUserStar size={34} stroke={1.4} />}>
      <Text c="dimmed" maw={520}>
        Add the person you’re booking. Their profile is used to rate this list’s podcasts and write outreach.
      </Text>
      {status === 'ARCHIVED' ? (
        <Text c="dimmed">Make the list active to add one.</Text>
      ) : (
        <Button component={AppLink} href={paths.newGuest({ project: slug })}>
          Create a guest profile
        </Button>
      )}
    </EmptyState>
  );
}
