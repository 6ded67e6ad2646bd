import type { Podcast } from '../api/types';

/** A figure of a podcast; null before it was counted, when it is 0 on the wire and named in `missing`. */
export const knownStat = ({ stats }: Pick<Podcast, 'stats'>, name: 'episodeCount' | 'transcriptsCount'): number | null => (stats.missing.includes(name) ? null : stats[name]);
