/** The form of a new pitch. */
import type { GeneratePitchRequest, PitchOptions } from '../../../api/outreach/types';

export interface StartFields {
  /** Id of the guest profile. */
  guest: string | null;
  /** Id of the podcast. */
  podcast: string | null;
  /** Id of the project; null for the project of the guest. */
  project: string | null;
  /** Id of the hook; null for the strongest. */
  hook: string | null;
  options: PitchOptions;
  variants: number;
}

export type StartProblems = Partial<Record<'guest' | 'podcast', string>>;

export function findProblems({ guest, podcast }: Pick<StartFields, 'guest' | 'podcast'>): StartProblems {
  return { ...(guest === null && { guest: 'Choose the guest' }), ...(podcast === null && { podcast: 'Choose the podcast' }) };
}

/** The request; null while something is missing. */
export function toRequest({ guest, podcast, project, hook, options, variants }: StartFields, acceptDuplicate: boolean): GeneratePitchRequest | null {
  if (guest === null || podcast === null) return null;
  return {
    ...options,
    podcastId: podcast,
    guestProfileId: guest,
    variants,
    ...(project !== null && { projectId: project }),
    ...(hook !== null && { hookId: hook }),
    ...(acceptDuplicate && { acceptDuplicate }),
  };
}
