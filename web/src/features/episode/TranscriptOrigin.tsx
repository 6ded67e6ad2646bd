import type { Transcript } from '../../api/types';
import { formatDay, formatTimecode, languageName } from '../../ui/text/format';
import classes from './Episode.module.css';

type Origin = NonNullable<Transcript['origin']>;

/** Who made the transcript, with which model and how confident it was, when and in which language, whether readers corrected it, and whether its
    times may be off. */
export function TranscriptOrigin({ origin: { source, model, confidence, createdAt, correctedAt, language, possibleDriftSeconds: drift } }: { origin: Origin }) {
  const maker = source === 'publisher' ? 'Published by the podcast' : `Made from the audio${model ? ` with ${model}` : ''}`;
  const certainty = typeof confidence === 'number' && `${Math.round(confidence * 100)}% confident`;
  const facts = [maker, certainty, language && languageName(language), `${source === 'publisher' ? 'read' : 'made'} on ${formatDay(createdAt)}`, correctedAt && `corrected by readers on ${formatDay(correctedAt)}`].filter(Boolean);
  return (
    <>
      <p className={classes.facts}>{facts.join(' · ')}</p>
      {typeof drift === 'number' && (
        <p className={classes.facts} role="note">
          Times may be off: the transcript is {formatTimecode(Math.abs(drift))} {drift > 0 ? 'longer' : 'shorter'} than the episode.
        </p>
      )}
    </>
  );
}
