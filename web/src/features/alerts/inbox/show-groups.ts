import type { AlertMatch } from '../../../api/alerts/types';

export interface ShowGroup {
  podcast: AlertMatch['podcast'];
  matches: AlertMatch[];
}

/** Groups matches by show, in their order: newest first, the show of the newest match comes first, and so do the matches of each. */
export function groupByShow(matches: readonly AlertMatch[]): ShowGroup[] {
  const groups = new Map<string, ShowGroup>();
  for (const match of matches) {
    const group = groups.get(match.podcast.id);
    if (group) group.matches.push(match);
    else groups.set(match.podcast.id, { podcast: match.podcast, matches: [match] });
  }
  return [...groups.values()];
}
