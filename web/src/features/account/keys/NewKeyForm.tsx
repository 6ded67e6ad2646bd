import { Button, Group, Paper, Select, Stack, Switch, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { createApiKey } from '../../../api/actions';
import { apiKeysQuery } from '../../../api/queries';
import { ConfirmPanel } from '../ConfirmPanel';
import { needsProof } from '../refusals';
import { ErrorState } from '../../../widgets/ErrorState';
import { LIVES, nameProblem } from './keys';

interface NewKeyFormProps {
  onMade: (secret: string, name: string) => void;
}

/** Makes a key: what it is for, what it may do, how long it lives. */
export function NewKeyForm({ onMade }: NewKeyFormProps) {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [writes, setWrites] = useState(false);
  const [life, setLife] = useState('90');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const make = useMutation({
    mutationFn: createApiKey,
    onSuccess: ({ secret, apiKey }) => {
      setName('');
      onMade(secret, apiKey.name);
      void queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = nameProblem(name);
    setProblem(wrong);
    if (wrong) {
      input.current?.focus();
      return;
    }
    const expiresInDays = LIVES.find(({ value }) => value === life)?.days ?? null;
    make.mutate({ name: name.trim(), scopes: writes ? ['read', 'write'] : ['read'], expiresInDays });
  };

  return (
    <Paper withBorder radius="lg" p="lg" bg="var(--surface)" component="section" aria-labelledby="new-key">
      <Title order={2} size="h4" id="new-key">
        Make a key
      </Title>
      <form noValidate onSubmit={submit}>
        <Stack gap="md" mt="sm">
          <TextInput
            ref={input}
            label="Name"
            description="What the key is for, such as the program that uses it."
            required
            withAsterisk={false}
            value={name}
            error={problem}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Select
            label="Valid for"
            data={LIVES.map(({ value, label }) => ({ value, label }))}
            value={life}
            allowDeselect={false}
            comboboxProps={{ withinPortal: false }}
            onChange={(value) => value && setLife(value)}
          />
          <Switch
            label="May change things"
            description="Without it the key only reads, searches included. Keys never make other keys, whatever they may do."
            checked={writes}
            onChange={(event) => setWrites(event.currentTarget.checked)}
          />
          <Group>
            <Button type="submit" loading={make.isPending}>
              Make the key
            </Button>
          </Group>
          {make.isError && !needsProof(make.error) && <ErrorState title="The key was not made" error={make.error} />}
          <Text size="sm" c="dimmed">
            A key acts for you and uses your plan's searches. Treat it like a password.
          </Text>
        </Stack>
      </form>
      {needsProof(make.error) && <ConfirmPanel onConfirmed={() => make.variables && make.mutate(make.variables)} />}
    </Paper>
  );
}
