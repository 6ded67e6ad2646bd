import { Button, Group, Input, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { PLAIN } from '../marked';
import { capital } from './kinds';
import { MAX_NAMES, type NameFilter } from './names';

interface NameListProps {
  label: React.ReactNode;
  /** What is named: "Guest or host". */
  name: string;
  roles: readonly string[];
  value: NameFilter[];
  disabled: boolean;
  onChange: (value: NameFilter[]) => void;
}

const MATCHES = [
  { value: 'words', label: 'all words', matching: PLAIN },
  { value: 'phrase', label: 'exactly so', matching: { ...PLAIN, phrase: true } },
  { value: 'fuzzy', label: 'spelt alike', matching: { ...PLAIN, fuzzy: true } },
] as const;

/** Names that an episode must have, or must not; those that are set are among the chips above the results. */
export function NameList({ label, name, roles, value, disabled, onChange }: NameListProps) {
  const [text, setText] = useState('');
  const [part, setPart] = useState(roles[0] ?? 'with');
  const [match, setMatch] = useState('words');
  const choices = roles.length > 0 ? roles.flatMap((role) => [{ value: role, label: capital(role) }, { value: `not ${role}`, label: `Not as ${role}` }]) : [{ value: 'with', label: 'With' }, { value: 'not with', label: 'Without' }];
  const add = () => {
    const written = text.trim().replaceAll(/\s+/g, ' ');
    if (!written) return;
    const role = roles.find((known) => part.endsWith(known)) ?? null;
    const { matching } = MATCHES.find((known) => known.value === match) ?? MATCHES[0];
    onChange([...value, { ...matching, role, name: written, isExcluded: part.startsWith('not ') }]);
    setText('');
  };
  return (
    <Stack gap={6} role="group" aria-label={name}>
      <Input.Label labelElement="div" size="sm">
        {label}
      </Input.Label>
      <Group gap={6} grow wrap="nowrap">
        <NativeSelect size="sm" aria-label={`${name}: part`} disabled={disabled} value={part} data={choices} onChange={(event) => setPart(event.currentTarget.value)} />
        <NativeSelect size="sm" aria-label={`${name}: how the name is compared`} disabled={disabled} value={match} data={MATCHES.map((known) => ({ value: known.value, label: known.label }))} onChange={(event) => setMatch(event.currentTarget.value)} />
      </Group>
      <Group gap={6} wrap="nowrap">
        <TextInput
          size="sm"
          flex={1}
          maxLength={200}
          aria-label={`${name}: name`}
          placeholder="Name"
          disabled={disabled}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && add()}
        />
        <Button size="sm" variant="default" disabled={disabled || !text.trim() || value.length >= MAX_NAMES} onClick={add}>
          Add
        </Button>
      </Group>
    </Stack>
  );
}
