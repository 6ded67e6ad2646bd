import { ActionIcon, CopyButton, Tooltip } from '@mantine/core';
import { IconCheck, IconQuote } from '@tabler/icons-react';
import { Fragment, memo } from 'react';
import { formatTimecode, isoDuration } from '../../ui/format';
import classes from './Episode.module.css';
import type { TextMatch } from './text-matches';
import { highlightMatches } from './highlight-matches';
import type { Paragraph } from './paragraphs';

interface ParagraphViewProps {
  paragraph: Paragraph;
  /** The index of the sentence in the transcript; -1 when it is in another paragraph. */
  linkedSentence: number;
  playingSentence: number;
  matches: readonly TextMatch[];
  currentMatch: TextMatch | null;
  onSeek: (seconds: number) => void;
  quote: (text: string, seconds: number) => string;
}

function isUnchanged(before: ParagraphViewProps, after: ParagraphViewProps): boolean {
  return (
    before.paragraph === after.paragraph &&
    before.linkedSentence === after.linkedSentence &&
    before.playingSentence === after.playingSentence &&
    before.currentMatch === after.currentMatch &&
    before.onSeek === after.onSeek &&
    before.quote === after.quote &&
    before.matches.length === after.matches.length &&
    before.matches.every((match, place) => match === after.matches[place])
  );
}

export const ParagraphView = memo(function PassageView({ paragraph, linkedSentence, playingSentence, matches, currentMatch, onSeek, quote }: ParagraphViewProps) {
  const timecode = formatTimecode(paragraph.startSecond);
  const text = paragraph.sentences.map((sentence) => sentence.text).join(' ');
  return (
    <li className={classes.paragraph}>
      <button type="button" className={classes.timecode} aria-label={`Play from ${timecode}`} onClick={() => onSeek(Math.floor(paragraph.startSecond))}>
        <time dateTime={isoDuration(paragraph.startSecond)}>{timecode}</time>
      </button>
      <div>
        {paragraph.speaker && <p className={classes.speaker}>{paragraph.speaker}</p>}
        <p className={classes.paragraphText}>
          {paragraph.sentences.map((sentence, offset) => {
            const index = paragraph.first + offset;
            return (
              <Fragment key={index}>
                <span id={`sentence-${index}`} className={classes.sentence} data-linked={index === linkedSentence || undefined} data-playing={index === playingSentence || undefined}>
                  {highlightMatches(sentence.text, matches.filter((match) => match.sentence === index), currentMatch)}
                </span>{' '}
              </Fragment>
            );
          })}
        </p>
      </div>
      <CopyButton value={quote(text, paragraph.startSecond)} timeout={2000}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? 'Copied with link' : 'Copy quote with link'}>
            <ActionIcon className={classes.copy} variant="subtle" color="gray" size={36} aria-label={copied ? 'Copied' : `Copy quote at ${timecode}`} onClick={copy}>
              {copied ? <IconCheck size={17} /> : <IconQuote size={17} stroke={1.6} />}
            </ActionIcon>
          </Tooltip>
        )}
      </CopyButton>
    </li>
  );
}, isUnchanged);
