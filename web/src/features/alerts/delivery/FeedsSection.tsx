import { Alert, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconRss } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createFeed, feedsQuery, revokeFeed } from '../../../api/alerts/delivery';
import type { AlertFeed } from '../../../api/alerts/types';
import { Confirmation } from '../../../ui/dialogs/Confirmation';
import { CopyButton } from '../../../ui/forms/CopyButton';
import { SkeletonRows } from '../../../ui/layout/states';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { ErrorState } from '../../../widgets/ErrorState';
import { showFailure, showMessage } from '../../../widgets/undo';
import classes from './Delivery.module.css';

/** The private feeds of an alert. Their URLs are shown once, when they are made. */
export function FeedsSection({ alertId }: { alertId: string }) {
  const queryClient = useQueryClient();
  const { data, isPending, isError, error, refetch } = useQuery(feedsQuery(alertId));
  const [newFeed, setNewFeed] = useState<AlertFeed | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: feedsQuery(alertId).queryKey });
  const create = useMutation({
    mutationFn: () => createFeed(alertId),
    onSuccess: ({ feed }) => (setNewFeed(feed), refresh()),
    onError: (failure) => showFailure('The feed wasn’t created', failure),
  });
  const feeds = data?.feeds.filter(({ revokedAt }) => revokedAt === null) ?? [];
  return (
    <section className={classes.section} aria-labelledby="feeds">
      <Title order={2} size="h4" id="feeds">
        Feeds
      </Title>
      <Text size="sm">A private RSS or JSON feed for your feed reader. Anyone with the URL can read the matches.</Text>
      {newFeed && <NewFeed key={newFeed.id} feed={newFeed} onDone={() => setNewFeed(null)} />}
      {isPending && <SkeletonRows count={1} height={44} label="Loading the feeds" />}
      {isError && <ErrorState title="Couldn’t load the feeds" error={error} onRetry={() => void refetch()} />}
      {feeds.length > 0 && (
        <ul className={classes.rows} aria-label="Feeds">
          {feeds.map((feed) => (
            <FeedRow key={feed.id} alertId={alertId} feed={feed} onRevoked={() => (newFeed?.id === feed.id && setNewFeed(null), refresh())} />
          ))}
        </ul>
      )}
      <div>
        <Button variant="light" leftSection={<IconRss size={17} aria-hidden="true" />} loading={create.isPending} onClick={() => create.mutate()}>
          Create feed
        </Button>
      </div>
    </section>
  );
}

function NewFeed({ feed: { rssUrl, jsonUrl }, onDone }: { feed: AlertFeed; onDone: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <Alert ref={panel} tabIndex={-1} role="status" variant="outline" color="brand" icon={<IconRss aria-hidden="true" />} title="Your feed">
      <Stack gap="sm">
        <Text size="sm">Copy the URL now. It can’t be shown again.</Text>
        <FeedUrl label="RSS" url={rssUrl} />
        <FeedUrl label="JSON Feed" url={jsonUrl} />
        <div>
          <Button size="xs" variant="subtle" onClick={onDone}>
            Done
          </Button>
        </div>
      </Stack>
    </Alert>
  );
}

function FeedUrl({ label, url }: { label: string; url: string | null }) {
  if (!url) return null;
  return (
    <div className={classes.url}>
      <TextInput label={label} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <CopyButton value={url} variant="light" aria-label={`Copy the ${label} URL`} />
    </div>
  );
}

/** A feed without its URL. Revoking needs a typed word, because it can’t be undone. */
function FeedRow({ alertId, feed: { id, createdAt, lastReadAt }, onRevoked }: { alertId: string; feed: AlertFeed; onRevoked: () => unknown }) {
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useMutation({
    mutationFn: () => revokeFeed(alertId, id),
    onSuccess: () => (showMessage('Feed revoked'), onRevoked()),
    onError: (error) => showFailure('The feed wasn’t revoked', error),
  });
  return (
    <li>
      <span className="dotted">
        <span>
          Created <TimeAgo value={createdAt} />
        </span>
        <span>{lastReadAt ? <>last read <TimeAgo value={lastReadAt} /></> : 'never read'}</span>
      </span>
      {isAsking ? (
        <Confirmation
          text="Feed readers that use the URL get nothing more. This can’t be undone."
          label="Revoke feed"
          word="revoke"
          isDangerous
          isPending={revoke.isPending}
          onConfirm={() => revoke.mutate()}
          onCancel={() => setIsAsking(false)}
        />
      ) : (
        <Button size="compact-sm" variant="light" color="red" onClick={() => setIsAsking(true)}>
          Revoke
        </Button>
      )}
    </li>
  );
}
