import { Container, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { directoryQuery } from '../../api/queries';
import { useTitle } from '../../ui/layout/useTitle';
import { ErrorState } from '../../widgets/ErrorState';
import { LetterNav } from './LetterNav';

/** Lists the letters with the number of podcasts under each. */
export function DirectoryPage() {
  const { data, isError, error, refetch } = useQuery(directoryQuery('a', 0));
  useTitle('Podcast directory, A to Z');
  return (
    <Container size="lg" py="lg">
      <Stack gap="lg">
        <div>
          <Title order={1}>Podcast directory</Title>
          <Text c="dimmed" mt={6}>
            Every podcast in the catalog, by the first letter of its title.
          </Text>
        </div>
        {isError && <ErrorState title="Couldn’t load the number of podcasts per letter" error={error} onRetry={() => void refetch()} />}
        <LetterNav current={null} counts={data?.letters} />
      </Stack>
    </Container>
  );
}
