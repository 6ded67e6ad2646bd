import { Button, Group } from '@mantine/core';
import { COUNTRY_GROUPS } from '../../../ui/text/countries';

interface CountryGroupsProps {
  chosen: readonly string[];
  onChange: (countries: string[]) => void;
}

/** Chooses all countries of a group at once, or none of them. */
export function CountryGroups({ chosen, onChange }: CountryGroupsProps) {
  return (
    <Group gap={6} mt={6} role="group" aria-label="Groups of countries">
      {COUNTRY_GROUPS.map(({ label, codes }) => {
        const isChosen = codes.every((code) => chosen.includes(code));
        const others = chosen.filter((code) => !codes.includes(code));
        return (
          <Button key={label} variant={isChosen ? 'light' : 'default'} size="compact-sm" aria-pressed={isChosen} onClick={() => onChange(isChosen ? others : [...others, ...codes])}>
            {label}
          </Button>
        );
      })}
    </Group>
  );
}
