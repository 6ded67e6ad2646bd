import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { revisionsQuery } from '../../../api/outreach/pitches';
import type { PitchDetails, PitchRevision } from '../../../api/outreach/types';
import { loadChunk } from '../../../ui/navigation/chunks';
import { plural } from '../../../ui/text/format';
import { SkeletonRows } from '../../../ui/layout/states';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { ErrorState } from '../../../widgets/ErrorState';
import { useMemberNames } from '../../../widgets/useMemberNames';
import { countWords, isSameText, type PitchText } from '../pitch-text';
import classes from './Composer.module.css';

const RevisionDiff = lazy(async () => ({ default: (await loadChunk(() => import('./RevisionDiff'))).RevisionDiff }));

interface RevisionListProps {
  pitch: PitchDetails;
  text: PitchText;
  onTake: (text: PitchText) => void;
}

/** Every saved text of the pitch, newest first, with its changes. */
export function RevisionList({ pitch, text, onTake }: RevisionListProps) {
  const { data, isPending, error, refetch } = useQuery(revisionsQuery(pitch.id));
  if (isPending) return <SkeletonRows count={3} height={64} label="Loading the history" />;
  if (!data) return <ErrorState title="Couldn’t load the history" error={error} onRetry={() => void refetch()} />;
  const { revisions } = data;
  return (
    <>
      <ol className={classes.revisions} reversed aria-label="Saved texts">
        {revisions.toReversed().map((revision) => (
          <RevisionItem
            key={revision.number}
            revision={revision}
            before={revisions.find(({ number }) => number === revision.number - 1) ?? null}
            isCurrent={isSameText(revision, text)}
            isOpenAtFirst={revision.number === revisions.at(-1)?.number}
            onTake={onTake}
          />
        ))}
      </ol>
      {(revisions[0]?.number ?? 0) > 0 && (
        <Text size="sm" c="dimmed">
          Older texts made room for newer ones of your team.
        </Text>
      )}
    </>
  );
}

interface RevisionItemProps {
  revision: PitchRevision;
  before: PitchRevision | null;
  isCurrent: boolean;
  isOpenAtFirst: boolean;
  onTake: (text: PitchText) => void;
}

function RevisionItem({ revision, before, isCurrent, isOpenAtFirst, onTake }: RevisionItemProps) {
  const nameOf = useMemberNames();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const { number, user, subject, body, at } = revision;
  const name = number === 0 ? 'Generated text' : `Text ${number}`;
  return (
    <li className={classes.revision}>
      <Group justify="space-between" gap="xs">
        <div>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed" className="dotted numbers">
            <span>{nameOf(user)}</span>
            <span>
              <TimeAgo value={at} />
            </span>
            <span>{plural(countWords(body), 'word')}</span>
          </Text>
        </div>
        <Group gap={6}>
          <Button size="xs" variant="default" aria-expanded={isOpen} aria-label={`${isOpen ? 'Hide' : 'Show'} ${name.toLowerCase()}`} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide' : 'Show'}
          </Button>
          <Button size="xs" variant="light" disabled={isCurrent} aria-label={isCurrent ? `In use: ${name.toLowerCase()}` : `Use this text: ${name.toLowerCase()}`} onClick={() => onTake({ subject, body })}>
            {isCurrent ? 'In use' : 'Use this text'}
          </Button>
        </Group>
      </Group>
      {isOpen && (
        <Suspense fallback={<SkeletonRows count={1} height={120} label="Loading the changes" />}>
          <RevisionDiff before={before ?? revision} after={revision} />
        </Suspense>
      )}
    </li>
  );
}
