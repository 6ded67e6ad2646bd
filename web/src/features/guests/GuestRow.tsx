import { Badge, Button, Menu, Progress, Text } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconTrash } from '@tabler/icons-react';
import type { GuestSummary } from '../../api/guests/types';
import type { ProjectSummary } from '../../api/lists/types';
import { Photo } from '../../ui/media/Photo';
import { AppLink } from '../../ui/navigation/AppLink';
import { formatDay, plural } from '../../ui/text/format';
import { MoreMenu } from '../../ui/forms/MoreMenu';
import rows from '../../ui/layout/Rows.module.css';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { paths } from '../../urls/paths';
import { describeStatus } from './guest-steps';
import classes from './Guests.module.css';
import { guestName, type useGuestActions } from './useGuestActions';

interface GuestRowProps {
  guest: GuestSummary;
  /** Null when the list was deleted or is not loaded. */
  project: Pick<ProjectSummary, 'slug' | 'name'> | null;
  actions: ReturnType<typeof useGuestActions>;
}

/** A row of the guests. A draft links to its form. */
export function GuestRow({ guest, project, actions }: GuestRowProps) {
  const { guestProfileSlug: slug, companyName, completenessPercent, documentsCount, processingStatus, statusReason, updatedAt } = guest;
  const isDraft = processingStatus === 'DRAFT' && guest.status !== 'ARCHIVED';
  const name = guestName(guest);
  return (
    <li className={rows.row}>
      <Photo name={name} path={guest.photoPath} size={44} />
      <div className={rows.text}>
        <div className={classes.nameLine}>
          <AppLink href={isDraft ? paths.newGuest({ draft: slug }) : paths.guest(slug)} className={rows.name}>
            {name}
          </AppLink>
          <GuestStatusBadge guest={guest} />
        </div>
        <div className="dotted facts">
          {companyName && <span>{companyName}</span>}
          {project && (
            <AppLink href={paths.project(project.slug)} className="subtle-link">
              {project.name}
            </AppLink>
          )}
          {documentsCount > 0 && <span>{plural(documentsCount, 'file')}</span>}
          <span>
            changed <TimeAgo value={updatedAt} />
          </span>
        </div>
        {statusReason && (
          <Text size="sm" className="danger">
            {statusReason}
          </Text>
        )}
      </div>
      <div className={classes.meter}>
        <Text size="xs" c="dimmed" className="numbers">
          {completenessPercent}% complete
        </Text>
        <Progress value={completenessPercent} size="sm" aria-hidden="true" />
      </div>
      <GuestMenu guest={guest} actions={actions} />
    </li>
  );
}

export function GuestStatusBadge({ guest }: { guest: Pick<GuestSummary, 'status' | 'processingStatus'> }) {
  const { label, color } = describeStatus(guest);
  return (
    <Badge component="span" variant="light" color={color}>
      {label}
    </Badge>
  );
}

interface GuestMenuProps {
  guest: Pick<GuestSummary, 'guestProfileId' | 'name' | 'status'>;
  actions: ReturnType<typeof useGuestActions>;
  onDeleted?: () => void;
}

/** The menu with further actions on a guest. */
export function GuestMenu({ guest, actions, onDeleted }: GuestMenuProps) {
  const name = guestName(guest);
  return (
    <MoreMenu subject={name}>
      {guest.status === 'ARCHIVED' ? (
        <Menu.Item leftSection={<IconArchiveOff size={17} />} onClick={() => actions.restore.mutate(guest)}>
          Restore
        </Menu.Item>
      ) : (
        <Menu.Item leftSection={<IconArchive size={17} />} onClick={() => actions.archive.mutate(guest)}>
          Archive
        </Menu.Item>
      )}
      <Menu.Item className="danger" leftSection={<IconTrash size={17} />} onClick={() => actions.remove.mutate(guest, onDeleted ? { onSuccess: onDeleted } : undefined)}>
        Delete
      </Menu.Item>
    </MoreMenu>
  );
}

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** A deleted guest, which can be restored. */
export function DeletedGuestRow({ guest, actions: { restore } }: GuestRowProps) {
  const { guestProfileId, companyName, deletedAt } = guest;
  const name = guestName(guest);
  return (
    <li className={rows.row}>
      <div className={rows.text}>
        <Text fw={600}>{name}</Text>
        <div className="dotted facts">
          {companyName && <span>{companyName}</span>}
          <span>
            deleted <TimeAgo value={deletedAt} />
          </span>
          {deletedAt && <span>removed permanently on {formatDay(new Date(Date.parse(deletedAt) + KEPT_DAYS * DAY_MS).toISOString())}</span>}
        </div>
      </div>
      <Button variant="light" aria-label={`Restore ${name}`} loading={restore.isPending && restore.variables.guestProfileId === guestProfileId} onClick={() => restore.mutate(guest)}>
        Restore
      </Button>
    </li>
  );
}
