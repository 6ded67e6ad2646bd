import { Badge, Switch, Table, Text } from '@mantine/core';
import type { TeamPodcast, TeamPodcastFlags } from '../../api/lists/team-podcasts';
import { AppLink } from '../../ui/navigation/AppLink';
import { Artwork } from '../../ui/media/Artwork';
import { RowName } from '../../ui/layout/CardTable';
import { podcastCover } from '../../ui/media/cover';
import { SelectionBox } from '../../ui/forms/SelectionBox';
import { StateIcon } from '../../ui/listed/StateBadge';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { paths } from '../../urls/paths';
import classes from './TeamPodcasts.module.css';

interface TeamPodcastRowProps {
  row: TeamPodcast;
  /** The name of the member who added it; null when it is unknown. */
  addedBy: string | null;
  isSelected: boolean;
  isBusy: boolean;
  onToggle: (isRange: boolean) => void;
  onChange: (flags: TeamPodcastFlags) => void;
}

export function TeamPodcastRow({ row, addedBy, isSelected, isBusy, onToggle, onChange }: TeamPodcastRowProps) {
  return (
    <Table.Tr role="row" data-selected={isSelected || undefined}>
      <Table.Td role="cell">
        <SelectionBox className={classes.select} label={`Select ${row.podcast.title}`} isChecked={isSelected} onToggle={onToggle} />
      </Table.Td>
      <RowName>
        <Artwork title={row.podcast.title} cover={podcastCover(row.podcastId, row.podcast.imageUrl)} size={36} />
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
      </RowName>
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
        <div>
          <TimeAgo value={row.createdAt} />
          {addedBy && (
            <Text span size="xs" c="dimmed" display="block">
              by {addedBy}
            </Text>
          )}
        </div>
      </Table.Td>
      <Table.Td role="cell" data-label="For integrations">
        <Switch aria-label={`Mark ${row.podcast.title} for integrations`} checked={row.sync} disabled={isBusy} onChange={(event) => onChange({ sync: event.currentTarget.checked })} />
      </Table.Td>
      <Table.Td role="cell" data-label="Blacklist">
        <Switch aria-label={`Blacklist ${row.podcast.title}`} checked={row.blacklist} disabled={isBusy} onChange={(event) => onChange({ blacklist: event.currentTarget.checked })} />
      </Table.Td>
    </Table.Tr>
  );
}
