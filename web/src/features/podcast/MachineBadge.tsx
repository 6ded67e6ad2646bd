import { Badge, Popover, Text, UnstyledButton } from '@mantine/core';
import type { Podcast } from '../../api/types';
import { describeSignals } from './machine-signals';

interface MachineBadgeProps {
  machineMade: NonNullable<Podcast['machineMade']>;
}

/** Quiet, and with its reasons: people are mistaken for machines as well. */
export function MachineBadge({ machineMade }: MachineBadgeProps) {
  return (
    <Popover width={360} shadow="md" withArrow withinPortal={false}>
      <Popover.Target>
        <UnstyledButton aria-label="Likely made by a machine: why">
          <Badge variant="outline" color="gray" size="lg">
            Likely machine-made
          </Badge>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="sm">Signs that no person speaks in this show. They may be wrong.</Text>
        <ul>
          {describeSignals(machineMade).map((reason) => (
            <li key={reason}>
              <Text size="sm">{reason}</Text>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}
