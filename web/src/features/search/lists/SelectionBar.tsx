import { Button, Text } from '@mantine/core';
import { IconDownload, IconPlaylistAdd, IconScale } from '@tabler/icons-react';
import { FloatingBar } from '../../../ui/layout/FloatingBar';
import { capitalize, plural } from '../../../ui/text/format';
import { describeReach, type SearchReach } from '../../../widgets/lists/add-to-list';

interface SelectionBarProps {
  /** The number of selected podcasts. */
  count: number;
  /** The results of the search that the plan reaches. */
  reach: SearchReach;
  isAllSelected: boolean;
  isAdding: boolean;
  targetName: string | null;
  onSelectAll: () => void;
  onAdd: () => void;
  /** Compares the selected podcasts; null when they are too few, too many, or not podcasts. */
  onCompare: (() => void) | null;
  onExport: () => void;
  onClear: () => void;
}

/** Stays at the bottom of the window while results are selected. */
export function SelectionBar({ count, reach, isAllSelected, isAdding, targetName, onSelectAll, onAdd, onCompare, onExport, onClear }: SelectionBarProps) {
  return (
    <FloatingBar label="Selected results">
      <Text size="sm" role="status" className="numbers">
        {isAllSelected ? `${capitalize(describeReach(reach))} selected` : `${plural(count, 'podcast')} selected`}
      </Text>
      {isAllSelected && reach.isCut && (
        <Text size="sm" c="dimmed">
          These are all your plan includes
        </Text>
      )}
      {!isAllSelected && reach.count > count && (
        <Button size="xs" variant="subtle" onClick={onSelectAll}>
          Select {describeReach(reach)}
        </Button>
      )}
      <Button size="xs" loading={isAdding} leftSection={<IconPlaylistAdd size={16} aria-hidden="true" />} {...(targetName ? {} : { 'aria-haspopup': 'dialog' as const })} onClick={onAdd}>
        {targetName ? `Add to ${targetName}` : 'Add to list'}
      </Button>
      {onCompare && (
        <Button size="xs" variant="default" leftSection={<IconScale size={16} aria-hidden="true" />} aria-haspopup="dialog" onClick={onCompare}>
          Compare {count}
        </Button>
      )}
      {isAllSelected && (
        <Button size="xs" variant="default" leftSection={<IconDownload size={16} aria-hidden="true" />} aria-haspopup="dialog" onClick={onExport}>
          Export
        </Button>
      )}
      <Button size="xs" variant="subtle" onClick={onClear}>
        Clear
      </Button>
    </FloatingBar>
  );
}
