/** The shapes of projects and listed podcasts (spec 3), derived from the calls. */
import type { Output } from 'earshot';
import type { Narrowed, SearchMode, SearchOptions } from '../types';

export type ListedState = 'prospect' | 'qualified' | 'pitched' | 'booked' | 'lost' | 'ignored';
export type Priority = 'low' | 'medium' | 'high' | 'urgent';
export type ProjectStatus = 'DRAFT' | 'PENDING' | 'ACTIVE' | 'ARCHIVED' | 'ERROR';
export type ProjectType =
  | 'advertisers' | 'api' | 'content-creation' | 'guest-booking' | 'interesting-podcasts' | 'lead-generation' | 'monitoring' | 'other' | 'transcriptions';
export type Role = 'owner' | 'admin' | 'member';
export type ActivityType = 'added-to-list' | 'update-labels' | 'update-priority' | 'update-state';

type ProjectShape = Output<'/api/v1/projects', 'get'>['projects'][number];
type ProjectDetailsShape = Output<'/api/v1/projects/{projectIdOrSlug}/details', 'get'>['project'];
type DeletedProjectShape = Output<'/api/v1/projects/deleted', 'get'>['projects'][number];
type EntryShape = Output<'/api/v1/projects/{projectIdOrSlug}/podcasts/details', 'get'>['listedPodcasts'][number];

export type Person = NonNullable<ProjectShape['createdBy']>;
export type RecentActivity = Narrowed<ProjectShape['recentActivities'][number], { type: ActivityType }>;

interface ProjectFields {
  projectTypes: ProjectType[];
  status: ProjectStatus;
  recentActivities: RecentActivity[];
}
export type ProjectSummary = Narrowed<ProjectShape, ProjectFields>;
/** A project without its listed podcasts. */
export type ProjectDetails = Narrowed<Omit<ProjectDetailsShape, 'listedPodcasts'>, ProjectFields & { viewerRole: Role; autoFill: AutoFill | null }>;
export type ProjectWithPodcasts = ProjectDetails & { listedPodcasts: ListedPodcast[] };
/** A project that was deleted less than 30 days ago. */
export type DeletedProject = Narrowed<DeletedProjectShape, ProjectFields>;

/** The search that fills a list, and why its last run added less than it found. */
export type AutoFill = Narrowed<NonNullable<ProjectDetailsShape['autoFill']>, { searchKind: SearchMode; searchOptions: SearchOptions }>;

export type ListedPodcastActivity = Narrowed<EntryShape['activityHistory'][number], { actionType: ActivityType }>;
export type ListedPodcast = Narrowed<
  ProjectDetailsShape['listedPodcasts'][number],
  { status: ListedState; priority: Priority | null; activityHistory: ListedPodcastActivity[] }
>;
/** Facts of a listed podcast from the catalog and from the team. A field is null when it is unknown or not on the plan. */
export type ListedPodcastFacts = Narrowed<EntryShape['facts'], { lists: Narrowed<EntryShape['facts']['lists'][number], { status: ListedState }>[] }>;
export type ListedPodcastWithFacts = ListedPodcast & { facts: ListedPodcastFacts };
