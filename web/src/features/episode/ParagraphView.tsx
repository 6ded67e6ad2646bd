import { ActionIcon, CopyButton } from '@mantine/core';
import { IconCheck, IconCut, IconPencil, IconQuote } from '@tabler/icons-react';
import { Fragment, memo } from 'react';
import { formatTimecode, isoDuration } from '../../ui/text/format';
import classes from './Episode.module.css';
import type { TextMatch } from './text-matches';
import { highlightMatches } from './highlight-matches';
import { markedSentence } from './marked-sentence';
import type { Paragraph } from './paragraphs';
import { Tooltip } from '../../ui/text/Tooltip';

interface ParagraphViewProps {
  paragraph: Paragraph;
  /** The indexes of the first and the last linked sentence in the transcript; -1 without a link. */
  linkedSentence: number;
  lastLinked: number;
  /** The index of the sentence in the transcript; -1 when it is in another paragraph. */
  playingSentence: number;
  matches: readonly TextMatch[];
  currentMatch: TextMatch | null;
  onSeek: (seconds: number) => void;
  quote: (text: string, seconds: number) => string;
  clipUrl: (start: number, end: number) => string;
  /** Suggests a correction of the sentence with this index; undefined for readers who cannot. */
  onCorrect: ((sentence: number) => void) | undefined;
}

/** The part of a link that is in the paragraph, for comparison. */
function linkedWithin({ paragraph: { first, sentences }, linkedSentence, lastLinked }: ParagraphViewProps): string {
  const from = Math.max(first, linkedSentence);
  const to = Math.min(first + sentences.length - 1, lastLinked);
  return linkedSentence < 0 || from > to ? '' : `${from}-${to}`;
}

/** The sentence in which text is marked, or the first one of the paragraph. */
function sentenceToCorrect({ first, sentences }: Paragraph): number {
  const marked = markedSentence();
  return marked >= first && marked < first + sentences.length ? marked : first;
}

function isUnchanged(before: ParagraphViewProps, after: ParagraphViewProps): boolean {
  return (
    before.paragraph === after.paragraph &&
    linkedWithin(before) === linkedWithin(after) &&
    before.playingSentence === after.playingSentence &&
    before.currentMatch === after.currentMatch &&
    before.onSeek === after.onSeek &&
    before.quote === after.quote &&
    before.clipUrl === after.clipUrl &&
    before.onCorrect === after.onCorrect &&
    before.matches.length === after.matches.length &&
    before.matches.every((match, place) => match === after.matches[place])
  );
}

export const ParagraphView = memo(function PassageView({ paragraph, linkedSentence, lastLinked, playingSentence, matches, currentMatch, onSeek, quote, clipUrl, onCorrect }: ParagraphViewProps) {
  const timecode = formatTimecode(paragraph.startSecond);
  const endSecond = paragraph.sentences.at(-1)?.endSecond ?? paragraph.startSecond;
  const isLinked = (index: number) => linkedSentence >= 0 && index >= linkedSentence && index <= lastLinked;
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
                <span id={`sentence-${index}`} className={classes.sentence} data-linked={isLinked(index) || undefined} data-playing={index === playingSentence || undefined}>
                  {highlightMatches(sentence.text, matches.filter((match) => match.sentence === index), currentMatch)}
                </span>{' '}
              </Fragment>
            );
          })}
        </p>
      </div>
      <div className={classes.copyActions}>
        <CopyButton value={quote(text, paragraph.startSecond)} timeout={2000}>
          {({ copied, copy }) => (
            <Tooltip label={copied ? 'Copied with link' : 'Copy quote with link'}>
              <ActionIcon className={classes.copy} variant="subtle" color="gray" size={36} aria-label={copied ? 'Copied' : `Copy quote at ${timecode}`} onClick={copy}>
                {copied ? <IconCheck size={17} /> : <IconQuote size={17} stroke={1.6} />}
              </ActionIcon>
            </Tooltip>
          )}
        </CopyButton>
        {endSecond > paragraph.startSecond && (
          <CopyButton value={clipUrl(paragraph.startSecond, endSecond)} timeout={2000}>
            {({ copied, copy }) => (
              <Tooltip label={copied ? 'Link copied' : 'Copy clip link'}>
                <ActionIcon className={classes.copy} variant="subtle" color="gray" size={36} aria-label={copied ? 'Link copied' : `Copy clip link from ${timecode} to ${formatTimecode(endSecond)}`} onClick={copy}>
                  {copied ? <IconCheck size={17} /> : <IconCut size={17} stroke={1.6} />}
                </ActionIcon>
              </Tooltip>
            )}
          </CopyButton>
        )}
        {onCorrect && (
          <Tooltip label="Suggest a correction">
            <ActionIcon className={classes.copy} variant="subtle" color="gray" size={36} aria-label={`Suggest a correction at ${timecode}`} onClick={() => onCorrect(sentenceToCorrect(paragraph))}>
              <IconPencil size={17} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
    </li>
  );
}, isUnchanged);
