import { TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type AlertFields, type AlertProblems, FIELD_ORDER, hasWords } from '../alert-fields';
import classes from './Form.module.css';
import { MailFields } from './MailFields';
import { FilterFields, RefineFields } from './RefineFields';
import type { FieldsProps } from './fields-props';
import { NewsField } from './NewsField';
import { WatchFields } from './WatchFields';

/** Moves the focus to the first field that was rejected. */
export function focusFirstProblem(form: UseFormReturnType<AlertFields>, problems: AlertProblems): void {
  const first = FIELD_ORDER.find((field) => field in problems);
  const node = first && form.getInputNode(first);
  const details = node?.closest('details');
  if (details) details.open = true;
  (node?.querySelector<HTMLElement>('input, select, textarea') ?? node)?.focus();
}

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
      <section className={classes.section} aria-labelledby="watch">
        <Title order={2} size="h4" id="watch">
          What to look for
        </Title>
        <WatchFields form={form} isNew={isNew} />
      </section>
      {kind !== 'chart-movement' && (
        <section className={classes.section} aria-labelledby="filters">
          <Title order={2} size="h4" id="filters">
            What to exclude
          </Title>
          {hasWords(kind) && <FilterFields form={form} />}
          <RefineFields form={form} />
        </section>
      )}
      <section className={classes.section} aria-labelledby="mail">
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
