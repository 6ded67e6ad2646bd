import { Alert, Badge, Button, Group, NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { meQuery } from '../../api/queries';
import { formatCount } from '../../ui/format';
import classes from './ApiDocs.module.css';
import { type Attempt, attempt } from './attempt';
import { CodeBlock } from './CodeBlock';
import type { Call, RawDocument } from './document';
import type { Example } from './example';
import { inputsOf, readTyped, type Typed, typedOf } from './form';

interface TryItProps {
  call: Call;
  example: Example;
  schemas: RawDocument['components']['schemas'];
}

/** Sends the call as it stands in the form, with the reader's session or a key that is typed in and forgotten with the page. */
export function TryIt({ call, example, schemas }: TryItProps) {
  const inputs = inputsOf(call, schemas);
  // Until something is typed, the form follows the example, which waits for the catalog.
  const [edited, setTyped] = useState<Typed | null>(null);
  const typed = edited ?? typedOf(example);
  const [key, setKey] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { data: me } = useQuery(meQuery);
  const run = useMutation({ mutationFn: (asked: Example) => attempt(call, asked, key.trim()) });

  if (!call.reads) {
    return (
      <section aria-labelledby="try-it">
        <h2 id="try-it">Try it</h2>
        <Text>This call changes something, so it is not sent from here.</Text>
      </section>
    );
  }
  const set = (name: string, value: string) => setTyped({ ...typed, parameters: { ...typed.parameters, [name]: value } });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const asked = readTyped(call, inputs, typed);
    setFault(typeof asked === 'string' ? asked : null);
    if (typeof asked !== 'string') run.mutate(asked);
  };
  const who = key.trim() ? 'with your key' : me?.user ? `as ${me.user.email} (${me.user.plan})` : 'as a visitor';
  return (
    <section aria-labelledby="try-it">
      <h2 id="try-it">Try it</h2>
      <form onSubmit={send} className={classes.form}>
        <Stack gap="sm">
          {inputs.length > 0 && (
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
              {inputs.map(({ name, isRequired, choices, hint }) =>
                choices.length > 0 ? (
                  <NativeSelect key={name} label={name} withAsterisk={isRequired} data={['', ...choices]} value={typed.parameters[name] ?? ''} onChange={(event) => set(name, event.currentTarget.value)} />
                ) : (
                  <TextInput key={name} label={name} withAsterisk={isRequired} placeholder={hint} value={typed.parameters[name] ?? ''} onChange={(event) => set(name, event.currentTarget.value)} />
                ),
              )}
            </SimpleGrid>
          )}
          {call.body && (
            <Textarea label="Body" autosize minRows={4} maxRows={18} spellCheck={false} classNames={{ input: classes.mono }} value={typed.body} onChange={(event) => setTyped({ ...typed, body: event.currentTarget.value })} />
          )}
          {(call.access === 'anyone' || call.access === 'signed-in') && (
            <TextInput type="password" label="API key" description={call.access === 'signed-in' && !me?.user ? 'Needed, unless you sign in. It is kept nowhere.' : 'Optional. It is kept nowhere.'} autoComplete="off" value={key} onChange={(event) => setKey(event.currentTarget.value)} />
          )}
          <Group gap="sm">
            <Button type="submit" loading={run.isPending}>
              Send
            </Button>
            <Text size="sm" c="dimmed">
              Sent {who}.
            </Text>
          </Group>
          {fault && (
            <Text role="alert" c="red" size="sm">
              {fault}
            </Text>
          )}
        </Stack>
      </form>
      {run.isError && (
        <Alert role="alert" color="red" variant="outline" title="No answer" mt="md">
          Unable to connect to the API server. Please try again later.
        </Alert>
      )}
      {run.data && !run.isPending && <Outcome came={run.data} />}
    </section>
  );
}

function Outcome({ came }: { came: Attempt }) {
  return (
    <div className={classes.outcome} role="status" aria-label="What came back">
      <Group gap="sm">
        <Badge variant="light" color={came.status < 400 ? 'brand' : 'red'}>
          {came.status} {came.statusText}
        </Badge>
        <Text size="sm" c="dimmed">
          after {formatCount(came.durationMs)} ms
        </Text>
      </Group>
      <dl className={classes.headers}>
        {came.headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CodeBlock text={came.text} label="answer" />
      {came.cut > 0 && (
        <Text size="sm" c="dimmed">
          {formatCount(came.cut)} more characters are not shown.
        </Text>
      )}
    </div>
  );
}
