import type { ProjectDetails } from '../../../api/lists/types';

/** For whom pitches are written: on lists that book guests, and on those with a guest. */
export function outreachOf({ projectId, projectTypes, linkedGuestProfile }: ProjectDetails): { projectId: string; guestProfileId: string | null } | null {
  return linkedGuestProfile || projectTypes.includes('guest-booking') ? { projectId, guestProfileId: linkedGuestProfile?.id ?? null } : null;
}
