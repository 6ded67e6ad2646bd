import { Container, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useRouter, useSearch } from '@tanstack/react-router';
import { plural } from '../../../ui/text/format';
import { PageHead } from '../../../ui/layout/PageHead';
import { EmptyState, SkeletonRows } from '../../../ui/layout/states';
import { useNow } from '../../../ui/text/useNow';
import { useTitle } from '../../../ui/layout/useTitle';
import { paths } from '../../../urls/paths';
import { type QueryString, readText } from '../../../urls/query-string';
import { ErrorState } from '../../../widgets/ErrorState';
import { localDay } from '../table/list-row';
import { Agenda } from './Agenda';
import { MonthCalendar } from './MonthCalendar';
import { readMonth } from './planned-actions';
import { usePlannedActions } from './usePlannedActions';

/** `/app/upcoming`: the next actions of all lists, as an agenda or a calendar. */
export function UpcomingPage() {
  const router = useRouter();
  const query: QueryString = useSearch({ strict: false });
  const today = localDay(useNow());
  const isCalendar = readText(query.view) === 'calendar';
  const isMine = readText(query.by) === 'me';
  const { actions, hasMore, isPending, error, retry } = usePlannedActions(isMine);
  useTitle('Upcoming');
  const pathOf = (change: { view?: string | null; by?: string | null; month?: string }) =>
    paths.upcoming({ view: isCalendar ? 'calendar' : null, by: isMine ? 'me' : null, month: isCalendar ? readText(query.month) : null, ...change });
  const goTo = (change: Parameters<typeof pathOf>[0]) => void router.navigate({ href: pathOf(change), resetScroll: false });
  return (
    <Container size="xl" py="lg">
      <Stack gap="lg">
        <PageHead title="Upcoming" status={isPending ? null : hasMore ? `The first ${plural(actions.length, 'next action')}` : plural(actions.length, 'next action')}>
          <Group gap="xs">
            <SegmentedControl
              size="xs"
              aria-label="Whose"
              value={isMine ? 'me' : 'team'}
              data={[{ value: 'team', label: 'Everyone' }, { value: 'me', label: 'Mine' }]}
              onChange={(value) => goTo({ by: value === 'me' ? 'me' : null })}
            />
            <SegmentedControl
              size="xs"
              aria-label="Layout"
              value={isCalendar ? 'calendar' : 'agenda'}
              data={[{ value: 'agenda', label: 'Agenda' }, { value: 'calendar', label: 'Calendar' }]}
              onChange={(value) => goTo({ view: value === 'calendar' ? 'calendar' : null })}
            />
          </Group>
        </PageHead>
        {error ? (
          <ErrorState title="Couldn’t load your lists" error={error} onRetry={retry} />
        ) : isPending ? (
          <SkeletonRows count={6} height={40} label="Loading next actions" />
        ) : isCalendar ? (
          <MonthCalendar actions={actions} today={today} month={readMonth(readText(query.month), today)} pathOf={(month) => pathOf({ month })} />
        ) : actions.length === 0 ? (
          <EmptyState title="Nothing planned">
            <Text c="dimmed">Set a date in the column “Next action” of a list, and it appears here.</Text>
          </EmptyState>
        ) : (
          <Agenda actions={actions} today={today} />
        )}
      </Stack>
    </Container>
  );
}
