import { Text } from '@mantine/core';
import { ColumnChooser } from '../../../ui/data-table/ColumnChooser';
import { type ColumnLayout, settingsOf } from '../../../ui/data-table/column-layout';
import { plural } from '../../../ui/format';
import { LIST_COLUMNS } from './columns';
import { GroupSelect } from './FilterSheet';
import type { ViewSettings } from './list-view';
import { SortSelect } from './SortSelect';
import type { EmptyColumns } from './useEmptyColumns';
import type { ListView } from './useListView';

interface TableToolsProps {
  list: ListView;
  columns: readonly ColumnLayout[];
  empty: EmptyColumns;
  shownCount: number;
  count: number;
  /** On a phone, a sheet has the groups and the order. */
  isPhone?: boolean;
  onChange: (part: Partial<ViewSettings>) => void;
}

/** The number of podcasts, the groups and columns of a table, and the order of a board. */
export function TableTools({ list, columns, empty, shownCount, count, isPhone, onChange }: TableToolsProps) {
  const { settings, base } = list;
  return (
    <>
      <Text size="sm" c="dimmed" role="status" className="numbers">
        {shownCount === count ? plural(count, 'podcast') : `${shownCount} of ${plural(count, 'podcast')}`}
      </Text>
      {isPhone ? null : settings.layout === 'table' ? (
        <>
          <GroupSelect groupBy={settings.groupBy} onChange={(groupBy) => onChange({ groupBy })} />
          <ColumnChooser
            columns={LIST_COLUMNS}
            layout={columns}
            emptyKeys={empty.hiddenKeys}
            isChanged={settings.columns.length > 0 || empty.isChanged}
            onChange={(next) => list.setColumns(settingsOf(LIST_COLUMNS, next))}
            onShowEmpty={empty.show}
            onReset={() => {
              empty.hideAgain();
              list.setColumns(JSON.stringify(settings.columns) === JSON.stringify(base.columns) ? [] : base.columns);
            }}
          />
        </>
      ) : (
        <SortSelect sorts={settings.sorts} defaults={base.sorts} onChange={(sorts) => onChange({ sorts })} />
      )}
    </>
  );
}
