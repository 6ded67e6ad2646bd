import { Button, NativeSelect, Stack, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { BottomSheet } from '../../../ui/dialogs/BottomSheet';
import { plural } from '../../../ui/text/format';
import { type FilterFieldProps, filtersFor, TextFilter } from './FilterFields';
import { MineFilter, StaleFilter } from './FilterBar';
import { chipsOf } from './list-filters';
import { GROUPINGS, type GroupKey, isGroupKey } from './list-groups';
import type { ListSort } from './list-sorts';
import { SortSelect } from './SortSelect';
import type { ListColumn } from './columns';

interface FilterSheetProps extends FilterFieldProps {
  columns: readonly ListColumn[];
  sorts: readonly ListSort[];
  defaultSorts: readonly ListSort[];
  groupBy: GroupKey | null;
  /** The rows that match. */
  count: number;
  onSort: (sorts: readonly ListSort[]) => void;
  onGroup: (groupBy: GroupKey | null) => void;
}

/** Filters, sort and groups on narrow screens, in a sheet that a button opens. */
export function FilterSheet({ columns, sorts, defaultSorts, groupBy, count, onSort, onGroup, ...field }: FilterSheetProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const active = chipsOf(field.filters).length;
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" leftSection={<IconAdjustmentsHorizontal size={17} aria-hidden="true" />} onClick={open}>
        Filters{active > 0 && ` (${active})`}
      </Button>
      <BottomSheet title="Filters" closeLabel="Close filters" doneLabel={`Show ${plural(count, 'podcast')}`} isOpen={isOpen} onClose={close}>
        <Stack gap="md">
          <TextFilter value={field.filters.text} onChange={(text) => field.onChange({ ...field.filters, text })} />
          <SortSelect label="Sort by" columns={columns} sorts={sorts} defaults={defaultSorts} onChange={onSort} />
          <GroupSelect label="Group by" groupBy={groupBy} onChange={onGroup} />
          {filtersFor(field).map(({ key, label, Field }) => (
            <section key={key} aria-label={label}>
              <Title order={3} size="h6" mb={6}>
                {label}
              </Title>
              <Field {...field} />
            </section>
          ))}
          <MineFilter {...field} />
          <StaleFilter {...field} />
        </Stack>
      </BottomSheet>
    </>
  );
}

interface GroupSelectProps {
  label?: string;
  groupBy: GroupKey | null;
  onChange: (groupBy: GroupKey | null) => void;
}

export function GroupSelect({ label, groupBy, onChange }: GroupSelectProps) {
  return (
    <NativeSelect
      size="xs"
      {...(label ? { label } : { 'aria-label': 'Group by', w: 148 })}
      value={groupBy ?? ''}
      data={[{ value: '', label: 'No groups' }, ...Object.entries(GROUPINGS).map(([value, grouping]) => ({ value, label: label ? grouping.label : `Group by ${grouping.label.toLowerCase()}` }))]}
      onChange={(event) => onChange(isGroupKey(event.currentTarget.value) ? event.currentTarget.value : null)}
    />
  );
}
