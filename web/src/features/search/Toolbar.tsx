import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconArrowsSort } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Plan } from './plans';
import { SortControl } from './results/SortControl';
import classes from './Search.module.css';
import { Sheet } from './Sheet';
import { SORT_FIELDS, sortsOf } from './sorts';
import type { SearchMode } from '../../api/types';
import type { SearchState } from './state';

interface ToolbarProps {
  state: SearchState;
  mode: SearchMode;
  plan: Plan;
  /** How many filters are set. */
  filterCount: number;
  filters: ReactNode;
  onChange: (state: SearchState) => void;
}

/** Filters and order where there is no room beside the results: a line of two buttons, each of which opens a sheet. */
export function Toolbar({ state, mode, plan, filterCount, filters, onChange }: ToolbarProps) {
  const [showsFilters, filterSheet] = useDisclosure(false);
  const [showsOrder, orderSheet] = useDisclosure(false);
  const [first, ...others] = sortsOf(mode, state.sorts);
  const order = first ? SORT_FIELDS[first.field].label : '';
  return (
    <div className={classes.toolbar}>
      <Button variant="default" size="sm" aria-haspopup="dialog" leftSection={<IconAdjustmentsHorizontal size={17} aria-hidden="true" />} onClick={filterSheet.open}>
        Filters{filterCount > 0 && ` (${filterCount})`}
      </Button>
      <Button variant="default" size="sm" aria-haspopup="dialog" leftSection={<IconArrowsSort size={17} aria-hidden="true" />} onClick={orderSheet.open}>
        <span className={classes.toolbarText}>
          Sort: {order}
          {others.length > 0 && ` +${others.length}`}
        </span>
      </Button>
      <Sheet title="Filters" closeLabel="Close the filters" isOpen={showsFilters} onClose={filterSheet.close}>
        {filters}
      </Sheet>
      <Sheet title="Order of the results" closeLabel="Close the order" isShort isOpen={showsOrder} onClose={orderSheet.close}>
        <SortControl sorts={state.sorts} plan={plan} onChange={(sorts) => onChange({ ...state, sorts })} />
      </Sheet>
    </div>
  );
}
