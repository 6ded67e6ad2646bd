import { IconFileText } from '@tabler/icons-react';
import type { EpisodeHit } from '../../api/types';
import { paths } from '../../app/paths';
import { AppLink } from '../../ui/AppLink';
import { Art } from '../../ui/Art';
import { formatClock, formatLength, isoDuration } from '../../ui/format';
import { Highlight } from '../../ui/Highlight';
import { firstMarked } from '../../ui/highlights';
import { TimeAgo } from '../../ui/TimeAgo';
import { OtherMatches } from './OtherMatches';
import classes from './Search.module.css';
import { RESULT_LINK } from './useResultKeys';

interface EpisodeRowProps {
  hit: EpisodeHit;
}

const MAX_MOMENTS = 3;

export function EpisodeRow({ hit }: EpisodeRowProps) {
  const [title] = hit.episodeTitleHighlights ?? [];
  const [fragment] = hit.episodeDescriptionHighlights ?? [];
  const moments = (hit.transcriptMatches ?? []).slice(0, MAX_MOMENTS);
  const podcastTitle = hit.episodePodcastTitleDenormalized ?? hit.podcastRssTitle;
  const said = moments.length === 0 ? (hit.transcriptHighlights ?? [])[0] : undefined;
  return (
    <li className={classes.row}>
      <Art title={podcastTitle} src={hit.episodeImageUrl ?? hit.podcastImageUrl} size={84} />
      <div className={classes.words}>
        <p className={classes.author}>
          <AppLink href={paths.podcast(hit.podcastSlug)} className="quiet-link">
            {podcastTitle}
          </AppLink>
        </p>
        <h2 className={classes.title}>
          <AppLink href={paths.episode(hit.podcastSlug, hit.episodeSlug)} {...RESULT_LINK}>
            {title ? <Highlight source={title} /> : hit.episodeRssTitle}
          </AppLink>
        </h2>
        {(fragment ?? hit.episodeRssDescriptionNoHtml) && (
          <p className={classes.snippet}>{fragment ? <Highlight source={fragment} /> : hit.episodeRssDescriptionNoHtml}</p>
        )}
        <OtherMatches matches={hit.podcastOtherHighlights} />
        {said && (
          <p className={classes.said}>
            <Highlight source={said} />
          </p>
        )}
        {moments.length > 0 && (
          <ul className={classes.moments} aria-label="Said in this episode">
            {moments.map((moment) => (
              <Moment key={moment.text} hit={hit} moment={moment} />
            ))}
          </ul>
        )}
        <div className={classes.facts}>
          <TimeAgo value={hit.episodeRssPublishedAt} />
          {typeof hit.episodeDurationSeconds === 'number' && <span>{formatLength(hit.episodeDurationSeconds)}</span>}
          {hit.episodeHasTranscript && (
            <span className={classes.withIcon}>
              <IconFileText size={14} aria-hidden="true" /> transcript
            </span>
          )}
        </div>
      </div>
    </li>
  );
}

interface MomentProps {
  hit: EpisodeHit;
  moment: NonNullable<EpisodeHit['transcriptMatches']>[number];
}

/** What was said, and a link to when. A transcript without times has the words alone. */
function Moment({ hit, moment }: MomentProps) {
  const { startSecond: second, highlighted, speaker } = moment;
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
      </span>
    </li>
  );
}
