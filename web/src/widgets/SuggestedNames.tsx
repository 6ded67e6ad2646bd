import { Combobox, Text } from '@mantine/core';
import { IconBuilding, IconUser } from '@tabler/icons-react';
import classes from './SearchBox.module.css';

/** A name that is searched as a phrase: hosts and publishers find podcasts, guests find episodes. */
interface SuggestedName {
  name: string;
  role: string;
}

const LABELS: Readonly<Record<string, string>> = { host: 'Host', guest: 'Guest', publisher: 'Publisher' };

/** The value of an option, which `readNameOption` reads. */
const PREFIX = 'name:';
const optionValue = ({ name, role }: SuggestedName) => `${PREFIX}${role === 'guest' ? 'episodes' : 'podcasts'}:${name}`;

/** Returns the search for a chosen name, or null for other options. */
export function readNameOption(value: string): { q: string; mode: string } | null {
  if (!value.startsWith(PREFIX)) return null;
  const [mode = '', ...name] = value.slice(PREFIX.length).split(':');
  return { q: `"${name.join(':').replaceAll('"', '')}"`, mode };
}

interface SuggestedNamesProps {
  names: readonly SuggestedName[];
}

export function SuggestedNames({ names }: SuggestedNamesProps) {
  return names.map((suggested) => (
    <Combobox.Option key={optionValue(suggested)} value={optionValue(suggested)} className={classes.suggestion}>
      {suggested.role === 'publisher' ? <IconBuilding size={15} stroke={1.8} aria-hidden="true" /> : <IconUser size={15} stroke={1.8} aria-hidden="true" />}
      {suggested.name}
      <Text span size="xs" c="dimmed">
        {LABELS[suggested.role] ?? suggested.role}
      </Text>
    </Combobox.Option>
  ));
}
