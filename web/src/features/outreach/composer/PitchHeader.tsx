import { Anchor, Button, Group, Menu, Title } from '@mantine/core';
import { IconCheck, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { PitchDetails } from '../../../api/outreach/types';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Artwork } from '../../../ui/media/Artwork';
import { podcastCover } from '../../../ui/media/cover';
import { MoreMenu } from '../../../ui/forms/MoreMenu';
import { useActions } from '../../../ui/navigation/shortcuts';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { paths } from '../../../urls/paths';
import { describeMaker } from '../../../widgets/outreach/maker';
import { ConfirmDialog } from '../../../widgets/ConfirmDialog';
import { useMemberNames } from '../../../widgets/useMemberNames';
import { DuplicateDialog } from '../DuplicateDialog';
import { PitchBadge } from '../PitchBadge';
import classes from './Composer.module.css';
import { SentQuestion } from './SentQuestion';
import { usePitchActions } from './usePitchActions';

interface PitchHeaderProps {
  pitch: PitchDetails;
  onBefore: () => Promise<boolean>;
  onRemoved: () => void;
}

/** The guest, the show, the author and the progress of a pitch. */
export function PitchHeader({ pitch, onBefore, onRemoved }: PitchHeaderProps) {
  const nameOf = useMemberNames();
  const actions = usePitchActions(pitch, onBefore, onRemoved);
  const [isRemoving, setIsRemoving] = useState(false);
  const { podcast, project, guestName, user, createdAt, pitchedAt, followsId } = pitch;
  useActions([
    pitchedAt === null ? { label: 'Mark this pitch as pitched', keywords: 'sent outreach', run: () => actions.mark() } : { label: 'Mark this pitch as not pitched', run: () => actions.takeBack() },
    { label: 'Delete this pitch', run: () => setIsRemoving(true) },
  ]);
  return (
    <div className={classes.header}>
      <Artwork title={podcast.title} cover={podcastCover(podcast.slug, podcast.imageUrl)} size={56} />
      <div className={classes.headerText}>
        <Anchor component={AppLink} href={followsId === null ? paths.outreach() : paths.pitch(followsId)} size="sm">
          {followsId === null ? 'Outreach' : 'The pitch'}
        </Anchor>
        <Title order={1} size="h2">
          {followsId !== null && 'Follow-up: '}
          {guestName || 'A guest'} for {podcast.title}
        </Title>
        <div className="dotted facts">
          <PitchBadge pitch={pitch} />
          {pitchedAt && (
            <span>
              <TimeAgo value={pitchedAt} />
            </span>
          )}
          {project && (
            <AppLink href={paths.project(project.slug)} className="subtle-link">
              {project.name}
            </AppLink>
          )}
          <span>
            {nameOf(user)}, <TimeAgo value={createdAt} />
          </span>
          <span data-made-by={pitch.generatedBy}>{describeMaker(pitch)}</span>
        </div>
      </div>
      <Group gap={4} wrap="nowrap" className={classes.headerActions}>
        {pitchedAt === null ? (
          <Button loading={actions.isMarking} leftSection={<IconCheck size={17} stroke={1.8} aria-hidden="true" />} onClick={() => actions.mark()}>
            Mark as pitched
          </Button>
        ) : (
          <Button variant="default" loading={actions.isMarking} onClick={() => actions.takeBack()}>
            Mark as not pitched
          </Button>
        )}
        <MoreMenu subject="this pitch">
          <Menu.Item className="danger" leftSection={<IconTrash size={17} />} onClick={() => setIsRemoving(true)}>
            Delete
          </Menu.Item>
        </MoreMenu>
      </Group>
      {actions.doubt && <DuplicateDialog title={actions.doubt.title} message={actions.doubt.messages.join(' ')} action="Mark it anyway" isBusy={actions.isMarking} onConfirm={actions.confirm} onClose={actions.cancel} />}
      <div className={classes.question}>
        <SentQuestion pitch={pitch} isBusy={actions.isMarking} onSent={() => actions.mark()} />
      </div>
      {isRemoving && (
        <ConfirmDialog
          title="Delete this pitch?"
          text={`The text and its history are deleted permanently${pitch.followUps.length > 0 ? ', with its follow-ups' : ''}.${project ? ' The podcast keeps its state on the list.' : ''}`}
          action="Delete"
          word="delete"
          isPending={actions.isRemoving}
          onConfirm={() => actions.remove()}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </div>
  );
}
