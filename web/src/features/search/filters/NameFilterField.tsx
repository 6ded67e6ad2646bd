import { Button, Group, Input, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DEFAULT_MATCH } from '../tagged-text';
import { capitalize } from '../../../ui/text/format';
import { MAX_NAMES, type NameFilter } from './name-filter';

interface NameFilterFieldProps {
  /** The name of the filter: "Guest or host". */
  name: string;
  roles: readonly string[];
  value: NameFilter[];
  onChange: (value: NameFilter[]) => void;
}

const MATCH_OPTIONS = [
  { value: 'words', label: 'All words', options: DEFAULT_MATCH },
  { value: 'phrase', label: 'Exact phrase', options: { ...DEFAULT_MATCH, phrase: true } },
  { value: 'fuzzy', label: 'Similar spellings', options: { ...DEFAULT_MATCH, fuzzy: true } },
] as const;

/** Adds names that an episode must or must not have. Added names appear as chips above the results. */
export function NameFilterField({ name, roles, value, onChange }: NameFilterFieldProps) {
  const [text, setText] = useState('');
  const [selectedRole, setSelectedRole] = useState(roles[0] ?? 'with');
  const [match, setMatch] = useState('words');
  const choices = roles.length > 0 ? roles.flatMap((role) => [{ value: role, label: capitalize(role) }, { value: `not ${role}`, label: `Not as ${role}` }]) : [{ value: 'with', label: 'With' }, { value: 'not with', label: 'Without' }];
  const add = () => {
    const trimmedName = text.trim().replaceAll(/\s+/g, ' ');
    if (!trimmedName) return;
    const role = roles.find((candidate) => selectedRole.endsWith(candidate)) ?? null;
    const { options } = MATCH_OPTIONS.find((known) => known.value === match) ?? MATCH_OPTIONS[0];
    onChange([...value, { ...options, role, name: trimmedName, isExcluded: selectedRole.startsWith('not ') }]);
    setText('');
  };
  return (
    <Stack gap={6} role="group" aria-label={name}>
      <Input.Label labelElement="div" size="sm">
        {name}
      </Input.Label>
      <Group gap={6} grow wrap="nowrap">
        <NativeSelect size="sm" aria-label={`${name}: role`} value={selectedRole} data={choices} onChange={(event) => setSelectedRole(event.currentTarget.value)} />
        <NativeSelect size="sm" aria-label={`${name}: match`} value={match} data={MATCH_OPTIONS.map((known) => ({ value: known.value, label: known.label }))} onChange={(event) => setMatch(event.currentTarget.value)} />
      </Group>
      <Group gap={6} wrap="nowrap">
        <TextInput
          size="sm"
          flex={1}
          maxLength={200}
          aria-label={`${name}: name`}
          placeholder="Name"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && add()}
        />
        <Button size="sm" variant="default" disabled={!text.trim() || value.length >= MAX_NAMES} onClick={add}>
          Add
        </Button>
      </Group>
    </Stack>
  );
}
