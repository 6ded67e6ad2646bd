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

/** What was said, and a link to when. A transcript without times has the words alone. */
export function Moment({ hit, moment }: MomentProps) {
  const { startSecond: second, highlighted, speaker, byMeaning } = moment;
  const find = firstMarked(highlighted) ?? undefined;
  const href = paths.episode(hit.podcastSlug, hit.episodeSlug, { t: second, find });
  const clock = typeof second === 'number' ? formatClock(second) : null;
  return (
    <li>
      <AppLink href={href} aria-label={clock ? `Open at ${clock}` : 'Open in the transcript'}>
        {clock && typeof second === 'number' ? <time dateTime={isoDuration(second)}>{clock}</time> : 'said'}
      </AppLink>
      <span>
        {speaker && <strong>{speaker}: </strong>}
        <Highlight source={highlighted} />
        {byMeaning && <em className={classes.inOtherWords}> said in other words</em>}
      </span>
    </li>
  );
}
