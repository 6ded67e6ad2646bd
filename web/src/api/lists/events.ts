/** Which queries an event of `/api/v1/events` makes outdated. `widgets/useEvents.ts` listens. */
import type { QueryClient } from '@tanstack/react-query';
import type { ProjectSummary } from './types';

export const EVENTS_PATH = '/api/v1/events';
export const EVENT_KINDS = ['project-changed', 'listed-podcast-changed', 'members-changed', 'saved-search-changed', 'alert-changed', 'alert-matches'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface TeamEvent {
  kind: EventKind;
  projectId?: string | null;
  listedPodcastId?: string | null;
  changeId?: string | null;
}

/** Reads an event. Returns null for other texts, such as an event of a newer server. */
export function parseEvent(text: string): TeamEvent | null {
  try {
    const event = JSON.parse(text) as Partial<TeamEvent> | null;
    return event && EVENT_KINDS.some((kind) => kind === event.kind) ? (event as TeamEvent) : null;
  } catch {
    return null;
  }
}

const TEAM_ROOTS = ['me', 'team-users', 'team-invitations', 'teams'];
const GUEST_ROOTS = ['guests', 'guest'];
const ANALYSIS_ROOT = 'deep-analysis';
const ALERT_ROOTS = ['alerts', 'alert-matches'];

/** Marks the queries that the events change as outdated. Only queries that the page uses are fetched again, once for all events. */
export async function applyEvents(queryClient: QueryClient, events: readonly TeamEvent[]): Promise<void> {
  const roots = new Set<unknown>();
  const changedProjects = new Set<unknown>();
  const known = queryClient.getQueryData<{ projects: ProjectSummary[] }>(['projects'])?.projects ?? [];
  let isAnyProject = false;
  for (const { kind, projectId } of events) {
    if (kind === 'members-changed') for (const root of TEAM_ROOTS) roots.add(root);
    else if (kind === 'saved-search-changed') roots.add('saved-searches');
    else if (kind === 'alert-matches' || kind === 'alert-changed') for (const root of ALERT_ROOTS) roots.add(root);
    else {
      roots.add('projects').add('podcast-marks');
      // A change of a guest profile is one of its project. Analyses that are done come without a project.
      if (kind === 'project-changed') for (const root of [...GUEST_ROOTS, ANALYSIS_ROOT]) roots.add(root);
      const slug = known.find((project) => project.projectId === projectId)?.slug;
      // A page has its project by id or slug. One whose slug is unknown may be any.
      if (!projectId || !slug) isAnyProject = true;
      else changedProjects.add(projectId).add(slug);
    }
  }
  await queryClient.invalidateQueries({
    // Appearances are a search of the catalog, which no change of a team changes.
    predicate: ({ queryKey: [root, project, part] }) => (roots.has(root) && part !== 'appearances') || (root === 'project' && (isAnyProject || changedProjects.has(project))),
  });
}
