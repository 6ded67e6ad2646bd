import type { EpisodeHit, TranscriptMatch } from '../../../api/types';
import { paths } from '../../../app/paths';
import { AppLink } from '../../../ui/AppLink';
import { formatClock, isoDuration } from '../../../ui/format';
import { Highlight } from '../../../ui/Highlight';
import { firstMarked } from '../../../ui/highlights';
import classes from './Results.module.css';

interface MomentProps {
  hit: Pick<EpisodeHit, 'podcastSlug' | 'episodeSlug'>;
  moment: TranscriptMatch;
}

/** To the second in the transcript's reader, where the words are marked. A transcript without times opens at the words. */
export function MomentLink({ hit, moment: { startSecond: second, highlighted } }: MomentProps) {
  const find = firstMarked(highlighted) ?? undefined;
  const href = paths.episode(hit.podcastSlug, hit.episodeSlug, { t: second, find });
  const clock = typeof second === 'number' ? formatClock(second) : null;
  return (
    <AppLink href={href} aria-label={clock ? `Open at ${clock}` : 'Open in the transcript'}>
      {clock && typeof second === 'number' ? <time dateTime={isoDuration(second)}>{clock}</time> : 'said'}
    </AppLink>
  );
}

interface SaidProps extends Pick<MomentProps, 'moment'> {
  /** Where there is room for little: the words, and a few before them. */
  isShort?: boolean;
}

const LEAD = 32;

/** What was said, and by whom. */
export function Said({ moment: { highlighted, speaker, byMeaning }, isShort = false }: SaidProps) {
  return (
    <span>
      {speaker && !isShort && <strong>{speaker}: </strong>}
      <Highlight source={highlighted} {...(isShort ? { lead: LEAD } : {})} />
      {byMeaning && <em className={classes.inOtherWords}> said in other words</em>}
    </span>
  );
}

/** What was said, and a link to when. */
export function Moment({ hit, moment }: MomentProps) {
  return (
    <li>
      <MomentLink hit={hit} moment={moment} />
      <Said moment={moment} />
    </li>
  );
}
