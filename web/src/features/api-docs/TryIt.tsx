import { Alert, Badge, Button, Group, NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { meQuery } from '../../api/queries';
import { formatCount } from '../../ui/format';
import classes from './ApiDocs.module.css';
import { type TryItResponse, sendRequest } from './send-request';
import { CodeBlock } from './CodeBlock';
import type { Endpoint, RawDocument } from './openapi-document';
import type { Example } from './example';
import { listInputs, parseForm, type FormValues, toFormValues } from './try-it-form';

interface TryItProps {
  endpoint: Endpoint;
  example: Example;
  schemas: RawDocument['components']['schemas'];
}

/** Sends the call as it stands in the form, with the reader's session or a key that is typed in and forgotten with the page. */
export function TryIt({ endpoint, example, schemas }: TryItProps) {
  const inputs = listInputs(endpoint, schemas);
  // Until something is typed, the form follows the example, which waits for the catalog.
  const [editedValues, setEditedValues] = useState<FormValues | null>(null);
  const values = editedValues ?? toFormValues(example);
  const [key, setKey] = useState('');
  const [formError, setFormError] = useState<string | null>(null);
  const { data: me } = useQuery(meQuery);
  const send = useMutation({ mutationFn: (request: Example) => sendRequest(endpoint, request, key.trim()) });

  if (!endpoint.reads) {
    return (
      <section aria-labelledby="try-it">
        <h2 id="try-it">Try it</h2>
        <Text>This call changes something, so it is not sent from here.</Text>
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
  const sender = key.trim() ? 'with your key' : me?.user ? `as ${me.user.email} (${me.user.plan})` : 'as a visitor';
  return (
    <section aria-labelledby="try-it">
      <h2 id="try-it">Try it</h2>
      <form onSubmit={onSubmit} className={classes.form}>
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
            <Textarea label="Body" autosize minRows={4} maxRows={18} spellCheck={false} classNames={{ input: classes.mono }} value={values.body} onChange={(event) => setEditedValues({ ...values, body: event.currentTarget.value })} />
          )}
          {(endpoint.access === 'anyone' || endpoint.access === 'signed-in') && (
            <TextInput type="password" label="API key" description={endpoint.access === 'signed-in' && !me?.user ? 'Needed, unless you sign in. It is kept nowhere.' : 'Optional. It is kept nowhere.'} autoComplete="off" value={key} onChange={(event) => setKey(event.currentTarget.value)} />
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
        <Alert role="alert" color="red" variant="outline" title="No answer" mt="md">
          Unable to connect to the API server. Please try again later.
        </Alert>
      )}
      {send.data && !send.isPending && <ResponsePanel response={send.data} />}
    </section>
  );
}

function ResponsePanel({ response }: { response: TryItResponse }) {
  return (
    <div className={classes.response} role="status" aria-label="What came back">
      <Group gap="sm">
        <Badge variant="light" color={response.status < 400 ? 'brand' : 'red'}>
          {response.status} {response.statusText}
        </Badge>
        <Text size="sm" c="dimmed">
          after {formatCount(response.durationMs)} ms
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
      <CodeBlock text={response.text} label="answer" />
      {response.hiddenChars > 0 && (
        <Text size="sm" c="dimmed">
          {formatCount(response.hiddenChars)} more characters are not shown.
        </Text>
      )}
    </div>
  );
}
