import { Button, Group, Loader, Table, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toApiError } from '../../api/errors';
import { cancelTranscription, canCancel, isOpen, requestTranscription, type TranscriptionRequest } from '../../api/transcriptions';
import { AppLink } from '../../ui/navigation/AppLink';
import { Artwork } from '../../ui/media/Artwork';
import { CardTable, RowName } from '../../ui/layout/CardTable';
import { episodeCover, podcastCover } from '../../ui/media/cover';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { paths } from '../../urls/paths';
import { STATE_LABELS, stateDetail } from '../../widgets/transcriptions/request-state';

export const TranscriptionTable = ({ requests }: { requests: readonly TranscriptionRequest[] }) => (
  <CardTable label="Requested transcripts" headings={['Episode', 'State', 'Requested', 'Action']}>
    {requests.map((request) => (
      <TranscriptionRow key={request.episodeId} request={request} />
    ))}
  </CardTable>
);

function TranscriptionRow({ request }: { request: TranscriptionRequest }) {
  const title = request.episodeTitle ?? 'An episode that is no longer in the catalog';
  return (
    <Table.Tr role="row">
      <RowName>
        <Artwork title={request.podcastTitle ?? title} cover={episodeCover(request.episodeId, request.episodeImageUrl, podcastCover(request.podcastSlug, request.podcastImageUrl))} size={36} />
        <span>
          {request.podcastSlug && request.episodeSlug ? <AppLink href={paths.appEpisode(request.podcastSlug, request.episodeSlug)}>{title}</AppLink> : title}
          {request.podcastTitle && (
            <Text span size="xs" c="dimmed" display="block">
              {request.podcastTitle}
            </Text>
          )}
        </span>
      </RowName>
      <Table.Td role="cell" data-label="State">
        <div>
          <Group gap={6}>
            {isOpen(request) && request.state !== 'queued' && <Loader size={14} aria-hidden="true" />}
            {STATE_LABELS[request.state]}
          </Group>
          <Text span size="xs" c="dimmed" display="block">
            {stateDetail(request)}
          </Text>
        </div>
      </Table.Td>
      <Table.Td role="cell" data-label="Requested">
        <TimeAgo value={request.requestedAt} />
      </Table.Td>
      <Table.Td role="cell">
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
