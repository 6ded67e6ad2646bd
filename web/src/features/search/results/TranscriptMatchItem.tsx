import type { EpisodeHit, TranscriptMatch } from '../../../api/types';
import { formatTimecode, isoDuration } from '../../../ui/text/format';
import { HighlightedText } from '../../../ui/text/HighlightedText';
import { firstHighlight, type TextRun } from '../../../ui/text/highlights';
import { EpisodeLink } from '../../../widgets/catalog-links';
import classes from './Results.module.css';
import { matchSecond, toQuote } from './transcript-quote';

interface TranscriptMatchProps {
  hit: Pick<EpisodeHit, 'podcastSlug' | 'episodeSlug'>;
  match: TranscriptMatch;
}

/** Links to the second of the matched word in the transcript, where it is marked. An untimed transcript opens at the word. */
export function TimecodeLink({ hit, match }: TranscriptMatchProps) {
  const second = matchSecond(match);
  const find = firstHighlight(match.highlighted) ?? undefined;
  const timecode = second === null ? null : formatTimecode(second);
  return (
    <EpisodeLink podcastSlug={hit.podcastSlug} episodeSlug={hit.episodeSlug} query={{ t: second, ...(find && { find }) }} aria-label={timecode ? `Open at ${timecode}` : 'Open in transcript'}>
      {timecode && second !== null ? <time dateTime={isoDuration(second)}>{timecode}</time> : 'Open'}
    </EpisodeLink>
  );
}

const MAX_LEAD_CHARS = 32;

/** The matched text for a table cell: a few words before the match, without the speaker. */
export function ShortTranscriptSnippet({ match }: Pick<TranscriptMatchProps, 'match'>) {
  return (
    <span>
      <HighlightedText source={match.highlighted} maxLeadChars={MAX_LEAD_CHARS} />
      <RelatedWordingNote match={match} />
    </span>
  );
}

function RelatedWordingNote({ match }: Pick<TranscriptMatchProps, 'match'>) {
  return match.byMeaning && <em className={classes.semanticNote}> related wording</em>;
}

function Runs({ runs }: { runs: readonly TextRun[] }) {
  // The runs of one text never change their order, so their indexes are stable keys.
  return runs.map((run, index) => (run.isHighlighted ? <mark key={`${index}-${run.text}`}>{run.text}</mark> : run.text));
}

/** The words of one speaker around the match. */
export function TranscriptQuote({ match }: Pick<TranscriptMatchProps, 'match'>) {
  const { speaker, runs, isCut } = toQuote(match);
  return (
    <span>
      {speaker && <strong>{speaker}: </strong>}
      {isCut.before && '… '}
      <Runs runs={runs} />
      {isCut.after && ' …'}
      <RelatedWordingNote match={match} />
    </span>
  );
}

/** The matched text with a link to its time. */
export function TranscriptMatchItem({ hit, match }: TranscriptMatchProps) {
  return (
    <li>
      <TimecodeLink hit={hit} match={match} />
      <TranscriptQuote match={match} />
    </li>
  );
}

/** A whole passage, with a line for each turn of a speaker. */
export function PassageItem({ hit, match }: TranscriptMatchProps) {
  return (
    <li>
      <TimecodeLink hit={hit} match={match} />
      {match.turns.length > 0 ? (
        <div className={classes.turns}>
          {match.turns.map(({ speaker, highlighted }, index) => (
            // The turns of one passage never change their order, so their indexes are stable keys.
            <p key={index}>
              {speaker && <strong>{speaker}: </strong>}
              <HighlightedText source={highlighted} />
            </p>
          ))}
        </div>
      ) : (
        <span>
          <HighlightedText source={match.highlighted} />
          <RelatedWordingNote match={match} />
        </span>
      )}
    </li>
  );
}
