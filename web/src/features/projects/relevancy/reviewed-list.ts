import type { ProjectDetails } from '../../../api/lists/types';

/** The list for which podcasts are reviewed. */
export type ReviewedList = Pick<ProjectDetails, 'projectId' | 'slug' | 'projectTypes' | 'linkedGuestProfile'>;
