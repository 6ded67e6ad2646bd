import { ActionIcon } from '@mantine/core';
import { IconAddressBook, IconArrowsExchange, IconCalendarEvent, IconMailShare } from '@tabler/icons-react';
import { Artwork } from '../../../ui/media/Artwork';
import { podcastCover } from '../../../ui/media/cover';
import { Rating } from '../../../ui/media/Rating';
import { PriorityIcon } from '../../../ui/listed/PriorityBadge';
import { priorityLabel } from '../../../ui/listed/listed-state';
import { AssigneeMark, LabelList, LastPitchCell, NextActionCell, Notices } from './cells';
import classes from './List.module.css';
import { contactLabel } from './list-filters';
import type { ListRow } from './list-row';

interface BoardCardContentProps {
  row: ListRow;
  isReadOnly: boolean;
  onMove: () => void;
}

/** A podcast on the board. A click opens the quick look. The button is for the pointer; the keys do the same from the card. */
export function BoardCardContent({ row, isReadOnly, onMove }: BoardCardContentProps) {
  return (
    <div className={classes.boardCard}>
      <div className={classes.boardTitle}>
        <Artwork title={row.title} cover={podcastCover(row.podcastId, row.imageUrl)} size={32} />
        {/* No link: a browser drags a link instead of the card. */}
        <span className={classes.boardName}>{row.title}</span>
        {row.assignee && <AssigneeMark assignee={row.assignee} />}
        {!isReadOnly && (
          <ActionIcon variant="subtle" color="gray" size="md" tabIndex={-1} aria-label={`Move ${row.title} (m)`} onClick={onMove}>
            <IconArrowsExchange size={15} aria-hidden="true" />
          </ActionIcon>
        )}
      </div>
      <div className={classes.boardFacts}>
        {row.relevancy !== null && (
          <span className={classes.fact} title="Relevancy">
            <Rating value={row.relevancy} />
          </span>
        )}
        {row.priority && (
          <span className={classes.fact}>
            <PriorityIcon priority={row.priority} size={14} />
            {priorityLabel(row.priority)}
          </span>
        )}
        {row.nextActionOn && (
          <span className={classes.fact} title="Next action">
            <IconCalendarEvent size={14} aria-hidden="true" />
            <NextActionCell row={row} />
          </span>
        )}
        {row.contactState !== null && (
          <span className={classes.fact}>
            <IconAddressBook size={14} aria-hidden="true" />
            {contactLabel(row.contactState)}
          </span>
        )}
        {row.lastPitch && (
          <span className={classes.fact} title="Last pitch">
            <IconMailShare size={14} aria-hidden="true" />
            <LastPitchCell row={row} />
          </span>
        )}
        <Notices row={row} />
        {row.labels.length > 0 && <LabelList labels={row.labels} max={3} />}
      </div>
    </div>
  );
}
