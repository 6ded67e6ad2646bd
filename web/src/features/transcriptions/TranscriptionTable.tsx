import { Button, Loader, Table, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toApiError } from '../../api/errors';
import { cancelTranscription, canCancel, isOpen, requestTranscription, type TranscriptionRequest } from '../../api/transcriptions';
import { AppLink } from '../../ui/AppLink';
import { Artwork } from '../../ui/Artwork';
import { episodeCover, podcastCover } from '../../ui/cover';
import { TimeAgo } from '../../ui/TimeAgo';
import { paths } from '../../urls/paths';
import { STATE_LABELS, stateDetail } from '../../widgets/transcriptions/request-state';
import classes from './Transcriptions.module.css';

export function TranscriptionTable({ requests }: { requests: readonly TranscriptionRequest[] }) {
  return (
    /* Explicit roles remain when the style sheet turns rows into cards. */
    <Table verticalSpacing={8} horizontalSpacing="sm" role="table" aria-label="Requested transcripts" className={classes.table}>
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">
          {['Episode', 'State', 'Requested', 'Action'].map((heading) => (
            <Table.Th key={heading} role="columnheader" scope="col">
              {heading}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {requests.map((request) => (
          <TranscriptionRow key={request.episodeId} request={request} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function TranscriptionRow({ request }: { request: TranscriptionRequest }) {
  const title = request.episodeTitle ?? 'An episode that is no longer in the catalog';
  return (
    <Table.Tr role="row">
      <Table.Th role="rowheader" scope="row">
        <span className={classes.episode}>
          <Artwork title={request.podcastTitle ?? title} cover={episodeCover(request.episodeId, request.episodeImageUrl, podcastCover(request.podcastSlug, request.podcastImageUrl))} size={36} />
          <span>
            {request.podcastSlug && request.episodeSlug ? <AppLink href={paths.appEpisode(request.podcastSlug, request.episodeSlug)}>{title}</AppLink> : title}
            {request.podcastTitle && (
              <Text span size="xs" c="dimmed" display="block">
                {request.podcastTitle}
              </Text>
            )}
          </span>
        </span>
      </Table.Th>
      <Table.Td role="cell" data-label="State">
        <span className={classes.state}>
          {isOpen(request) && request.state !== 'queued' && <Loader size={14} aria-hidden="true" />}
          {STATE_LABELS[request.state]}
        </span>
        <Text span size="xs" c="dimmed" display="block">
          {stateDetail(request)}
        </Text>
      </Table.Td>
      <Table.Td role="cell" data-label="Requested">
        <TimeAgo value={request.requestedAt} />
      </Table.Td>
      <Table.Td role="cell" data-label="Action">
        <RequestAction request={request} title={title} />
      </Table.Td>
    </Table.Tr>
  );
}

/** Cancels a waiting request, or repeats one without a result. */
function RequestAction({ request, title }: { request: TranscriptionRequest; title: string }) {
  const queries = useQueryClient();
  const isCancelable = canCancel(request);
  const change = useMutation({
    mutationFn: () => (isCancelable ? cancelTranscription(request.episodeId) : requestTranscription(request.episodeId)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['transcriptions'] }),
  });
  const canRepeat = request.state === 'failed' || request.state === 'canceled';
  if (!isCancelable && !canRepeat) return null;
  const label = isCancelable ? 'Cancel' : 'Try again';
  return (
    <>
      <Button size="xs" variant="default" loading={change.isPending} onClick={() => change.mutate()} aria-label={`${label}: ${title}`}>
        {label}
      </Button>
      {change.isError && (
        <Text role="alert" size="xs" c="dimmed">
          {toApiError(change.error).message}
        </Text>
      )}
    </>
  );
}
