import { NativeSelect } from '@mantine/core';
import { plural } from '../../../ui/text/format';
import type { FieldsProps } from './fields-props';

const DAYS = [7, 30, 90, 365];

/** Which episodes are sent as new. Older ones that are found late are only shown, as the back catalog. */
export function NewsField({ form }: FieldsProps) {
  const { newsDays } = form.values;
  // The API takes any number of days.
  const days = newsDays === 0 || DAYS.includes(newsDays) ? DAYS : [newsDays, ...DAYS];
  return (
    <NativeSelect
      label="New episodes"
      description="Older ones that are found late go to the back catalog and aren’t sent"
      value={String(newsDays)}
      data={[{ value: '0', label: 'Published after this alert was created' }, ...days.map((count) => ({ value: String(count), label: `Published in the last ${plural(count, 'day')}` }))]}
      onChange={(event) => form.setFieldValue('newsDays', Number(event.currentTarget.value))}
    />
  );
}
