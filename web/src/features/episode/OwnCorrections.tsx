import { useQuery } from '@tanstack/react-query';
import { type OwnCorrection, ownCorrectionsQuery } from '../../api/transcript-corrections';
import { formatTimecode, plural } from '../../ui/text/format';
import { describeCorrectedPart } from '../../widgets/correction-place';
import { ErrorState } from '../../widgets/ErrorState';
import classes from './Episode.module.css';

interface OwnCorrectionsProps {
  episodeId: string;
  onSeek: (seconds: number) => void;
}

const STATE_LABELS: Readonly<Record<string, string>> = {
  open: 'We haven’t read it yet',
  accepted: 'Accepted. It’s in the transcript shortly.',
  applied: 'In the transcript',
  refused: 'Refused',
  outdated: 'The transcript has another text since then',
};

/** What the reader has suggested for the transcript, and what became of it. */
export function OwnCorrections({ episodeId, onSeek }: OwnCorrectionsProps) {
  const { data, isError, error, refetch } = useQuery(ownCorrectionsQuery(episodeId));
  if (isError) return <ErrorState title="Couldn’t load your suggestions" error={error} onRetry={() => void refetch()} />;
  if (!data || data.corrections.length === 0) return null;
  return (
    <details className={classes.suggestions} open={data.corrections.some(({ state }) => state === 'open')}>
      <summary>{plural(data.corrections.length, 'suggestion')} of yours</summary>
      <ul className={classes.suggestionList} aria-label="Your suggestions">
        {data.corrections.map((correction) => (
          <Suggestion key={correction.id} correction={correction} onSeek={onSeek} />
        ))}
      </ul>
    </details>
  );
}

function Suggestion({ correction, onSeek }: { correction: OwnCorrection; onSeek: (seconds: number) => void }) {
  const { startSecond, text, correctedText, state, reason } = correction;
  return (
    <li className={classes.suggestion}>
      {typeof startSecond === 'number' ? (
        <button type="button" className={classes.timecode} aria-label={`Play your suggestion from ${formatTimecode(startSecond)}`} onClick={() => onSeek(Math.floor(startSecond))}>
          {formatTimecode(startSecond)}
        </button>
      ) : (
        <span className={classes.facts}>{describeCorrectedPart(correction)}</span>
      )}
      <div>
        <del>{text}</del>
        <br />
        <ins>{correctedText}</ins>
        <p className={classes.facts}>
          {STATE_LABELS[state] ?? state}
          {reason && `: ${reason}`}
        </p>
      </div>
    </li>
  );
}
