import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../api/queries';
import classes from './ApiDocs.module.css';
import type { Endpoint, RawDocument } from './openapi-document';
import { Examples } from './Examples';
import { CodeBlock } from './CodeBlock';
import { exampleOf } from './example';
import { exampleResponse } from './example-response';
import { FieldTable } from './FieldTable';
import { dataOf, fieldsOf, typeOf } from './fields';
import { InlineCodeText } from './InlineCodeText';
import type { Sample } from './sample';
import { TryIt } from './TryIt';

interface EndpointViewProps {
  document: RawDocument;
  endpoint: Endpoint;
  sample: Sample;
}

const ACCESS_LABELS: Readonly<Record<Endpoint['access'], string>> = {
  public: 'No key needed',
  'key-optional': 'Key optional',
  'key-or-session': 'Key or session required',
  'session-only': 'Session required; keys not accepted',
};

const requiredFirst = (parameters: Endpoint['parameters']) => parameters.toSorted((one, two) => Number(two.required ?? false) - Number(one.required ?? false));

export function EndpointView({ document, endpoint, sample }: EndpointViewProps) {
  const { data: me } = useQuery(meQuery);
  const example = exampleOf(document, endpoint, sample);
  const context = { origin: globalThis.location.origin, withKey: me?.limits.apiAccess ?? false };
  const plans = new Map(document['x-earshot'].filters.filter((filter) => filter.from !== 'public').map((filter) => [filter.name, filter.from]));
  return (
    <Stack gap="lg">
      <div>
        <Title order={1} className={classes.name}>
          {endpoint.id}
        </Title>
        <p className={classes.address}>
          <span className={classes.method} data-method={endpoint.method}>
            {endpoint.method}
          </span>{' '}
          <code>{endpoint.path}</code>
        </p>
        <Text size="lg">
          <InlineCodeText text={endpoint.summary} />
        </Text>
        {endpoint.description && (
          <Text mt={6}>
            <InlineCodeText text={endpoint.description} />
          </Text>
        )}
        <Group gap={8} mt="sm">
          <Badge variant="light">{ACCESS_LABELS[endpoint.access]}</Badge>
          <Badge variant="light" color="gray">
            {endpoint.cost ? `Costs ${endpoint.cost}` : 'Free'}
          </Badge>
          <a href="#try-it">Try it</a>
        </Group>
      </div>
      <Examples endpoint={endpoint} example={example} context={context} />
      {endpoint.parameters.length > 0 && (
        <section aria-labelledby="parameters">
          <h2 id="parameters">Parameters</h2>
          <ul className={classes.fields}>
            {requiredFirst(endpoint.parameters).map((parameter) => (
              <li key={parameter.name}>
                <div className={classes.field}>
                  <code>{parameter.name}</code>
                  <span>
                    {typeOf(document.components.schemas, parameter.schema)}, in {parameter.in}
                    {parameter.required ? ', required' : ''}
                  </span>
                </div>
                <p>
                  <InlineCodeText text={parameter.description ?? ''} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {endpoint.form && (
        <section aria-labelledby="form">
          <h2 id="form">Form</h2>
          <p>
            <code>multipart/form-data</code>
          </p>
          <ul className={classes.fields}>
            {fieldsOf(document, endpoint.form).map(({ name, isRequired, description }) => (
              <li key={name}>
                <div className={classes.field}>
                  <code>{name}</code>
                  <span>{isRequired ? 'file, required' : 'file'}</span>
                </div>
                <p>
                  <InlineCodeText text={description} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {endpoint.body && (
        <section aria-labelledby="body">
          <h2 id="body">Request body</h2>
          <FieldTable document={document} schema={endpoint.body} isSent plans={plans} />
        </section>
      )}
      <section aria-labelledby="response">
        <h2 id="response">Response</h2>
        {endpoint.response ? (
          <>
            <div className={classes.exampleResponse}>
              <CodeBlock text={JSON.stringify(exampleResponse(document, endpoint.response, sample), null, 2)} label="example response" />
            </div>
            <p>
              The fields of <code>data</code>:
            </p>
            <FieldTable document={document} schema={dataOf(document, endpoint.response)} isSent={false} />
          </>
        ) : (
          <p>{endpoint.file ? 'A file.' : 'No response body.'}</p>
        )}
      </section>
      {endpoint.failures.length > 0 && (
        <section aria-labelledby="failures">
          <h2 id="failures">Errors</h2>
          <ul className={classes.fields}>
            {endpoint.failures.map(({ status, description }) => (
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
      <TryIt endpoint={endpoint} example={example} schemas={document.components.schemas} />
    </Stack>
  );
}
