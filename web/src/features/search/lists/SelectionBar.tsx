import { Button, Text } from '@mantine/core';
import { IconDownload, IconPlaylistAdd, IconScale } from '@tabler/icons-react';
import { formatTotal, plural } from '../../../ui/format';
import classes from './ResultLists.module.css';

interface SelectionBarProps {
  /** The number of selected podcasts. */
  count: number;
  /** The results of the search, or null when they can't be added at once: on a plan that shows only some of them. */
  total: { value: number; relation?: string | null } | null;
  isAllSelected: boolean;
  targetName: string | null;
  onSelectAll: () => void;
  onAdd: () => void;
  /** Compares the selected podcasts; null when they are too few, too many, or not podcasts. */
  onCompare: (() => void) | null;
  onExport: () => void;
  onClear: () => void;
}

/** Stays at the bottom of the window while results are selected. */
export function SelectionBar({ count, total, isAllSelected, targetName, onSelectAll, onAdd, onCompare, onExport, onClear }: SelectionBarProps) {
  const all = total && formatTotal(total);
  return (
    <section className={classes.bar} aria-label="Selected results">
      <Text size="sm" role="status" className="numbers">
        {isAllSelected ? `All ${all} results selected` : `${plural(count, 'podcast')} selected`}
      </Text>
      {total && !isAllSelected && total.value > count && (
        <Button size="xs" variant="subtle" onClick={onSelectAll}>
          Select all {all} results
        </Button>
      )}
      <Button size="xs" leftSection={<IconPlaylistAdd size={16} aria-hidden="true" />} {...(targetName ? {} : { 'aria-haspopup': 'dialog' as const })} onClick={onAdd}>
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
    </section>
  );
}
