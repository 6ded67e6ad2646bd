import { Alert, Badge, Button, Group, NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { meQuery } from '../../api/queries';
import { formatCount } from '../../ui/text/format';
import classes from './ApiDocs.module.css';
import { sendRequest, type TryItResponse } from './send-request';
import { CodeBlock } from './CodeBlock';
import type { Endpoint, RawDocument } from './openapi-document';
import type { Example } from './example';
import { type FormValues, listInputs, parseForm, toFormValues } from './try-it-form';

interface TryItProps {
  endpoint: Endpoint;
  example: Example;
  schemas: RawDocument['components']['schemas'];
}

/** Sends a request with the values of the form and the reader's session, or with a typed key, which is never stored. */
export function TryIt({ endpoint, example, schemas }: TryItProps) {
  const inputs = listInputs(endpoint, schemas);
  // Until the reader edits it, the form follows the example, which changes once the sample is loaded.
  const [editedValues, setEditedValues] = useState<FormValues | null>(null);
  const values = editedValues ?? toFormValues(example);
  const [key, setKey] = useState('');
  const [formError, setFormError] = useState<string | null>(null);
  const { data: me } = useQuery(meQuery);
  const send = useMutation({ mutationFn: (request: Example) => sendRequest(endpoint, request, key.trim()) });

  if (!endpoint.reads || endpoint.isStream) {
    return (
      <section aria-labelledby="try-it">
        <h2 id="try-it">Try it</h2>
        <Text>{endpoint.isStream ? 'This endpoint sends events as long as the connection is open, so you can’t try it here.' : 'This endpoint changes data, so you can’t try it here.'}</Text>
      </section>
    );
  }
  const set = (name: string, value: string) => setEditedValues({ ...values, parameters: { ...values.parameters, [name]: value } });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const request = parseForm(endpoint, inputs, values);
    setFormError(typeof request === 'string' ? request : null);
    if (typeof request !== 'string') send.mutate(request);
  };
  const sender = key.trim() ? 'with your API key' : me?.user ? `as ${me.user.email} (${me.user.plan})` : 'without an account';
  return (
    <section aria-labelledby="try-it">
      <h2 id="try-it">Try it</h2>
      <form onSubmit={onSubmit} className="panel">
        <Stack gap="sm">
          {inputs.length > 0 && (
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
              {inputs.map(({ name, isRequired, choices, hint }) =>
                choices.length > 0 ? (
                  <NativeSelect key={name} label={name} withAsterisk={isRequired} data={['', ...choices]} value={values.parameters[name] ?? ''} onChange={(event) => set(name, event.currentTarget.value)} />
                ) : (
                  <TextInput key={name} label={name} withAsterisk={isRequired} placeholder={hint} value={values.parameters[name] ?? ''} onChange={(event) => set(name, event.currentTarget.value)} />
                ),
              )}
            </SimpleGrid>
          )}
          {endpoint.body && (
            <Textarea label="Request body" autosize minRows={4} maxRows={18} spellCheck={false} classNames={{ input: classes.mono }} value={values.body} onChange={(event) => setEditedValues({ ...values, body: event.currentTarget.value })} />
          )}
          {(endpoint.access === 'key-optional' || endpoint.access === 'key-or-session') && (
            <TextInput type="password" label="API key" description={endpoint.access === 'key-or-session' && !me?.user ? 'Required unless you sign in. Never stored.' : 'Optional. Never stored.'} autoComplete="off" value={key} onChange={(event) => setKey(event.currentTarget.value)} />
          )}
          <Group gap="sm">
            <Button type="submit" loading={send.isPending}>
              Send
            </Button>
            <Text size="sm" c="dimmed">
              Sent {sender}.
            </Text>
          </Group>
          {formError && (
            <Text role="alert" c="red" size="sm">
              {formError}
            </Text>
          )}
        </Stack>
      </form>
      {send.isError && (
        <Alert role="alert" color="red" variant="outline" title="No response" mt="md">
          Unable to connect to the API server. Please try again later.
        </Alert>
      )}
      {send.data && !send.isPending && <ResponsePanel response={send.data} />}
    </section>
  );
}

function ResponsePanel({ response }: { response: TryItResponse }) {
  return (
    <div className={classes.response} role="status" aria-label="Response">
      <Group gap="sm">
        <Badge variant="light" color={response.status < 400 ? 'brand' : 'red'}>
          {response.status} {response.statusText}
        </Badge>
        <Text size="sm" c="dimmed">
          in {formatCount(response.durationMs)} ms
        </Text>
      </Group>
      <dl className={classes.headers}>
        {response.headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CodeBlock text={response.text} label="response body" />
      {response.hiddenChars > 0 && (
        <Text size="sm" c="dimmed">
          {formatCount(response.hiddenChars)} more characters not shown.
        </Text>
      )}
    </div>
  );
}
