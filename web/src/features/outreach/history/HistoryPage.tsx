import { Anchor, Button, Container, Group, Stack, Text } from '@mantine/core';
import { IconMailShare, IconPencilPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { guestChoiceQuery } from '../../../api/outreach/guest-choice';
import { pitchHistoryQuery } from '../../../api/outreach/pitches';
import { toApiError } from '../../../api/errors';
import { AppLink } from '../../../ui/navigation/AppLink';
import { PageHead } from '../../../ui/layout/PageHead';
import rows from '../../../ui/layout/Rows.module.css';
import { useActions } from '../../../ui/navigation/shortcuts';
import { EmptyState, SkeletonRows } from '../../../ui/layout/states';
import { useTitle } from '../../../ui/layout/useTitle';
import { paths } from '../../../urls/paths';
import { ErrorState } from '../../../widgets/ErrorState';
import { IgnoredParts } from '../../../widgets/IgnoredParts';
import { ShowMore } from '../../../widgets/PagedItems';
import { SheetExportMenu } from '../../../widgets/SheetExportMenu';
import { HistoryFilters } from './HistoryFilters';
import { formatHistoryView, type HistoryView, isFiltered, toFilter } from './history-view';
import { PitchRow } from './PitchRow';

/** The pitches of the team, newest first (spec 3). */
export function HistoryPage({ view, ignored = [] }: { view: HistoryView; ignored?: readonly string[] }) {
  const router = useRouter();
  const query = useInfiniteQuery(pitchHistoryQuery(toFilter(view)));
  const { data, isPending, isError, error } = query;
  const pitches = data?.pages.flatMap((page) => page.outreach) ?? [];
  const show = (changes: Partial<HistoryView>) => void router.navigate({ href: paths.outreach(formatHistoryView({ ...view, ...changes })), resetScroll: false });
  const newPitch = paths.newPitch({ podcast: view.podcast, guest: view.guest, project: view.project });
  useTitle('Outreach');
  useActions([
    { label: view.isMine ? 'Show the pitches of the whole team' : 'Show only your pitches', run: () => show({ isMine: !view.isMine }) },
    { label: 'Templates for pitches', keywords: 'outreach settings', run: () => void router.navigate({ href: paths.outreachTemplates() }) },
  ]);
  const hasFilters = isFiltered(view);
  // A filter names a guest, a list or a podcast that was deleted.
  const isUnknown = isError && hasFilters && !data && toApiError(error).isNotFound;
  return (
    <Container size="lg" py="lg">
      <Stack gap="md">
        <PageHead title="Outreach" intro="All your team’s pitches. Earshot writes and checks them; you send them.">
          <Group gap="xs">
            {(isPending || pitches.length > 0) && <SheetExportMenu isWaiting={isPending} source={{ kind: 'pitches', filter: toFilter(view) }} subject={hasFilters ? 'these pitches' : 'all pitches'} />}
            <Button component={AppLink} href={paths.outreachTemplates()} variant="default">
              Templates
            </Button>
            <Button component={AppLink} href={newPitch} leftSection={<IconPencilPlus size={17} stroke={1.8} aria-hidden="true" />}>
              Write a pitch
            </Button>
          </Group>
        </PageHead>
        <IgnoredParts names={ignored} />
        {(hasFilters || isPending || pitches.length > 0) && <HistoryFilters view={view} onChange={show} />}
        {isPending && <SkeletonRows count={5} height={84} label="Loading the pitches" />}
        {isUnknown && <NoMatches title="The guest, list or podcast in this filter no longer exists" />}
        {isError && !data && !isUnknown && <ErrorState title="Couldn’t load the pitches" error={error} onRetry={() => void query.refetch()} />}
        {data && pitches.length === 0 && (hasFilters ? <NoMatches title="No pitches match" /> : <NoPitches />)}
        {pitches.length > 0 && (
          <ul className={rows.list} aria-label="Pitches">
            {pitches.map((pitch) => (
              <PitchRow key={pitch.id} pitch={pitch} />
            ))}
          </ul>
        )}
        <ShowMore query={query} what="older pitches" />
      </Stack>
    </Container>
  );
}

const NoMatches = ({ title }: { title: string }) => (
  <EmptyState title={title}>
    <Anchor component={AppLink} href={paths.outreach()} underline="always">
      Show all pitches
    </Anchor>
  </EmptyState>
);

/** Explains pitches, and starts the first one: a guest, then a show. */
function NoPitches() {
  const { data } = useQuery(guestChoiceQuery);
  const hasGuests = data === undefined || data.guestProfiles.length > 0;
  return (
    <EmptyState title="No pitches yet" icon={<IconMailShare size={34} stroke={1.4} />}>
      <Text c="dimmed" maw={520}>
        A pitch is written from facts: what was said on the podcast, where and when, and what your guest has to add. You choose a guest and a podcast, edit the text, and send it yourself.
      </Text>
      <Group gap="sm" justify="center">
        {hasGuests ? (
          <Button component={AppLink} href={paths.newPitch()}>
            Choose guest and podcast
          </Button>
        ) : (
          <Button component={AppLink} href={paths.newGuest()}>
            Create a guest profile first
          </Button>
        )}
        <Button component={AppLink} href={paths.appSearch()} variant="default">
          Find podcasts
        </Button>
      </Group>
    </EmptyState>
  );
}
