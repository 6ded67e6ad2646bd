/** The progress of a pitch. */
import type { PitchSummary } from '../../api/outreach/types';

export type PitchState = 'draft' | 'copied' | 'pitched';

export const pitchState = ({ copiedAt, pitchedAt }: Pick<PitchSummary, 'copiedAt' | 'pitchedAt'>): PitchState => (pitchedAt !== null ? 'pitched' : copiedAt !== null ? 'copied' : 'draft');

export const PITCH_STATE_LABELS: Readonly<Record<PitchState, string>> = { draft: 'Draft', copied: 'Copied', pitched: 'Pitched' };
export const PITCH_STATE_COLORS: Readonly<Record<PitchState, string>> = { draft: 'gray', copied: 'blue', pitched: 'green' };
