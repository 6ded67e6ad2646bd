import { Container, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { DIRECTORY_PAGE_SIZE, directoryQuery } from '../../api/queries';
import { plural } from '../../ui/text/format';
import { Pager } from '../../ui/layout/Pager';
import { paths } from '../../urls/paths';
import { readCount } from '../../urls/query-string';
import { NotFoundPage } from '../../widgets/ErrorPanel';
import { PodcastSelection } from '../../widgets/lists/PodcastSelection';
import { PodcastCard } from '../../widgets/PodcastCard';
import { EmptyState, SkeletonRows } from '../../ui/layout/states';
import { useShown } from '../../ui/forms/useShown';
import { useTitle } from '../../ui/layout/useTitle';
import { ErrorState } from '../../widgets/ErrorState';
import { isLetter, letterName, LetterNav } from './LetterNav';

export function LetterPage() {
  const { letter: letterParam = '' } = useParams({ strict: false });
  const search = useSearch({ strict: false });
  const letter = letterParam.toLowerCase();
  const skip = readCount(search.skip) ?? 0;
  const isKnownLetter = isLetter(letter);
  const { data, isPlaceholderData, isError, error, refetch } = useQuery({ ...directoryQuery(letter, skip), enabled: isKnownLetter });
  // The counts of the letters stay while another letter loads, but not its podcasts.
  const page = data?.letter === letter ? data : undefined;
  const shownSkip = useShown(skip, isPlaceholderData);
  useTitle(isKnownLetter ? `Podcasts: ${letterName(letter)}` : null);
  if (!isKnownLetter) return <NotFoundPage />;
  return (
    <Container size="lg" py="lg">
      <Stack gap="lg">
        <div>
          <Title order={1}>Podcasts: {letterName(letter)}</Title>
          <Text c="dimmed" mt={6}>
            {page ? plural(page.total, 'podcast') : ' '}
          </Text>
        </div>
        <LetterNav current={letter} counts={data?.letters} />
        {!page && !isError && <SkeletonRows count={6} label="Loading podcasts" />}
        {isError && <ErrorState title="Couldn’t load this letter" error={error} onRetry={() => void refetch()} />}
        {page?.podcasts.length === 0 && (
          <EmptyState title={`No podcasts under ${letterName(letter)}`}>
            <Text c="dimmed">Choose another letter above.</Text>
          </EmptyState>
        )}
        {page && (
          <Stack gap="lg" data-stale={isPlaceholderData || undefined}>
            <PodcastSelection podcasts={page.podcasts.map(({ id, title }) => ({ podcastId: id, title }))} listKey={`${letter} ${shownSkip}`}>
              <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="sm">
                {page.podcasts.map((podcast) => (
                  <PodcastCard key={podcast.id} podcast={podcast} artSize={52} />
                ))}
              </SimpleGrid>
            </PodcastSelection>
            <Pager skip={shownSkip} pageSize={DIRECTORY_PAGE_SIZE} total={page.total} noun="podcasts" href={(next) => paths.directoryLetter(letter, next)} />
          </Stack>
        )}
      </Stack>
    </Container>
  );
}
