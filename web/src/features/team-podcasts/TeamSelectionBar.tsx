import { Button, Text } from '@mantine/core';
import type { TeamPodcast } from '../../api/lists/team-podcasts';
import { FloatingBar } from '../../ui/layout/FloatingBar';
import { plural } from '../../ui/text/format';
import type { TeamPodcastChanges } from './useTeamPodcastChanges';

interface TeamSelectionBarProps {
  chosen: readonly TeamPodcast[];
  changes: TeamPodcastChanges;
  onAdd: () => void;
  onClear: () => void;
}

/** What is done with the selected podcasts. */
export function TeamSelectionBar({ chosen, changes: { change, remove, isBusy }, onAdd, onClear }: TeamSelectionBarProps) {
  return (
    <FloatingBar label="Selected podcasts">
      <Text size="sm" role="status" className="numbers">
        {plural(chosen.length, 'podcast')} selected
      </Text>
      <Button size="xs" aria-haspopup="dialog" onClick={onAdd}>
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
      <Button size="xs" variant="subtle" onClick={onClear}>
        Clear
      </Button>
    </FloatingBar>
  );
}
