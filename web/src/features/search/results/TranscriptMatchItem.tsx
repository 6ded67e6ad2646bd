import type { EpisodeHit, TranscriptMatch } from '../../../api/types';
import { paths } from '../../../app/paths';
import { AppLink } from '../../../ui/AppLink';
import { formatTimecode, isoDuration } from '../../../ui/format';
import { HighlightedText } from '../../../ui/HighlightedText';
import { firstHighlight } from '../../../ui/highlights';
import classes from './Results.module.css';

interface TranscriptMatchProps {
  hit: Pick<EpisodeHit, 'podcastSlug' | 'episodeSlug'>;
  match: TranscriptMatch;
}

/** Links to the second in the transcript, where the matched words are highlighted. An untimed transcript opens at the words. */
export function TimecodeLink({ hit, match: { startSecond: second, highlighted } }: TranscriptMatchProps) {
  const find = firstHighlight(highlighted) ?? undefined;
  const href = paths.episode(hit.podcastSlug, hit.episodeSlug, { t: second, find });
  const timecode = typeof second === 'number' ? formatTimecode(second) : null;
  return (
    <AppLink href={href} aria-label={timecode ? `Open at ${timecode}` : 'Open in transcript'}>
      {timecode && typeof second === 'number' ? <time dateTime={isoDuration(second)}>{timecode}</time> : 'Open'}
    </AppLink>
  );
}

interface TranscriptSnippetProps extends Pick<TranscriptMatchProps, 'match'> {
  /** Shows the match and a few words before it, without the speaker. */
  isShort?: boolean;
}

const MAX_LEAD_CHARS = 32;

/** The matched text with its speaker. */
export function TranscriptSnippet({ match: { highlighted, speaker, byMeaning }, isShort = false }: TranscriptSnippetProps) {
  return (
    <span>
      {speaker && !isShort && <strong>{speaker}: </strong>}
      <HighlightedText source={highlighted} {...(isShort ? { maxLeadChars: MAX_LEAD_CHARS } : {})} />
      {byMeaning && <em className={classes.semanticNote}> related wording</em>}
    </span>
  );
}

/** The matched text with a link to its time. */
export function TranscriptMatchItem({ hit, match }: TranscriptMatchProps) {
  return (
    <li>
      <TimecodeLink hit={hit} match={match} />
      <TranscriptSnippet match={match} />
    </li>
  );
}
