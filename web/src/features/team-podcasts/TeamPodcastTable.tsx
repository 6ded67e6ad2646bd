import { useQuery } from '@tanstack/react-query';
import { teamUsersQuery } from '../../api/lists/members';
import type { TeamPodcast } from '../../api/lists/team-podcasts';
import { CardTable } from '../../ui/layout/CardTable';
import { useShortcut } from '../../ui/navigation/shortcuts';
import { SelectionBox } from '../../ui/forms/SelectionBox';
import { useSelection } from '../../ui/forms/useSelection';
import { useAddToListDialog } from '../../widgets/lists/useAddToListDialog';
import { TeamPodcastRow } from './TeamPodcastRow';
import classes from './TeamPodcasts.module.css';
import { TeamSelectionBar } from './TeamSelectionBar';
import { useTeamPodcastChanges } from './useTeamPodcastChanges';

interface TeamPodcastTableProps {
  podcasts: readonly TeamPodcast[];
  /** Another key is another page, which begins without a selection. */
  listKey: string;
  isOutdated: boolean;
}

export function TeamPodcastTable({ podcasts, listKey, isOutdated }: TeamPodcastTableProps) {
  const selection = useSelection(podcasts.map(({ podcastId }) => podcastId), listKey);
  const chosen = podcasts.filter(({ podcastId }) => selection.selected.has(podcastId));
  const adder = useAddToListDialog(null, selection.clear);
  const { data: team } = useQuery(teamUsersQuery);
  const nameOf = (userId: string | null) => team?.users.find(({ id }) => id === userId)?.displayName ?? null;
  const changes = useTeamPodcastChanges(selection.clear);
  const add = () => adder.choose({ kind: 'podcasts', podcasts: chosen.map(({ podcastId, podcast }) => ({ podcastId, title: podcast.title })) });
  useShortcut({ key: 'a', keyLabel: 'a', label: 'Add the selected podcasts to a list' }, add, chosen.length > 0);
  const areAllSelected = podcasts.length > 0 && chosen.length === podcasts.length;
  return (
    <div data-stale={isOutdated || undefined}>
      <CardTable
        label="Team podcasts"
        headings={['Podcast', 'Lists', 'Added', 'For integrations', 'Blacklist']}
        selectAll={<SelectionBox className={classes.select} label="Select all on this page" isChecked={areAllSelected} isPartly={chosen.length > 0 && !areAllSelected} onToggle={selection.toggleAll} />}
      >
        {podcasts.map((row) => (
          <TeamPodcastRow
            key={row.podcastId}
            row={row}
            addedBy={nameOf(row.addedByUserId)}
            isSelected={selection.selected.has(row.podcastId)}
            isBusy={changes.isBusy}
            onToggle={(isRange) => selection.toggle(row.podcastId, isRange)}
            onChange={(flags) => changes.change.mutate({ changed: [row], flags })}
          />
        ))}
      </CardTable>
      {chosen.length > 0 && <TeamSelectionBar chosen={chosen} changes={changes} onAdd={add} onClear={selection.clear} />}
      {adder.dialog}
    </div>
  );
}
