import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../api/queries';
import classes from './ApiDocs.module.css';
import type { Call, RawDocument } from './document';
import { Examples } from './Examples';
import { exampleOf } from './example';
import { FieldTable } from './FieldTable';
import { dataOf, typeOf } from './fields';
import { Marked } from './Marked';
import type { Sample } from './sample';
import { TryIt } from './TryIt';

interface CallViewProps {
  document: RawDocument;
  call: Call;
  sample: Sample;
}

const ACCESS: Readonly<Record<Call['access'], string>> = {
  public: 'No key needed',
  anyone: 'A key is optional',
  'signed-in': 'Needs a key or a session',
  'in-person': 'Needs a session: keys are not taken',
};

export function CallView({ document, call, sample }: CallViewProps) {
  const { data: me } = useQuery(meQuery);
  const example = exampleOf(document, call, sample);
  const setting = { origin: globalThis.location.origin, withKey: me?.limits.apiAccess ?? false };
  const plans = new Map(document['x-earshot'].filters.filter((filter) => filter.from !== 'public').map((filter) => [filter.name, filter.from]));
  return (
    <Stack gap="lg">
      <div>
        <Title order={1} className={classes.name}>
          {call.id}
        </Title>
        <p className={classes.address}>
          <span className={classes.method} data-method={call.method}>
            {call.method}
          </span>{' '}
          <code>{call.path}</code>
        </p>
        <Text size="lg">
          <Marked text={call.summary} />
        </Text>
        {call.description && (
          <Text mt={6}>
            <Marked text={call.description} />
          </Text>
        )}
        <Group gap={8} mt="sm">
          <Badge variant="light">{ACCESS[call.access]}</Badge>
          <Badge variant="light" color="gray">
            {call.cost ? `Costs ${call.cost}` : 'Costs nothing'}
          </Badge>
          <a href="#try-it">Try it</a>
        </Group>
      </div>
      <Examples call={call} example={example} setting={setting} />
      {call.parameters.length > 0 && (
        <section aria-labelledby="parameters">
          <h2 id="parameters">Parameters</h2>
          <ul className={classes.fields}>
            {call.parameters.map((parameter) => (
              <li key={parameter.name}>
                <div className={classes.field}>
                  <code>{parameter.name}</code>
                  <span>
                    {typeOf(document.components.schemas, parameter.schema)}, in the {parameter.in}
                    {parameter.required ? ', required' : ''}
                  </span>
                </div>
                {parameter.description && (
                  <p>
                    <Marked text={parameter.description} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {call.body && (
        <section aria-labelledby="body">
          <h2 id="body">Body</h2>
          <FieldTable document={document} schema={call.body} isSent plans={plans} />
        </section>
      )}
      <section aria-labelledby="answer">
        <h2 id="answer">Answer</h2>
        {call.answer ? <FieldTable document={document} schema={dataOf(document, call.answer)} isSent={false} /> : <p>{call.file ? 'A file.' : 'Nothing but its status.'}</p>}
      </section>
      {call.failures.length > 0 && (
        <section aria-labelledby="failures">
          <h2 id="failures">When it fails</h2>
          <ul className={classes.fields}>
            {call.failures.map(({ status, description }) => (
              <li key={status}>
                <div className={classes.field}>
                  <code>{status}</code>
                  <span>{description}</span>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TryIt call={call} example={example} schemas={document.components.schemas} />
    </Stack>
  );
}
