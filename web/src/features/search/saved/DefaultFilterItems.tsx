import { Menu } from '@mantine/core';
import { IconFilterCheck, IconFilterOff } from '@tabler/icons-react';
import { showMessage } from '../../../widgets/undo';
import { activeFilters } from '../filters/filter-table';
import type { SearchState } from '../state';
import { useStoredDefaultFilters } from '../useDefaultFilters';

interface DefaultFilterItemsProps {
  state: SearchState;
}

/** Menu items that make the filters of this search the reader's default, and that remove the default. */
export function DefaultFilterItems({ state }: DefaultFilterItemsProps) {
  const { areSet, store } = useStoredDefaultFilters();
  const set = (next: SearchState | null, message: string) => {
    store(next);
    showMessage(message);
  };
  return (
    <>
      <Menu.Item leftSection={<IconFilterCheck size={16} aria-hidden="true" />} disabled={activeFilters(state).length === 0} onClick={() => set(state, 'New searches begin with these filters')}>
        Use these filters by default
      </Menu.Item>
      {areSet && (
        <Menu.Item leftSection={<IconFilterOff size={16} aria-hidden="true" />} onClick={() => set(null, 'New searches begin without filters')}>
          Remove default filters
        </Menu.Item>
      )}
    </>
  );
}
