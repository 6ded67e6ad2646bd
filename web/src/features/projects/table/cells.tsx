import { IconAlertTriangle, IconBan, IconClockExclamation, IconEyeOff, IconHistory, IconNote } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { teamUsersQuery } from '../../../api/lists/members';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Artwork } from '../../../ui/media/Artwork';
import { podcastCover } from '../../../ui/media/cover';
import { formatDay, formatShortDay } from '../../../ui/text/format';
import { initials } from '../../../ui/media/initials';
import { Photo } from '../../../ui/media/Photo';
import { STATE_LABELS } from '../../../ui/listed/listed-state';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { useNow } from '../../../ui/text/useNow';
import { paths } from '../../../urls/paths';
import classes from './List.module.css';
import { type Assignee, type ClientAnswer, isOverdue, type ListRow, staleDays } from './list-row';

/** A missing value: a dash, which differs from zero. Screen readers read the text, which the style sheet hides. */
export const Missing = () => <span className={classes.none}>None</span>;

const isoTime = (timeMs: number | null) => (timeMs === null ? null : new Date(timeMs).toISOString());

export const TimeCell = ({ timeMs }: { timeMs: number | null }) => (timeMs === null ? <Missing /> : <TimeAgo value={isoTime(timeMs)} />);

interface NoticeProps {
  icon: ReactNode;
  label: string;
  details: string;
  tone: 'warning' | 'danger' | 'neutral' | 'accent';
}

/**
 * A badge whose title has the details, which are also read out. It is plain HTML, like every cell, because components of the library
 * would take most of a frame while a list scrolls.
 */
function Notice({ icon, label, details, tone }: NoticeProps) {
  return (
    <span className={classes.notice} data-tone={tone} title={details}>
      {icon}
      {label}
      <span className="visually-hidden">: {details}</span>
    </span>
  );
}

/** The badges of a row: a stale pitch, an earlier pitch, a blacklisted podcast, one that has left the catalog or was merged. */
export function Notices({ row }: { row: ListRow }) {
  const stale = staleDays(row, useNow());
  const { lastPitch } = row;
  return (
    <>
      {stale !== null && <Notice tone="warning" icon={<IconClockExclamation size={12} />} label="Stale" details={`Pitched ${stale} days ago, no change since`} />}
      {row.isBlacklisted && <Notice tone="danger" icon={<IconBan size={12} />} label="Blacklisted" details="Your team has put this podcast on its blacklist" />}
      {row.isIgnored && <Notice tone="neutral" icon={<IconEyeOff size={12} />} label="Left out of searches" details="Earshot leaves this podcast out of searches. Its page says why." />}
      {row.mergedInto !== null ? (
        <Notice tone="neutral" icon={<IconAlertTriangle size={12} />} label="Merged" details="This podcast was a duplicate and is now part of another one. The list keeps its entry." />
      ) : (
        !row.isInCatalog && <Notice tone="neutral" icon={<IconAlertTriangle size={12} />} label="Left the catalog" details="This podcast is no longer in the catalog. The list keeps its last known details." />
      )}
      {lastPitch && row.state !== 'pitched' && row.state !== 'booked' && (
        <Notice tone="accent" icon={<IconHistory size={12} />} label="Pitched before" details={`${lastPitch.by} pitched this podcast on ${formatDay(isoTime(lastPitch.atMs))} (${lastPitch.projectName})`} />
      )}
    </>
  );
}

export const podcastPath = (row: Pick<ListRow, 'slug' | 'mergedInto'>) => paths.appPodcast(row.mergedInto ?? row.slug);

export function TitleCell({ row }: { row: ListRow }) {
  return (
    <span className={classes.podcast}>
      <Artwork title={row.title} cover={podcastCover(row.podcastId, row.imageUrl)} size={32} />
      <span className={classes.podcastText}>
        <span className={classes.titleLine}>
          {row.isInCatalog || row.mergedInto !== null ? (
            <AppLink href={podcastPath(row)} className={classes.title} tabIndex={-1} title={row.title}>
              {row.title}
            </AppLink>
          ) : (
            <span className={classes.title}>{row.title}</span>
          )}
          <Notices row={row} />
        </span>
        <small className={classes.author}>{row.author ?? ''}</small>
      </span>
    </span>
  );
}

const SHOWN_LABELS = 2;

export function LabelList({ labels, max = labels.length }: { labels: readonly string[]; max?: number }) {
  if (labels.length === 0) return <Missing />;
  const hidden = labels.slice(max);
  return (
    <span className={classes.labels} title={labels.join(', ')}>
      {labels.slice(0, max).map((label) => (
        <span key={label} className={classes.label}>
          {label}
        </span>
      ))}
      {hidden.length > 0 && (
        <span className={classes.more}>
          +{hidden.length}
          <span className="visually-hidden">: {hidden.join(', ')}</span>
        </span>
      )}
    </span>
  );
}

export const LabelsCell = ({ row }: { row: ListRow }) => <LabelList labels={row.labels} max={SHOWN_LABELS} />;

export function NextActionCell({ row }: { row: Pick<ListRow, 'nextActionOn' | 'state'> }) {
  const isLate = isOverdue(row, useNow());
  if (row.nextActionOn === null) return <Missing />;
  return (
    <span className={classes.date} data-overdue={isLate || undefined} title={formatDay(row.nextActionOn)}>
      {isLate && <IconAlertTriangle size={14} aria-hidden="true" />}
      <time dateTime={row.nextActionOn}>{formatShortDay(row.nextActionOn)}</time>
      {isLate && <span className="visually-hidden">, overdue</span>}
    </span>
  );
}

/** The photo or the initials of the member who works on it. Screen readers read the name, which is also the title. */
export function AssigneeMark({ assignee: { id, name } }: { assignee: Assignee }) {
  const { data } = useQuery(teamUsersQuery);
  const photo = data?.users.find((user) => user.id === id)?.photoPath;
  return (
    <span className={classes.assignee} title={`Assigned to ${name}`}>
      {photo ? <Photo name={name} path={photo} size={22} /> : <span aria-hidden="true">{initials(name)}</span>}
      <span className="visually-hidden">Assigned to {name}</span>
    </span>
  );
}

export function NotesCell({ notes }: { notes: string }) {
  if (notes === '') return <Missing />;
  return (
    <span className={classes.notes} title={notes}>
      <IconNote size={14} aria-hidden="true" />
      <span>{notes}</span>
    </span>
  );
}

const ANSWER_LABELS = { yes: 'Yes', no: 'No' } as const;

/** "Yes: Great fit", with the name of the client in the title. */
export function ClientAnswerCell({ answer: { answer, comment, name } }: { answer: ClientAnswer }) {
  const text = comment ? `${ANSWER_LABELS[answer]}: ${comment}` : ANSWER_LABELS[answer];
  return (
    <span className={classes.clipped} data-answer={answer} title={name ? `${name}: ${text}` : text}>
      {text}
    </span>
  );
}

export function LastPitchCell({ row }: { row: ListRow }) {
  if (!row.lastPitch) return <Missing />;
  return (
    <span className={classes.clipped} title={`${row.lastPitch.by}, ${row.lastPitch.projectName}`}>
      {row.lastPitch.by}, <TimeAgo value={isoTime(row.lastPitch.atMs)} />
    </span>
  );
}

export function OtherListsCell({ row }: { row: ListRow }) {
  const [first, ...others] = row.otherLists;
  if (!first) return <Missing />;
  return (
    <span className={classes.clipped} title={row.otherLists.map(({ projectName, state }) => `${projectName} (${STATE_LABELS[state]})`).join(', ')}>
      {first.projectName}
      {others.length > 0 && ` +${others.length}`}
    </span>
  );
}
