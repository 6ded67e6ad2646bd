import { Input, NativeSelect, SegmentedControl, TagsInput } from '@mantine/core';
import { useState } from 'react';
import { type Digest, MAX_OTHER_EMAILS } from '../alert-fields';
import { timeZones } from '../../../ui/text/time-zones';
import { HOURS, WEEKDAYS } from '../digest-text';
import classes from './Form.module.css';
import type { FieldsProps } from './fields-props';

const DIGESTS: { value: Digest; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'hourly', label: 'Hourly' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
];

/** When new matches are emailed, and to whom. A digest without new matches isn’t sent. */
export function MailFields({ form }: FieldsProps) {
  const { digest, hour, weekday, timeZone } = form.values;
  const [zones] = useState(() => timeZones(timeZone));
  return (
    <>
      <Input.Wrapper label="Email me new matches" labelElement="div">
        <div>
          <SegmentedControl mt={6} aria-label="Email me new matches" data={DIGESTS} value={digest} onChange={(value) => form.setFieldValue('digest', value as Digest)} />
        </div>
      </Input.Wrapper>
      {(digest === 'daily' || digest === 'weekly') && (
        <div className={classes.pair}>
          {digest === 'weekly' && (
            <NativeSelect label="Day" value={String(weekday)} data={WEEKDAYS.map((label, index) => ({ value: String(index + 1), label }))} onChange={(event) => form.setFieldValue('weekday', Number(event.currentTarget.value))} />
          )}
          <NativeSelect label="Time" value={String(hour)} data={HOURS} onChange={(event) => form.setFieldValue('hour', Number(event.currentTarget.value))} />
          <NativeSelect label="Time zone" value={timeZone} data={zones} error={form.errors.timeZone} onChange={(event) => form.setFieldValue('timeZone', event.currentTarget.value)} />
        </div>
      )}
      {digest !== 'none' && (
        <TagsInput
          label="Other addresses"
          description="People outside your team must confirm by email. Press Enter after each address"
          splitChars={[',', ' ']}
          maxTags={MAX_OTHER_EMAILS}
          clearable={false}
          inputMode="email"
          key={form.key('otherEmails')}
          {...form.getInputProps('otherEmails')}
        />
      )}
    </>
  );
}
