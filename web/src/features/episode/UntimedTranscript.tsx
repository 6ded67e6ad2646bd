import { Text } from '@mantine/core';
import classes from './Episode.module.css';
import type { TextMatch } from './text-matches';
import { highlightMatches } from './highlight-matches';

interface UntimedTranscriptProps {
  paragraphs: readonly string[];
  matches: readonly TextMatch[];
  currentMatch: TextMatch | null;
}

/** A transcript without timecodes. */
export function UntimedTranscript({ paragraphs, matches, currentMatch }: UntimedTranscriptProps) {
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        This transcript has no timestamps, so you can’t jump to a moment in the recording.
      </Text>
      <div className={classes.untimed}>
        {paragraphs.map((text, index) => (
          // The paragraphs of one text never change their order, so their indexes are stable keys.
          <p key={index} id={`sentence-${index}`}>
            {highlightMatches(text, matches.filter((match) => match.sentence === index), currentMatch)}
          </p>
        ))}
      </div>
    </>
  );
}
