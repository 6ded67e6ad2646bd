/** The open tasks of today on the lists of a team. */
import type { ListedPodcast, ProjectDetails, ProjectWithPodcasts } from '../../../api/lists/types';
import { DAY_MS, DONE_STATES, localDay } from '../table/list-row';

export type WorkKind = 'overdue' | 'due' | 'no-answer';

export interface WorkItem {
  kind: WorkKind;
  project: Pick<ProjectDetails, 'slug' | 'name'>;
  entry: ListedPodcast;
  /** The day of the next action, or the moment of the pitch. */
  date: string;
}

/** After this many days, a pitch without a reply needs a follow-up. */
export const NO_ANSWER_DAYS = 14;
const ORDER: readonly WorkKind[] = ['overdue', 'due', 'no-answer'];

/** When the entry was moved to pitched. */
function pitchedAt({ activityHistory, updatedAt }: ListedPodcast): string {
  const moves = activityHistory.filter(({ actionType, toValue }) => actionType === 'update-state' && toValue === 'pitched');
  return moves.map(({ activityDate }) => activityDate).toSorted().at(-1) ?? updatedAt;
}

function workOf(entry: ListedPodcast, today: string, nowMs: number): Pick<WorkItem, 'kind' | 'date'> | null {
  if (DONE_STATES.includes(entry.status)) return null;
  if (entry.nextActionOn) {
    if (entry.nextActionOn > today) return null; // It is planned for another day.
    return { kind: entry.nextActionOn < today ? 'overdue' : 'due', date: entry.nextActionOn };
  }
  const date = pitchedAt(entry);
  return entry.status === 'pitched' && nowMs - Date.parse(date) > NO_ANSWER_DAYS * DAY_MS ? { kind: 'no-answer', date } : null;
}

/** The entries that are overdue, due today, or without a reply for long, oldest first. */
export function findWork(projects: readonly ProjectWithPodcasts[], nowMs: number): WorkItem[] {
  const today = localDay(nowMs);
  const items = projects
    .filter(({ status }) => status !== 'ARCHIVED')
    .flatMap((project) =>
      project.listedPodcasts.flatMap((entry) => {
        const work = workOf(entry, today, nowMs);
        return work ? [{ ...work, project, entry }] : [];
      }),
    );
  return items.toSorted((left, right) => ORDER.indexOf(left.kind) - ORDER.indexOf(right.kind) || left.date.localeCompare(right.date));
}
