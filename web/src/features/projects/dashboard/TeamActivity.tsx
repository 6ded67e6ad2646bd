import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { projectsQuery } from '../../../api/lists/projects';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Entry, EntryList } from '../../../ui/layout/Entries';
import { Section } from '../../../ui/layout/Section';
import { SkeletonRows } from '../../../ui/layout/states';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { paths } from '../../../urls/paths';
import { ErrorState } from '../../../widgets/ErrorState';
import { toList } from '../../../widgets/lists/team-activity';
import { useMemberNames } from '../../../widgets/useMemberNames';
import { describeActivity } from '../activity-text';
import { latestActivity } from './latest-activity';

const MAX_ENTRIES = 6;

/** The latest activity of the team, on all lists. */
export function TeamActivity() {
  const { data, isPending, isError, error, refetch } = useQuery(projectsQuery);
  const nameOf = useMemberNames();
  const entries = latestActivity(data?.projects ?? [], MAX_ENTRIES);
  return (
    <Section title="Team activity">
      {isPending && <SkeletonRows count={3} height={40} label="Loading activity" />}
      {isError && <ErrorState title="Couldn’t load the activity" error={error} onRetry={() => void refetch()} />}
      {data && entries.length === 0 && <Text c="dimmed">Nothing yet. Changes to your lists appear here.</Text>}
      <EntryList>
        {entries.map(({ project, activity }) => (
          <Entry key={`${project.projectId} ${activity.date} ${activity.type} ${activity.podcastSlug}`} aside={<TimeAgo value={activity.date} />}>
            <strong>{nameOf(activity.user)}</strong> {describeActivity({ actionType: activity.type, toValue: activity.toValue, podcastTitle: activity.podcastTitle })}
            {toList(activity.type)}
            <AppLink href={paths.project(project.slug)}>{project.name}</AppLink>
          </Entry>
        ))}
      </EntryList>
    </Section>
  );
}
