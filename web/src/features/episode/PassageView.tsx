import { ActionIcon, CopyButton, Tooltip } from '@mantine/core';
import { IconCheck, IconQuote } from '@tabler/icons-react';
import { Fragment, memo } from 'react';
import { formatClock, isoDuration } from '../../ui/format';
import classes from './Episode.module.css';
import type { Found } from './find';
import { withMarks } from './marks';
import type { Passage } from './passages';

interface PassageViewProps {
  passage: Passage;
  /** Places of sentences among all; -1 when not in this passage. */
  marked: number;
  playing: number;
  found: readonly Found[];
  current: Found | null;
  onMoment: (seconds: number) => void;
  quote: (text: string, seconds: number) => string;
}

function isUnchanged(before: PassageViewProps, after: PassageViewProps): boolean {
  return (
    before.passage === after.passage &&
    before.marked === after.marked &&
    before.playing === after.playing &&
    before.current === after.current &&
    before.onMoment === after.onMoment &&
    before.quote === after.quote &&
    before.found.length === after.found.length &&
    before.found.every((match, place) => match === after.found[place])
  );
}

export const PassageView = memo(function PassageView({ passage, marked, playing, found, current, onMoment, quote }: PassageViewProps) {
  const clock = formatClock(passage.startSecond);
  const text = passage.sentences.map((sentence) => sentence.text).join(' ');
  return (
    <li className={classes.passage}>
      <button type="button" className={classes.clock} aria-label={`Play from ${clock}`} onClick={() => onMoment(Math.floor(passage.startSecond))}>
        <time dateTime={isoDuration(passage.startSecond)}>{clock}</time>
      </button>
      <div>
        {passage.speaker && <p className={classes.speaker}>{passage.speaker}</p>}
        <p className={classes.spoken}>
          {passage.sentences.map((sentence, offset) => {
            const place = passage.first + offset;
            return (
              <Fragment key={place}>
                <span id={`sentence-${place}`} className={classes.sentence} data-marked={place === marked || undefined} data-playing={place === playing || undefined}>
                  {withMarks(sentence.text, found.filter((match) => match.sentence === place), current)}
                </span>{' '}
              </Fragment>
            );
          })}
        </p>
      </div>
      <CopyButton value={quote(text, passage.startSecond)} timeout={2000}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? 'Copied with its link' : 'Copy this quote with its link'}>
            <ActionIcon className={classes.copy} variant="subtle" color="gray" size={36} aria-label={copied ? 'Copied' : `Copy the quote at ${clock}`} onClick={copy}>
              {copied ? <IconCheck size={17} /> : <IconQuote size={17} stroke={1.6} />}
            </ActionIcon>
          </Tooltip>
        )}
      </CopyButton>
    </li>
  );
}, isUnchanged);
