import { Container, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { TRANSCRIPTIONS_PAGE_SIZE, transcriptionsQuery } from '../../api/transcriptions';
import { AppLink } from '../../ui/navigation/AppLink';
import { plural } from '../../ui/text/format';
import { PageHead } from '../../ui/layout/PageHead';
import { Pager } from '../../ui/layout/Pager';
import { EmptyState, SkeletonRows } from '../../ui/layout/states';
import { useTitle } from '../../ui/layout/useTitle';
import { paths } from '../../urls/paths';
import { readCount } from '../../urls/query-string';
import { ErrorState } from '../../widgets/ErrorState';
import { TranscriptionTable } from './TranscriptionTable';

/** `/app/transcriptions`: the transcripts that the team requested, and what happens with them (spec 2 and 3). */
export function TranscriptionsPage() {
  const skip = readCount(useSearch({ strict: false }).skip) ?? 0;
  const { data, isPending, isError, error, refetch } = useQuery(transcriptionsQuery(skip));
  useTitle('Transcripts');
  return (
    <Container size={1180} py="lg">
      <Stack gap="md">
        <PageHead title="Transcripts" intro="The transcripts that your team requested. A podcast’s own transcript comes first; otherwise the audio is transcribed. A request without a result is refunded." />
        {isPending && <SkeletonRows count={6} height={56} label="Loading transcripts" />}
        {isError && <ErrorState title="Couldn’t load the transcripts" error={error} onRetry={() => void refetch()} />}
        {data && data.totalRequests === 0 && (
          <EmptyState title="No transcripts requested yet">
            <Text c="dimmed">
              Open an episode without a transcript from <AppLink href={paths.appSearch()}>search</AppLink>, and press “Request transcript”.
            </Text>
          </EmptyState>
        )}
        {data && data.totalRequests > 0 && (
          <>
            <Text size="sm" className="numbers">
              {plural(data.totalRequests, 'request')}
            </Text>
            <TranscriptionTable requests={data.requests} />
            <Pager skip={skip} pageSize={TRANSCRIPTIONS_PAGE_SIZE} total={data.totalRequests} noun="requests" href={(next) => paths.transcriptions({ skip: next || null })} />
          </>
        )}
      </Stack>
    </Container>
  );
}
