import { Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ProjectActivity, projectActivityQuery } from '../../../api/lists/projects';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Entry, EntryList } from '../../../ui/layout/Entries';
import { formatDay } from '../../../ui/text/format';
import { EmptyState } from '../../../ui/layout/states';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { paths } from '../../../urls/paths';
import { PagedItems } from '../../../widgets/PagedItems';
import { useMemberNames } from '../../../widgets/useMemberNames';
import { describeActivity } from '../activity-text';
import classes from '../Projects.module.css';
import { NotesChange } from './NotesChange';
import type { SubPageProps } from '../sub-page-code';
import { groupByDay } from './activity-days';

const NO_ACTIVITY = (
  <EmptyState title="No activity yet">
    <Text c="dimmed">Every change to the list and its podcasts appears here.</Text>
  </EmptyState>
);

/** Who changed what on a list, and when. */
export function ActivitySubPage({ project }: SubPageProps) {
  const query = useInfiniteQuery(projectActivityQuery(project.slug));
  return (
    <PagedItems query={query} itemsOf={({ activities }) => activities} what="the activity" more="older activity" skeleton={{ count: 6, height: 40 }} empty={NO_ACTIVITY}>
      {(entries) => (
        <div className={classes.days}>
          {groupByDay(entries).map(({ date, activities }) => (
            <section key={date} aria-label={formatDay(date)}>
              <Title order={2} size="h5">
                {formatDay(date)}
              </Title>
              <EntryList>
                {activities.map((activity) => (
                  <ActivityEntry key={activity.id} activity={activity} />
                ))}
              </EntryList>
            </section>
          ))}
          {!query.hasNextPage && (
            <Text size="sm" c="dimmed">
              Activity is kept for a year. The oldest entries end earlier when a team’s lists change very often.
            </Text>
          )}
        </div>
      )}
    </PagedItems>
  );
}

function ActivityEntry({ activity }: { activity: ProjectActivity }) {
  const nameOf = useMemberNames();
  const name = activity.userDisplayName || nameOf(activity.user);
  return (
    <Entry aside={<TimeAgo value={activity.activityDate} />}>
      <strong>{name}</strong> {describeActivity(activity)}
      {activity.podcastSlug && (
        <>
          {' '}
          <AppLink href={paths.appPodcast(activity.podcastSlug)} aria-label={`Open ${activity.podcastTitle ?? 'the podcast'}`}>
            Open
          </AppLink>
        </>
      )}
      {activity.actionType === 'update-notes' && <NotesChange before={activity.fromValue} after={activity.toValue} />}
    </Entry>
  );
}
