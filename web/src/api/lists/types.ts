/** The shapes of projects and listed podcasts (spec 3). */

export type ListedState = 'prospect' | 'qualified' | 'pitched' | 'booked' | 'lost' | 'ignored';
export type Priority = 'low' | 'medium' | 'high' | 'urgent';
export type ProjectStatus = 'DRAFT' | 'PENDING' | 'ACTIVE' | 'ARCHIVED' | 'ERROR';
export type ProjectType =
  | 'advertisers' | 'api' | 'content-creation' | 'guest-booking' | 'interesting-podcasts' | 'lead-generation' | 'monitoring' | 'other' | 'transcriptions';
export type Role = 'owner' | 'admin' | 'member';

export interface Person {
  id: string;
  displayName: string | null;
  avatarSeed: string | null;
}

export interface RecentActivity {
  type: ActivityType;
  date: string;
  podcastTitle: string | null;
  podcastSlug: string | null;
  podcastImageUrl: string | null;
  toValue: string | null;
  user: Person | null;
}

export interface ProjectSummary {
  projectId: string;
  name: string;
  slug: string;
  teamId: string;
  createdAt: string;
  lastUpdated: string;
  createdBy: Person | null;
  projectTypes: ProjectType[];
  status: ProjectStatus;
  /** Why preparing the project failed. */
  statusReason?: string | null;
  listedPodcastsCount: number;
  linkedGuestProfile: { id: string; name: string; slug: string; status: string } | null;
  stateCounts: Record<ListedState, number>;
  recentActivities: RecentActivity[];
  projectPurpose: string | null;
  pinned: boolean;
  version: number;
}

export interface ProjectDetails extends ProjectSummary {
  projectTypeOtherReason: string | null;
  projectKeywords: string[];
  publicTitle: string | null;
  publicDescription: string | null;
  publicSlug: string | null;
  isPublicListicle: boolean;
  publicPodcastLimit: number;
  isPublicForTeam: boolean;
  listedPodcasts: ListedPodcast[];
  viewerRole: Role;
}

/** A project that was deleted less than 30 days ago. */
export interface DeletedProject extends ProjectSummary {
  deletedAt: string;
  /** When the project is deleted for good. */
  purgeAt: string;
}

export type ActivityType = 'added-to-list' | 'update-labels' | 'update-priority' | 'update-state';

export interface ListedPodcastActivity {
  actionType: ActivityType;
  activityDate: string;
  fromValue: string | null;
  toValue: string | null;
  userId: string;
  userDisplayName: string;
}

export interface ListedPodcast {
  listedPodcastId: string;
  projectId: string;
  podcast: { podcastId: string; title: string; titleOriginal: string; titleLatest: string; slug: string; imageUrl: string | null };
  status: ListedState;
  priority: Priority | null;
  labels: string[];
  notes: string | null;
  /** A calendar day, "2026-11-24". */
  nextActionOn: string | null;
  addedAt: string;
  updatedAt: string;
  addedByUser: { userId: string; email: string; displayName: string | null };
  activityHistory: ListedPodcastActivity[];
  analysis: { relevancyScore?: number | null };
  /** The last time that somebody of the team wrote to this podcast, on any list. */
  lastPitch: { userDisplayName: string; projectName: string; at: string } | null;
  version: number;
}

/** Facts of a listed podcast from the catalog and from the team. A field is null when it is unknown or not on the plan. */
export interface ListedPodcastFacts {
  author: string | null;
  genres: string[];
  language: string | null;
  authorityScore: number | null;
  contactState: string | null;
  hasGuests: boolean | null;
  episodeCount: number | null;
  lastEpisodePublishedAt: string | null;
  updateFrequency: string | null;
  countries: string[] | null;
  blacklisted: boolean;
  /** False once the podcast has left the catalog. The entry keeps its title. */
  inCatalog: boolean;
  /** The podcast that it was merged into. */
  mergedInto: string | null;
  /** The team's other lists that it is on. */
  lists: { projectId: string; projectSlug: string; projectName: string; status: ListedState }[];
}

export interface ListedPodcastWithFacts extends ListedPodcast {
  facts: ListedPodcastFacts;
}
