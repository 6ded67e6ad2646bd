import { Text } from '@mantine/core';
import { ColumnChooser } from '../../../ui/data-table/ColumnChooser';
import { type ColumnLayout, settingsOf } from '../../../ui/data-table/column-layout';
import { plural } from '../../../ui/text/format';
import type { ListColumn } from './columns';
import { GroupSelect } from './FilterSheet';
import type { ViewSettings } from './list-view';
import { SortSelect } from './SortSelect';
import type { EmptyColumns } from './useEmptyColumns';
import type { ListView } from './useListView';

interface TableToolsProps {
  list: ListView;
  /** What the columns are, and how they are laid out. */
  all: readonly ListColumn[];
  columns: readonly ColumnLayout[];
  empty: EmptyColumns;
  shownCount: number;
  count: number;
  /** On a phone, a sheet has the groups and the order. */
  isPhone?: boolean;
  onChange: (part: Partial<ViewSettings>) => void;
  /** Opens the columns of the team; null where they may not be changed. */
  onCustomColumns: (() => void) | null;
}

/** The number of podcasts, the groups and columns of a table, and the order of a board. */
export function TableTools({ list, all, columns, empty, shownCount, count, isPhone, onChange, onCustomColumns }: TableToolsProps) {
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
            columns={all}
            layout={columns}
            emptyKeys={empty.hiddenKeys}
            isChanged={settings.columns.length > 0 || empty.isChanged}
            onChange={(next) => list.setColumns(settingsOf(all, next))}
            onShowEmpty={empty.show}
            onAdd={onCustomColumns}
            onReset={() => {
              empty.hideAgain();
              list.setColumns(JSON.stringify(settings.columns) === JSON.stringify(base.columns) ? [] : base.columns);
            }}
          />
        </>
      ) : (
        <SortSelect columns={all} sorts={settings.sorts} defaults={base.sorts} onChange={(sorts) => onChange({ sorts })} />
      )}
    </>
  );
}
