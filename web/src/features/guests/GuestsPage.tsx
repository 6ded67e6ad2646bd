import { Button, Container, Stack, Text } from '@mantine/core';
import { IconPlus, IconUserStar } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { guestsQuery } from '../../api/guests/profiles';
import type { GuestFilter, GuestSummary } from '../../api/guests/types';
import { projectsQuery } from '../../api/lists/projects';
import { AppLink } from '../../ui/navigation/AppLink';
import { PageHead } from '../../ui/layout/PageHead';
import rows from '../../ui/layout/Rows.module.css';
import { EmptyState } from '../../ui/layout/states';
import { TabLinks } from '../../ui/layout/TabLinks';
import { filterByText, TextFilter } from '../../ui/forms/TextFilter';
import { useTitle } from '../../ui/layout/useTitle';
import { paths } from '../../urls/paths';
import { type QueryString, readText } from '../../urls/query-string';
import { PagedItems } from '../../widgets/PagedItems';
import { DeletedGuestRow, GuestRow } from './GuestRow';
import { useGuestActions } from './useGuestActions';

const TABS: readonly { show: GuestFilter; label: string; title: string }[] = [
  { show: 'current', label: 'Current', title: 'Guests' },
  { show: 'archived', label: 'Archived', title: 'Archived guests' },
  { show: 'deleted', label: 'Recently deleted', title: 'Recently deleted guests' },
];

/** `/app/guests` (spec 2): the people whom the team pitches to podcasts. */
export function GuestsPage() {
  const query: QueryString = useSearch({ strict: false });
  const show = TABS.find((tab) => tab.show === readText(query.show))?.show ?? 'current';
  useTitle('Guests');
  return (
    <Container size="lg" py="lg">
      <Stack gap="lg">
        <PageHead title="Guests" intro="People you pitch to podcasts. Their profiles are used to write outreach.">
          <Button component={AppLink} href={paths.newGuest()} leftSection={<IconPlus size={17} aria-hidden="true" />}>
            New guest
          </Button>
        </PageHead>
        <TabLinks label="Guest views" tabs={TABS.map((tab) => ({ href: paths.guests({ show: tab.show === 'current' ? null : tab.show }), label: tab.label, isCurrent: tab.show === show }))} />
        <Guests key={show} show={show} />
      </Stack>
    </Container>
  );
}

function Guests({ show }: { show: GuestFilter }) {
  const query = useInfiniteQuery(guestsQuery(show));
  return (
    <PagedItems query={query} itemsOf={({ guestProfiles }) => guestProfiles} what="your guests" more="more guests" skeleton={{ count: 4, height: 76 }} empty={<NoGuests show={show} />}>
      {(guests) => <GuestList guests={guests} show={show} />}
    </PagedItems>
  );
}

function GuestList({ guests, show }: { guests: readonly GuestSummary[]; show: GuestFilter }) {
  const { data: lists } = useQuery(projectsQuery);
  const actions = useGuestActions();
  const [filter, setFilter] = useState('');
  const Row = show === 'deleted' ? DeletedGuestRow : GuestRow;
  const shown = filterByText(guests, filter, ({ name, companyName }) => `${name} ${companyName ?? ''}`);
  return (
    <>
      <TextFilter label="Filter by name or company" noun="guest" count={guests.length} shownCount={shown.length} value={filter} onChange={setFilter} />
      <ul className={rows.list} aria-label={TABS.find((tab) => tab.show === show)?.title}>
        {shown.map((guest) => (
          <Row key={guest.guestProfileId} guest={guest} project={lists?.projects.find(({ projectId }) => projectId === guest.projectId) ?? null} actions={actions} />
        ))}
      </ul>
    </>
  );
}

function NoGuests({ show }: { show: GuestFilter }) {
  if (show === 'archived') {
    return (
      <EmptyState title="No archived guests">
        <Text c="dimmed">Archive a guest when their campaign is over. The profile stays readable.</Text>
      </EmptyState>
    );
  }
  if (show === 'deleted') {
    return (
      <EmptyState title="No recently deleted guests">
        <Text c="dimmed">A deleted profile can be restored here for 30 days.</Text>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No guests yet" icon={<IconUserStar size={34} stroke={1.4} />}>
      <Text c="dimmed" maw={520}>
        A guest profile holds a bio, expertise and topics. Earshot uses it to find podcasts that fit and to write pitches.
      </Text>
      <Button component={AppLink} href={paths.newGuest()}>
        Create a guest profile
      </Button>
    </EmptyState>
  );
}
