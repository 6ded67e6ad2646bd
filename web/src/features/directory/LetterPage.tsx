import { Container, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { DIRECTORY_PAGE_SIZE, directoryQuery } from '../../api/queries';
import { plural } from '../../ui/format';
import { Pager } from '../../ui/Pager';
import { paths } from '../../urls/paths';
import { readCount } from '../../urls/query-string';
import { NotFoundPage } from '../../widgets/ErrorPanel';
import { PodcastSelection } from '../../widgets/lists/PodcastSelection';
import { PodcastCard } from '../../widgets/PodcastCard';
import { EmptyState, SkeletonRows } from '../../ui/states';
import { useTitle } from '../../ui/useTitle';
import { ErrorState } from '../../widgets/ErrorState';
import { isLetter, letterName, LetterNav } from './LetterNav';

export function LetterPage() {
  const { letter: letterParam = '' } = useParams({ strict: false });
  const search = useSearch({ strict: false });
  const letter = letterParam.toLowerCase();
  const skip = readCount(search.skip) ?? 0;
  const isKnownLetter = isLetter(letter);
  const { data, isPending, isError, error, refetch } = useQuery({ ...directoryQuery(letter, skip), enabled: isKnownLetter });
  useTitle(isKnownLetter ? `Podcasts: ${letterName(letter)}` : null);
  if (!isKnownLetter) return <NotFoundPage />;
  return (
    <Container size="lg" py="lg">
      <Stack gap="lg">
        <div>
          <Title order={1}>Podcasts: {letterName(letter)}</Title>
          <Text c="dimmed" mt={6}>
            {data ? plural(data.total, 'podcast') : ' '}
          </Text>
        </div>
        <LetterNav current={letter} counts={data?.letters} />
        {isPending && <SkeletonRows count={6} label="Loading podcasts" />}
        {isError && <ErrorState title="Couldn’t load this letter" error={error} onRetry={() => void refetch()} />}
        {data?.podcasts.length === 0 && (
          <EmptyState title={`No podcasts under ${letterName(letter)}`}>
            <Text c="dimmed">Choose another letter above.</Text>
          </EmptyState>
        )}
        {data && (
          <>
            <PodcastSelection podcasts={data.podcasts.map(({ id, title }) => ({ podcastId: id, title }))} listKey={`${letter} ${skip}`}>
              <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="sm">
                {data.podcasts.map((podcast) => (
                  <PodcastCard key={podcast.id} podcast={podcast} artSize={52} />
                ))}
              </SimpleGrid>
            </PodcastSelection>
            <Pager skip={skip} pageSize={DIRECTORY_PAGE_SIZE} total={data.total} noun="podcasts" href={(next) => paths.directoryLetter(letter, next)} />
          </>
        )}
      </Stack>
    </Container>
  );
}
