import { Anchor, Container, Group, NativeSelect, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { TEAM_PODCASTS_PAGE_SIZE, type TeamPodcastSort, teamPodcastsQuery } from '../../api/lists/team-podcasts';
import { AppLink } from '../../ui/navigation/AppLink';
import { plural } from '../../ui/text/format';
import { PageHead } from '../../ui/layout/PageHead';
import { Pager } from '../../ui/layout/Pager';
import { EmptyState, SkeletonRows } from '../../ui/layout/states';
import { useShown } from '../../ui/forms/useShown';
import { useTitle } from '../../ui/layout/useTitle';
import { ignoredParts } from '../../urls/ignored-parts';
import { paths } from '../../urls/paths';
import type { QueryString } from '../../urls/query-string';
import { ErrorState } from '../../widgets/ErrorState';
import { IgnoredParts } from '../../widgets/IgnoredParts';
import { formatTeamPodcastsState, lastSkip, parseTeamPodcastsState, SHOWN, SHOWN_LABELS, SORT_LABELS, type TeamPodcastsState, toFilter } from './page-state';
import { TeamPodcastTable } from './TeamPodcastTable';

const TYPING_MS = 250;

const hrefOf = (state: TeamPodcastsState) => paths.teamPodcasts(formatTeamPodcastsState(state));

/** `/app/podcasts`: the podcasts of the team, with their flags and the lists that they are on (spec 2 and 3). */
export function TeamPodcastsPage() {
  const router = useRouter();
  const query: QueryString = useSearch({ strict: false });
  const state = parseTeamPodcastsState(query);
  const { data, isPending, isError, isPlaceholderData, error, refetch } = useQuery(teamPodcastsQuery(toFilter(state)));
  useTitle('Team podcasts');
  const show = (changes: Partial<TeamPodcastsState>) => void router.navigate({ href: hrefOf({ ...state, skip: 0, ...changes }), replace: 'text' in changes, resetScroll: false });
  const shown = useShown(state, isPlaceholderData);
  const isFiltered = shown.text !== '' || shown.shown !== 'all';

  // The last podcasts of a page may have been removed.
  const skip = data && !isPlaceholderData ? lastSkip(state.skip, data.totalFiltered) : state.skip;
  const moved = skip === state.skip ? null : hrefOf({ ...state, skip });
  useEffect(() => {
    if (moved) void router.navigate({ href: moved, replace: true });
  }, [moved, router]);

  return (
    <Container size={1180} py="lg">
      <Stack gap="md">
        <PageHead title="Team podcasts" intro="The podcasts that your team works with. Blacklisted ones are left out of everyone’s searches. Marks for integrations change nothing here: your own programs read the marked podcasts through the API." />
        <IgnoredParts names={ignoredParts(query, formatTeamPodcastsState(state))} />
        <Group gap="sm" align="flex-end">
          <TitleFilter key={state.text} text={state.text} onChange={(text) => show({ text })} />
          <SegmentedControl
            aria-label="Show"
            size="sm"
            value={state.shown}
            data={SHOWN.map((each) => ({ value: each, label: SHOWN_LABELS[each] }))}
            onChange={(value) => show({ shown: SHOWN.find((each) => each === value) ?? 'all' })}
          />
          <NativeSelect
            aria-label="Sort by"
            value={state.sort}
            data={Object.entries(SORT_LABELS).map(([value, label]) => ({ value, label }))}
            onChange={(event) => show({ sort: event.currentTarget.value as TeamPodcastSort })}
          />
        </Group>
        {isPending && <SkeletonRows count={6} height={56} label="Loading team podcasts" />}
        {isError && <ErrorState title="Couldn’t load the team podcasts" error={error} onRetry={() => void refetch()} />}
        {data && (
          <Text size="sm" role="status" className="numbers">
            {isFiltered ? `${plural(data.totalFiltered, 'podcast')} of ${data.total}` : plural(data.total, 'podcast')}
          </Text>
        )}
        {data && data.teamPodcasts.length === 0 && (
          <EmptyState title={isFiltered ? 'No podcasts match' : 'No team podcasts yet'}>
            {isFiltered ? (
              <Anchor component={AppLink} href={paths.teamPodcasts()} underline="always">
                Show all
              </Anchor>
            ) : (
              <Text c="dimmed">
                Podcasts that you add to a <AppLink href={paths.projects()}>list</AppLink>, mark for integrations or blacklist appear here.
              </Text>
            )}
          </EmptyState>
        )}
        {data && data.teamPodcasts.length > 0 && (
          <>
            <TeamPodcastTable podcasts={data.teamPodcasts} listKey={hrefOf(shown)} isOutdated={isPlaceholderData} />
            <Pager skip={shown.skip} pageSize={TEAM_PODCASTS_PAGE_SIZE} total={data.totalFiltered} noun="podcasts" href={(next) => hrefOf({ ...shown, skip: next })} />
          </>
        )}
      </Stack>
    </Container>
  );
}

function TitleFilter({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const filter = useDebouncedCallback((value: string) => onChange(value.trim()), TYPING_MS);
  return (
    <TextInput
      type="search"
      aria-label="Filter by title"
      placeholder="Filter by title"
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      value={typed}
      // The field is created again for each text of the URL, and keeps the focus.
      autoFocus={text !== ''}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        filter(event.currentTarget.value);
      }}
    />
  );
}
