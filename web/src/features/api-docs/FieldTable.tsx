import { Fragment, useState } from 'react';
import { capitalize } from '../../ui/text/format';
import classes from './ApiDocs.module.css';
import type { RawDocument, Schema } from './openapi-document';
import { groupFields } from './field-groups';
import { type Field, fieldsOf } from './fields';
import { InlineCodeText } from './InlineCodeText';

interface FieldTableProps {
  document: RawDocument;
  schema: Schema;
  /** Whether the fields are sent or received. Requests can omit fields; responses have all of them. */
  isSent: boolean;
  /** The lowest plan of each field that some plans lack. */
  plans?: ReadonlyMap<string, string>;
}

/** Lists the fields of a schema, grouped by use. Nested fields render when they are opened. */
export function FieldTable({ document, schema, isSent, plans }: FieldTableProps) {
  return groupFields(fieldsOf(document, schema), isSent).map(({ title, fields }) => (
    <Fragment key={title}>
      {title !== null && <h3 className={classes.groupTitle}>{title}</h3>}
      <ul className={classes.fields} aria-label={title ?? undefined}>
        {fields.map((field) => (
          <FieldRow key={field.name} document={document} field={field} isSent={isSent} plan={plans?.get(field.name)} />
        ))}
      </ul>
    </Fragment>
  ));
}

function FieldRow({ document, field, isSent, plan }: { document: RawDocument; field: Field; isSent: boolean; plan: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const notes = [field.type, ...(isSent && field.isRequired ? ['required'] : []), ...(field.isNullable && !isSent ? ['nullable'] : []), ...(plan ? [`${capitalize(plan)} plan and above`] : [])];
  return (
    <li>
      <div className={classes.field}>
        <code>{field.name}</code>
        <span>{notes.join(', ')}</span>
      </div>
      <p>
        <InlineCodeText text={field.description} />
      </p>
      {field.inner && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            Fields of <code>{field.name}</code>
          </summary>
          {isOpen && <FieldTable document={document} schema={field.inner} isSent={isSent} />}
        </details>
      )}
    </li>
  );
}
