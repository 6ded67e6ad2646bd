import { TextInput, Title } from '@mantine/core';
import { hasWords } from '../alert-fields';
import { MailFields } from './MailFields';
import { FilterFields, RefineFields } from './RefineFields';
import type { FieldsProps } from './fields-props';
import { NewsField } from './NewsField';
import { WatchFields } from './WatchFields';

interface AlertFieldsetProps extends FieldsProps {
  isNew: boolean;
  /** The name of the alert when the reader enters none. */
  defaultName: string;
}

/** All fields of an alert. */
export function AlertFieldset({ form, isNew, defaultName }: AlertFieldsetProps) {
  const { kind } = form.values;
  return (
    <>
      <section className="fieldset" aria-labelledby="watch">
        <Title order={2} size="h4" id="watch">
          What to look for
        </Title>
        <WatchFields form={form} isNew={isNew} />
      </section>
      {kind !== 'chart-movement' && (
        <section className="fieldset" aria-labelledby="filters">
          <Title order={2} size="h4" id="filters">
            What to exclude
          </Title>
          {hasWords(kind) && <FilterFields form={form} />}
          <RefineFields form={form} />
        </section>
      )}
      <section className="fieldset" aria-labelledby="mail">
        <Title order={2} size="h4" id="mail">
          Delivery
        </Title>
        {kind !== 'chart-movement' && <NewsField form={form} />}
        <MailFields form={form} />
        <TextInput label="Alert name" placeholder={defaultName} description="Optional" autoComplete="off" key={form.key('name')} {...form.getInputProps('name')} />
      </section>
    </>
  );
}
