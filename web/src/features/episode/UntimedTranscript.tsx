import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import classes from './Episode.module.css';
import type { TextMatch } from './text-matches';
import { highlightMatches } from './highlight-matches';
import type { UntimedParagraph } from './paragraphs';

interface UntimedTranscriptProps {
  paragraphs: readonly UntimedParagraph[];
  matches: readonly TextMatch[];
  currentMatch: TextMatch | null;
  /** Suggests a correction of the paragraph with this index; undefined for readers who cannot. */
  onCorrect: ((paragraph: number) => void) | undefined;
}

/** A transcript without timecodes. */
export function UntimedTranscript({ paragraphs, matches, currentMatch, onCorrect }: UntimedTranscriptProps) {
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        This transcript has no timestamps, so you can’t jump to a moment in the recording.
      </Text>
      <div className={classes.untimed}>
        {paragraphs.map(({ text, speaker }, index) => (
          // The paragraphs of one text never change their order, so their indexes are stable keys.
          <p key={index} id={`sentence-${index}`}>
            {speaker !== null && speaker !== paragraphs[index - 1]?.speaker && <strong>{speaker}: </strong>}
            {highlightMatches(text, matches.filter((match) => match.sentence === index), currentMatch)}
            {onCorrect && (
              <Tooltip label="Suggest a correction">
                <ActionIcon className={classes.copy} variant="subtle" color="gray" size={24} aria-label={`Suggest a correction of paragraph ${index + 1}`} onClick={() => onCorrect(index)}>
                  <IconPencil size={15} stroke={1.6} />
                </ActionIcon>
              </Tooltip>
            )}
          </p>
        ))}
      </div>
    </>
  );
}
