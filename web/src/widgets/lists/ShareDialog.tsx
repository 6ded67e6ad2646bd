import { Alert, Anchor, Badge, Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack, Switch, Text, TextInput, Title } from '@mantine/core';
import { IconCheck, IconLink } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createShare, readShareLink, revokeShare, type Share, SHARE_COLUMNS, type ShareColumn, sharesQuery } from '../../api/lists/shares';
import type { ProjectSummary } from '../../api/lists/types';
import { Confirmation } from '../../ui/dialogs/Confirmation';
import { CopyButton } from '../../ui/forms/CopyButton';
import { Dialog } from '../../ui/dialogs/Dialog';
import { joinAnd } from '../../ui/text/format';
import { SkeletonRows } from '../../ui/layout/states';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { useNow } from '../../ui/text/useNow';
import { ErrorState } from '../ErrorState';
import { showFailure, showMessage } from '../undo';
import classes from './Lists.module.css';
import { DEFAULT_SHARE_COLUMNS, describeValidity, EXPIRY_CHOICES, expiryOf, inPageOrder, isEnded, SHARE_COLUMN_LABELS } from './share-columns';

interface ShareDialogProps {
  project: Pick<ProjectSummary, 'projectId' | 'slug' | 'name'>;
  onClose: () => void;
}

/** Makes and revokes links to a read-only page of a list, for clients without an account. */
export function ShareDialog({ project, onClose }: ShareDialogProps) {
  const title = `Share ${project.name} with a client`;
  return (
    <Dialog title={title} size={640} radius="md" titleClassName={classes.dialogTitle} onClose={onClose}>
      <Stack gap="lg">
        <NewShare projectId={project.projectId} />
        <Shares projectId={project.projectId} />
      </Stack>
    </Dialog>
  );
}

function NewShare({ projectId }: { projectId: string }) {
  const queryClient = useQueryClient();
  const [columns, setColumns] = useState<ShareColumn[]>([...DEFAULT_SHARE_COLUMNS]);
  const [includeContacts, setIncludeContacts] = useState(false);
  const [takesAnswers, setTakesAnswers] = useState(true);
  const [expiry, setExpiry] = useState('30');
  const create = useMutation({
    mutationFn: () => createShare(projectId, { columns, includeContacts, takesAnswers, expiresAt: expiryOf(expiry, Date.now()) }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: sharesQuery(projectId).queryKey }),
  });
  const url = create.data?.share.url ?? null;
  if (url !== null) return <ShownLink title="The link is ready" url={url} doneLabel="Create another" onDone={() => create.reset()} />;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        Anyone with the link sees the current list, without ignored podcasts.
      </Text>
      <Checkbox.Group label="Columns" value={columns} onChange={(value) => setColumns(inPageOrder(value))}>
        <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="xs" verticalSpacing={0} mt={2}>
          {SHARE_COLUMNS.map((column) => (
            <Checkbox key={column} value={column} label={SHARE_COLUMN_LABELS[column]} classNames={{ root: classes.choice, body: classes.choiceBody }} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <Switch label="Show contacts" description="The email address in each podcast’s feed" checked={includeContacts} onChange={(event) => setIncludeContacts(event.currentTarget.checked)} />
      <Switch label="Clients can answer" description="Yes or no to each podcast, with a comment. Your team sees it at once, and so does everyone with the link." checked={takesAnswers} onChange={(event) => setTakesAnswers(event.currentTarget.checked)} />
      <NativeSelect label="Link is valid for" data={EXPIRY_CHOICES.map(({ value, label }) => ({ value, label }))} value={expiry} maw={240} onChange={(event) => setExpiry(event.currentTarget.value)} />
      {create.isError && <ErrorState title="The link wasn’t created" error={create.error} />}
      <Group justify="flex-end">
        <Button leftSection={<IconLink size={17} aria-hidden="true" />} loading={create.isPending} onClick={() => create.mutate()}>
          Create link
        </Button>
      </Group>
    </Stack>
  );
}

function ShownLink({ title, url, doneLabel, onDone }: { title: string; url: string; doneLabel: string; onDone: () => void }) {
  return (
    <Alert variant="outline" color="brand" icon={<IconCheck />} title={title} role="status">
      <Stack gap="sm">
        <TextInput aria-label="Link" readOnly value={url} data-autofocus onFocus={(event) => event.currentTarget.select()} />
        <Group gap="sm">
          <CopyButton value={url} label="Copy link" hasIcon size="sm" />
          <Button component="a" href={url} target="_blank" rel="noopener" size="sm" variant="default">
            Open page
          </Button>
          <Anchor component="button" type="button" size="sm" underline="always" onClick={onDone}>
            {doneLabel}
          </Anchor>
        </Group>
      </Stack>
    </Alert>
  );
}

function Shares({ projectId }: { projectId: string }) {
  const nowMs = useNow();
  const { data, isPending, isError, error, refetch } = useQuery(sharesQuery(projectId));
  const ordered = (data?.shares ?? []).toSorted((left, right) => Number(isEnded(left, nowMs)) - Number(isEnded(right, nowMs)));
  return (
    <section aria-labelledby="share-links">
      <Title order={3} size="h5" id="share-links" mb="xs">
        Links
      </Title>
      {isPending && <SkeletonRows count={2} height={56} label="Loading links" />}
      {isError && <ErrorState title="Couldn’t load the links" error={error} onRetry={() => void refetch()} />}
      {data && ordered.length === 0 && (
        <Text size="sm" c="dimmed">
          No links yet.
        </Text>
      )}
      <ul className="plain-list">
        {ordered.map((share) => (
          <li key={share.id}>
            <ShareRow projectId={projectId} share={share} nowMs={nowMs} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShareRow({ projectId, share, nowMs }: { projectId: string; share: Share; nowMs: number }) {
  const queryClient = useQueryClient();
  const [isRevoking, setIsRevoking] = useState(false);
  const revoke = useMutation({
    mutationFn: () => revokeShare(projectId, share.id),
    onSuccess: () => {
      showMessage('Link revoked');
      void queryClient.invalidateQueries({ queryKey: sharesQuery(projectId).queryKey });
    },
    onError: (error) => showFailure('The link wasn’t revoked', error),
  });
  const link = useMutation({
    mutationFn: () => readShareLink(projectId, share.id),
    onSuccess: ({ share: { url } }) => {
      if (url === null) showMessage('This link was made before links could be shown again. Create a new one.');
    },
    onError: (error) => showFailure('The link wasn’t shown', error),
  });
  const url = link.data?.share.url ?? null;
  const hasEnded = isEnded(share, nowMs);
  const columns = inPageOrder(share.columns).map((column) => SHARE_COLUMN_LABELS[column].toLowerCase());
  return (
    <div className={classes.match} data-ended={hasEnded || undefined}>
      <div className={classes.matchText}>
        <Group gap={8}>
          <Text size="sm" fw={600}>
            {describeValidity(share, nowMs)}
          </Text>
          {share.includeContacts && <Badge variant="light">Shows contacts</Badge>}
          {share.takesAnswers && <Badge variant="light">Takes answers</Badge>}
        </Group>
        <Text size="xs" c="dimmed">
          {columns.length > 0 ? `Title, ${joinAnd(columns)}` : 'Titles only'}
        </Text>
        <Text size="xs" c="dimmed" className="dotted">
          <span>
            Created <TimeAgo value={share.createdAt} />
          </span>
          <span>{share.lastViewedAt ? <>opened <TimeAgo value={share.lastViewedAt} /></> : 'not opened yet'}</span>
        </Text>
        {url !== null && !hasEnded && <ShownLink title="The link" url={url} doneLabel="Hide" onDone={() => link.reset()} />}
        {isRevoking && !hasEnded && (
          <Confirmation
            text="Clients with the link see nothing more. This can’t be undone."
            label="Revoke link"
            word="revoke"
            isDangerous
            isPending={revoke.isPending}
            onConfirm={() => revoke.mutate()}
            onCancel={() => setIsRevoking(false)}
          />
        )}
      </div>
      {!hasEnded && !isRevoking && (
        <Group gap="xs" wrap="nowrap">
          {url === null && (
            <Button variant="default" size="xs" loading={link.isPending} aria-label={`Show the link created ${share.createdAt.slice(0, 10)}`} onClick={() => link.mutate()}>
              Show link
            </Button>
          )}
          <Button variant="default" size="xs" aria-label={`Revoke the link created ${share.createdAt.slice(0, 10)}`} onClick={() => setIsRevoking(true)}>
            Revoke
          </Button>
        </Group>
      )}
    </div>
  );
}
