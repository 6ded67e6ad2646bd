/** Which pitches the history shows, in the URL. */
import type { HistoryFilter } from '../../../api/outreach/pitches';
import { type QueryString, readText } from '../../../urls/query-string';

export type PitchedFilter = 'all' | 'pitched' | 'open';

export interface HistoryView {
  podcast: string | null;
  guest: string | null;
  project: string | null;
  isMine: boolean;
  pitched: PitchedFilter;
}

export const EVERYTHING: HistoryView = { podcast: null, guest: null, project: null, isMine: false, pitched: 'all' };

export function readHistoryView(query: QueryString): HistoryView {
  const pitched = readText(query.state);
  return {
    podcast: readText(query.podcast),
    guest: readText(query.guest),
    project: readText(query.project),
    isMine: readText(query.mine) === 'yes',
    pitched: pitched === 'pitched' || pitched === 'open' ? pitched : 'all',
  };
}

export const formatHistoryView = ({ podcast, guest, project, isMine, pitched }: HistoryView) => ({
  podcast, guest, project, mine: isMine ? 'yes' : null, state: pitched === 'all' ? null : pitched,
});

export const toFilter = ({ podcast, guest, project, isMine, pitched }: HistoryView): HistoryFilter => ({
  podcastId: podcast, guestProfileId: guest, projectId: project, isMine, isPitched: pitched === 'all' ? null : pitched === 'pitched',
});

export const isFiltered = (view: HistoryView) => Object.values(formatHistoryView(view)).some((value) => value !== null);

/** What the URL chooses for a new pitch (spec 2); null when the page is the history. */
export interface PitchStart {
  podcast: string | null;
  guest: string | null;
  project: string | null;
}

export function readPitchStart(query: QueryString): PitchStart | null {
  const start = { podcast: readText(query['podcast-id']), guest: readText(query['guest-profile-id']), project: readText(query['project-id']) };
  return start.podcast !== null || start.guest !== null || readText(query.new) === 'yes' ? start : null;
}
