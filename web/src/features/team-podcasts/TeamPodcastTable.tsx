import { Badge, Button, Switch, Table, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { teamUsersQuery } from '../../api/lists/members';
import { putTeamPodcast, removeTeamPodcasts, type TeamPodcast, type TeamPodcastFlags } from '../../api/lists/team-podcasts';
import { AppLink } from '../../ui/AppLink';
import { Artwork } from '../../ui/Artwork';
import { plural } from '../../ui/format';
import { useShortcut } from '../../ui/shortcuts';
import { StateIcon } from '../../ui/StateBadge';
import { TimeAgo } from '../../ui/TimeAgo';
import { SelectionBox } from '../../ui/SelectionBox';
import { useSelection } from '../../ui/useSelection';
import { paths } from '../../urls/paths';
import { useAddToListDialog } from '../../widgets/lists/useAddToListDialog';
import { showFailure, showMessage, showRestore } from '../../widgets/undo';
import classes from './TeamPodcasts.module.css';

interface TeamPodcastTableProps {
  podcasts: readonly TeamPodcast[];
  /** Another key is another page, which begins without a selection. */
  listKey: string;
  isOutdated: boolean;
}

/** How many changes of a selection are sent at a time. */
const PARALLEL = 4;

async function setAll(podcasts: readonly Pick<TeamPodcast, 'podcastId'>[], flags: TeamPodcastFlags): Promise<void> {
  const left = [...podcasts];
  const next = async (): Promise<void> => {
    const podcast = left.pop();
    if (!podcast) return;
    await putTeamPodcast(podcast.podcastId, flags);
    await next();
  };
  await Promise.all(Array.from({ length: PARALLEL }, next));
}

export function TeamPodcastTable({ podcasts, listKey, isOutdated }: TeamPodcastTableProps) {
  const queryClient = useQueryClient();
  const selection = useSelection(podcasts.map(({ podcastId }) => podcastId), listKey);
  const chosen = podcasts.filter(({ podcastId }) => selection.selected.has(podcastId));
  const adder = useAddToListDialog(null, selection.clear);
  const { data: team } = useQuery(teamUsersQuery);
  const nameOf = (userId: string | null) => team?.users.find(({ id }) => id === userId)?.displayName ?? null;
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['team-podcasts'] });
  const change = useMutation({
    mutationFn: ({ changed, flags }: { changed: readonly TeamPodcast[]; flags: TeamPodcastFlags }) => setAll(changed, flags),
    onError: (error) => showFailure('Not everything was changed', error),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (removed: readonly TeamPodcast[]) => removeTeamPodcasts(removed.map(({ podcastId }) => podcastId)),
    onSuccess: ({ removedPodcasts, errors }, removed) => {
      selection.clear();
      const kept = errors > 0 ? ` ${plural(errors, 'blacklisted podcast')} can only be removed by an admin.` : '';
      if (removedPodcasts === 0) {
        showMessage(`Nothing was removed.${kept}`);
        return;
      }
      showRestore(`Removed ${plural(removedPodcasts, 'podcast')} from the team. Lists keep them.${kept}`, async () => {
        // Restores the flags of blacklisted podcasts that were not removed.
        for (const { podcastId, sync, blacklist } of removed) await putTeamPodcast(podcastId, { sync, ...(blacklist && { blacklist }) });
        await refresh();
      });
    },
    onError: (error) => showFailure('Nothing was removed', error),
    onSettled: refresh,
  });
  const isBusy = change.isPending || remove.isPending;
  const add = () => adder.choose({ kind: 'podcasts', podcasts: chosen.map(({ podcastId, podcast }) => ({ podcastId, title: podcast.title })) });
  useShortcut({ key: 'a', keyLabel: 'a', label: 'Add the selected podcasts to a list' }, add, chosen.length > 0);
  const areAllSelected = podcasts.length > 0 && chosen.length === podcasts.length;
  return (
    <div data-stale={isOutdated || undefined}>
      {/* Explicit roles remain when the style sheet turns rows into cards. */}
      <Table verticalSpacing={8} horizontalSpacing="sm" role="table" aria-label="Team podcasts" className={classes.table}>
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            <Table.Th role="columnheader" scope="col" w={44}>
              <SelectionBox className={classes.select} label="Select all on this page" isChecked={areAllSelected} isPartly={chosen.length > 0 && !areAllSelected} onToggle={selection.toggleAll} />
            </Table.Th>
            {['Podcast', 'Lists', 'Added', 'For integrations', 'Blacklist'].map((heading) => (
              <Table.Th key={heading} role="columnheader" scope="col">
                {heading}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {podcasts.map((row) => (
            <Table.Tr key={row.podcastId} role="row" data-selected={selection.selected.has(row.podcastId) || undefined}>
              <Table.Td role="cell">
                <SelectionBox className={classes.select} label={`Select ${row.podcast.title}`} isChecked={selection.selected.has(row.podcastId)} onToggle={(isRange) => selection.toggle(row.podcastId, isRange)} />
              </Table.Td>
              <Table.Th role="rowheader" scope="row">
                <span className={classes.podcast}>
                  <Artwork title={row.podcast.title} src={row.podcast.imageUrl} size={36} />
                  <span>
                    {row.inCatalog === false ? row.podcast.title : <AppLink href={paths.appPodcast(row.podcast.slug)}>{row.podcast.title}</AppLink>}
                    {row.podcast.author && (
                      <Text span size="xs" c="dimmed" display="block">
                        {row.podcast.author}
                      </Text>
                    )}
                    {row.inCatalog === false && (
                      <Badge variant="outline" color="gray" size="sm">
                        No longer in the catalog
                      </Badge>
                    )}
                  </span>
                </span>
              </Table.Th>
              <Table.Td role="cell" data-label="Lists">
                {row.projects.length === 0 ? (
                  <Text span size="sm" c="dimmed">
                    None
                  </Text>
                ) : (
                  <span className={classes.lists}>
                    {row.projects.map(({ projectId, projectSlug, projectName, listedPodcastState }) => (
                      <span key={projectId}>
                        <StateIcon state={listedPodcastState} size={14} /> <AppLink href={paths.project(projectSlug)}>{projectName}</AppLink>
                      </span>
                    ))}
                  </span>
                )}
              </Table.Td>
              <Table.Td role="cell" data-label="Added">
                <TimeAgo value={row.createdAt} />
                {nameOf(row.addedByUserId) && (
                  <Text span size="xs" c="dimmed" display="block">
                    by {nameOf(row.addedByUserId)}
                  </Text>
                )}
              </Table.Td>
              <Table.Td role="cell" data-label="For integrations">
                <Switch aria-label={`Mark ${row.podcast.title} for integrations`} checked={row.sync} disabled={isBusy} onChange={(event) => change.mutate({ changed: [row], flags: { sync: event.currentTarget.checked } })} />
              </Table.Td>
              <Table.Td role="cell" data-label="Blacklist">
                <Switch aria-label={`Blacklist ${row.podcast.title}`} checked={row.blacklist} disabled={isBusy} onChange={(event) => change.mutate({ changed: [row], flags: { blacklist: event.currentTarget.checked } })} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {chosen.length > 0 && (
        <section className={classes.bar} aria-label="Selected podcasts">
          <Text size="sm" role="status" className="numbers">
            {plural(chosen.length, 'podcast')} selected
          </Text>
          <Button size="xs" aria-haspopup="dialog" onClick={add}>
            Add to list
          </Button>
          <Button size="xs" variant="default" disabled={isBusy} onClick={() => change.mutate({ changed: chosen, flags: { sync: true } })}>
            Mark for integrations
          </Button>
          <Button size="xs" variant="default" disabled={isBusy} onClick={() => change.mutate({ changed: chosen, flags: { blacklist: true } })}>
            Blacklist
          </Button>
          <Button size="xs" variant="default" loading={remove.isPending} disabled={isBusy} onClick={() => remove.mutate(chosen)}>
            Remove
          </Button>
          <Button size="xs" variant="subtle" onClick={selection.clear}>
            Clear
          </Button>
        </section>
      )}
      {adder.dialog}
    </div>
  );
}
