import { Text } from '@mantine/core';
import classes from './Episode.module.css';
import type { Found } from './find';
import { withMarks } from './marks';

interface PlainTranscriptProps {
  paragraphs: readonly string[];
  found: readonly Found[];
  current: Found | null;
}

/** A transcript whose publisher gave no times. */
export function PlainTranscript({ paragraphs, found, current }: PlainTranscriptProps) {
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        This transcript came without times, so its words do not lead into the recording.
      </Text>
      <div className={classes.plain}>
        {paragraphs.map((text, place) => (
          // The paragraphs of one text never move, so their places are their keys.
          <p key={place} id={`sentence-${place}`}>
            {withMarks(text, found.filter((match) => match.sentence === place), current)}
          </p>
        ))}
      </div>
    </>
  );
}
