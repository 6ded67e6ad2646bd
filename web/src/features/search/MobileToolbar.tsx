import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconArrowsSort } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Plan } from './plans';
import { SortControl } from './results/SortControl';
import classes from './Search.module.css';
import { BottomSheet } from '../../ui/dialogs/BottomSheet';
import { applicableSorts, SORT_FIELDS } from './sorts';
import type { SearchMode } from '../../api/types';
import type { SearchState } from './state';

interface MobileToolbarProps {
  state: SearchState;
  mode: SearchMode;
  plan: Plan;
  /** The number of active filters. */
  filterCount: number;
  filters: ReactNode;
  onChange: (state: SearchState) => void;
}

/** Filters and sorting on narrow screens: two buttons on one line, each of which opens a sheet. */
export function MobileToolbar({ state, mode, plan, filterCount, filters, onChange }: MobileToolbarProps) {
  const [isFilterSheetOpen, filterSheet] = useDisclosure(false);
  const [isSortSheetOpen, sortSheet] = useDisclosure(false);
  const [first, ...others] = applicableSorts(mode, state.sorts);
  const sortLabel = first ? SORT_FIELDS[first.field].label : '';
  return (
    <div className={classes.toolbar}>
      <Button variant="default" size="sm" aria-haspopup="dialog" leftSection={<IconAdjustmentsHorizontal size={17} aria-hidden="true" />} onClick={filterSheet.open}>
        Filters{filterCount > 0 && ` (${filterCount})`}
      </Button>
      <Button variant="default" size="sm" aria-haspopup="dialog" leftSection={<IconArrowsSort size={17} aria-hidden="true" />} onClick={sortSheet.open}>
        <span className={classes.toolbarText}>
          Sort: {sortLabel}
          {others.length > 0 && ` +${others.length}`}
        </span>
      </Button>
      <BottomSheet title="Filters" closeLabel="Close filters" doneLabel="Show results" isOpen={isFilterSheetOpen} onClose={filterSheet.close}>
        {filters}
      </BottomSheet>
      <BottomSheet title="Sort by" closeLabel="Close sort options" doneLabel="Show results" isShort isOpen={isSortSheetOpen} onClose={sortSheet.close}>
        <SortControl sorts={state.sorts} plan={plan} onChange={(sorts) => onChange({ ...state, sorts })} />
      </BottomSheet>
    </div>
  );
}
