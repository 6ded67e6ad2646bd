import { Anchor, Container, Stack, Table, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { toApiError } from '../../api/errors';
import { type SharedList, type SharedPodcast, type ShareColumn, sharedListQuery } from '../../api/lists/shares';
import { AppLink } from '../../ui/navigation/AppLink';
import { Artwork } from '../../ui/media/Artwork';
import { podcastCover } from '../../ui/media/cover';
import { countryName } from '../../ui/text/countries';
import { formatCount, formatDay, formatDecimal, genreName, hostName, languageName, mailtoHref, plural, safeHref } from '../../ui/text/format';
import { FREQUENCY_LABELS, labelOf } from '../../ui/text/labels';
import { PriorityBadge } from '../../ui/listed/PriorityBadge';
import { StateBadge } from '../../ui/listed/StateBadge';
import { EmptyState, SkeletonRows } from '../../ui/layout/states';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { useTitle } from '../../ui/layout/useTitle';
import { paths } from '../../urls/paths';
import { ErrorState } from '../../widgets/ErrorState';
import { inPageOrder, SHARE_COLUMN_LABELS } from '../../widgets/lists/share-columns';
import { AnswerField } from './AnswerField';
import classes from './Shared.module.css';

/** `/shared/{token}`: a list as its client sees it. It carries the name of the team. */
export function SharedListPage() {
  const { token = '' } = useParams({ strict: false }) as { token?: string };
  const { data, isPending, isError, error, refetch } = useQuery(sharedListQuery(token));
  const isGone = isError && toApiError(error).isNotFound;
  useTitle(data?.list.name ?? (isGone ? 'Link not valid' : null), data?.list.teamName ?? null);
  usePrivatePage();
  return (
    <Container size={1180} py="lg">
      {isPending && <SkeletonRows count={6} height={56} label="Loading the list" />}
      {isGone && (
        <EmptyState title="This link is no longer valid" level={1}>
          <Text c="dimmed">It has expired or was revoked. Ask whoever sent it for a new one.</Text>
        </EmptyState>
      )}
      {isError && !isGone && <ErrorState title="Couldn’t load the list" error={error} onRetry={() => void refetch()} />}
      {data && <SharedListView list={data.list} token={token} />}
    </Container>
  );
}

/** The URL of the page is secret: search engines must not list it, and links must not pass it on. */
function usePrivatePage(): void {
  useEffect(() => {
    const tags = [
      { name: 'robots', content: 'noindex, nofollow' },
      { name: 'referrer', content: 'no-referrer' },
    ].map((attributes) => Object.assign(document.createElement('meta'), attributes));
    document.head.append(...tags);
    return () => tags.forEach((tag) => tag.remove());
  }, []);
}

function SharedListView({ list, token }: { list: SharedList; token: string }) {
  const columns = inPageOrder(list.columns);
  const [name, setName] = useState('');
  return (
    <Stack gap="md">
      <div>
        {list.teamName && (
          <Text fw={650} mb={4}>
            {list.teamName}
          </Text>
        )}
        <Title order={1}>{list.name}</Title>
        <Text size="sm" c="dimmed" className="dotted">
          <span>{plural(list.podcasts.length, 'podcast')}</span>
          {list.updatedAt && (
            <span>
              Updated <TimeAgo value={list.updatedAt} />
            </span>
          )}
          {list.expiresAt && <span>Available until {formatDay(list.expiresAt)}</span>}
        </Text>
      </div>
      {list.takesAnswers && list.podcasts.length > 0 && (
        <TextInput label="Your name" description="Shown with your answers to everyone with this link" maw={320} maxLength={80} value={name} onChange={(event) => setName(event.currentTarget.value)} />
      )}
      {list.podcasts.length === 0 ? (
        <EmptyState title="No podcasts on this list yet" />
      ) : (
        <div className={classes.scroller}>
          {/* Explicit roles remain when the style sheet turns rows into cards. */}
          <Table className={classes.table} aria-label={list.name} role="table">
            <Table.Thead role="rowgroup">
              <Table.Tr role="row">
                <Table.Th scope="col" role="columnheader">
                  Podcast
                </Table.Th>
                {columns.map((column) => (
                  <Table.Th key={column} scope="col" role="columnheader">
                    {SHARE_COLUMN_LABELS[column]}
                  </Table.Th>
                ))}
                {list.includeContacts && (
                  <Table.Th scope="col" role="columnheader">
                    Contact
                  </Table.Th>
                )}
                {list.takesAnswers && (
                  <Table.Th scope="col" role="columnheader">
                    Your answer
                  </Table.Th>
                )}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody role="rowgroup">
              {list.podcasts.map((podcast) => (
                <Table.Tr key={podcast.podcastId} role="row">
                  <Table.Th scope="row" role="rowheader">
                    <span className={classes.podcast}>
                      <Artwork title={podcast.title} cover={podcastCover(podcast.podcastId, podcast.imageUrl)} size={36} />
                      {podcast.inCatalog ? <AppLink href={paths.podcast(podcast.slug)}>{podcast.title}</AppLink> : <span>{podcast.title}</span>}
                    </span>
                  </Table.Th>
                  {columns.map((column) => (
                    <Table.Td key={column} role="cell" data-label={SHARE_COLUMN_LABELS[column]}>
                      <Cell podcast={podcast} column={column} />
                    </Table.Td>
                  ))}
                  {list.includeContacts && (
                    <Table.Td role="cell" data-label="Contact">
                      {podcast.contactEmail ? <Anchor inherit href={mailtoHref(podcast.contactEmail)}>{podcast.contactEmail}</Anchor> : '–'}
                    </Table.Td>
                  )}
                  {list.takesAnswers && (
                    <Table.Td role="cell" data-label="Your answer">
                      <AnswerField podcast={podcast} token={token} name={name} />
                    </Table.Td>
                  )}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </Stack>
  );
}

const joined = (values: readonly string[] | null) => (values && values.length > 0 ? values.join(', ') : null);

/** The cell of a column; a dash for what is unknown. */
function Cell({ podcast, column }: { podcast: SharedPodcast; column: ShareColumn }) {
  const website = safeHref(podcast.website);
  switch (column) {
    case 'state':
      return podcast.state ? <StateBadge state={podcast.state} /> : '–';
    case 'priority':
      return podcast.priority ? <PriorityBadge priority={podcast.priority} /> : '–';
    case 'labels':
      return joined(podcast.labels) ?? '–';
    case 'notes':
      return podcast.notes ? <span className={classes.text}>{podcast.notes}</span> : '–';
    case 'nextActionOn':
      return podcast.nextActionOn ? formatDay(podcast.nextActionOn) : '–';
    case 'addedAt':
      return podcast.addedAt ? <TimeAgo value={podcast.addedAt} /> : '–';
    case 'author':
      return podcast.author ?? '–';
    case 'description':
      return podcast.description ? <span className={classes.clamped}>{podcast.description}</span> : '–';
    case 'genres':
      return joined(podcast.genres?.map(genreName) ?? null) ?? '–';
    case 'language':
      return podcast.language ? languageName(podcast.language) : '–';
    case 'countries':
      return joined(podcast.countries?.map((country) => countryName(country.toUpperCase())) ?? null) ?? '–';
    case 'website':
      return website ? (
        <a href={website} rel="nofollow noopener noreferrer" target="_blank">
          {hostName(website)}
        </a>
      ) : (
        '–'
      );
    case 'authorityScore':
      return podcast.authorityScore === null ? '–' : formatDecimal(podcast.authorityScore);
    case 'hasGuests':
      return podcast.hasGuests === null ? '–' : podcast.hasGuests ? 'Yes' : 'No';
    case 'episodeCount':
      return podcast.episodeCount === null ? '–' : formatCount(podcast.episodeCount);
    case 'lastEpisodePublishedAt':
      return podcast.lastEpisodePublishedAt ? <TimeAgo value={podcast.lastEpisodePublishedAt} /> : '–';
    case 'updateFrequency':
      return podcast.updateFrequency ? labelOf(FREQUENCY_LABELS, podcast.updateFrequency) : '–';
  }
}
