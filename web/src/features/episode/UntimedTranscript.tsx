import { Text } from '@mantine/core';
import classes from './Episode.module.css';
import type { TextMatch } from './text-matches';
import { highlightMatches } from './highlight-matches';

interface UntimedTranscriptProps {
  paragraphs: readonly string[];
  matches: readonly TextMatch[];
  currentMatch: TextMatch | null;
}

/** A transcript whose publisher gave no times. */
export function UntimedTranscript({ paragraphs, matches, currentMatch }: UntimedTranscriptProps) {
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        This transcript came without times, so its words do not lead into the recording.
      </Text>
      <div className={classes.untimed}>
        {paragraphs.map((text, index) => (
          // The paragraphs of one text never move, so their places are their keys.
          <p key={index} id={`sentence-${index}`}>
            {highlightMatches(text, matches.filter((match) => match.sentence === index), currentMatch)}
          </p>
        ))}
      </div>
    </>
  );
}
