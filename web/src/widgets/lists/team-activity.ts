/** The activity of a team on a podcast, on all of its lists. */
import type { ActivityType, ListedPodcast, ProjectWithPodcasts } from '../../api/lists/types';
import { type ListedState, PRIORITY_LABELS, type Priority, STATE_LABELS } from '../../ui/listed/listed-state';

export interface ActivityEntry {
  key: string;
  date: string;
  who: string;
  /** The text of the activity, up to the name of the list. */
  text: string;
  projectName: string;
  projectSlug: string;
}

const stateLabel = (value: string | null) => (value !== null && value in STATE_LABELS ? STATE_LABELS[value as ListedState].toLowerCase() : value);
const priorityLabel = (value: string | null) => (value !== null && value in PRIORITY_LABELS ? PRIORITY_LABELS[value as Priority].toLowerCase() : value);

/** The text of an activity, up to the name of its list: "added The Cold Shelf to Autumn tour", "archived the list Autumn tour". */
export function toList(actionType: string): string {
  if (actionType === 'added-to-list') return ' to ';
  if (actionType === 'removed-from-list') return ' from ';
  return actionType.startsWith('project-') && actionType !== 'project-renamed' ? ' ' : ' on ';
}

/** "moved it from prospect to pitched". */
export function describeActivity(type: ActivityType, from: string | null, to: string | null): string {
  switch (type) {
    case 'added-to-list':
      return 'added it';
    case 'update-state':
      return from ? `moved it from ${stateLabel(from)} to ${stateLabel(to)}` : `moved it to ${stateLabel(to)}`;
    case 'update-priority':
      return to ? `set its priority to ${priorityLabel(to)}` : 'removed its priority';
    case 'update-labels':
      return to ? `labeled it ${to}` : 'removed its labels';
    default:
      return 'changed it';
  }
}

/** The entries of a podcast on lists, newest first. */
export function activityOf(
  projects: readonly Pick<ProjectWithPodcasts, 'name' | 'slug' | 'listedPodcasts' | 'linkedGuestProfile'>[],
  podcastId: string,
): { listed: { project: { name: string; slug: string; guestProfileId: string | null }; entry: ListedPodcast }[]; entries: ActivityEntry[] } {
  const listed = projects.flatMap(({ name, slug, listedPodcasts, linkedGuestProfile }) =>
    listedPodcasts.filter(({ podcast }) => podcast.podcastId === podcastId).map((entry) => ({ project: { name, slug, guestProfileId: linkedGuestProfile?.id ?? null }, entry })),
  );
  const entries = listed.flatMap(({ project, entry }) =>
    entry.activityHistory.map(({ actionType, activityDate, fromValue, toValue, userDisplayName }, place) => ({
      key: `${entry.listedPodcastId} ${place}`,
      date: activityDate,
      who: userDisplayName || 'Someone',
      text: `${describeActivity(actionType, fromValue, toValue)}${toList(actionType)}`,
      projectName: project.name,
      projectSlug: project.slug,
    })),
  );
  return { listed, entries: entries.toSorted((left, right) => Date.parse(right.date) - Date.parse(left.date)) };
}
