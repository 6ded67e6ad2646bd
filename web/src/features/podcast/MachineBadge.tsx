import { Badge, Popover, Text, UnstyledButton } from '@mantine/core';
import type { Podcast } from '../../api/types';
import { describeSignals } from './machine-signals';

interface MachineBadgeProps {
  machineMade: NonNullable<Podcast['machineMade']>;
}

/** A discreet badge that opens its reasons, because the signals can be wrong. */
export function MachineBadge({ machineMade }: MachineBadgeProps) {
  return (
    <Popover width={360} shadow="md" withArrow withinPortal={false}>
      <Popover.Target>
        <UnstyledButton aria-label="Likely machine-generated: show reasons">
          <Badge variant="outline" color="gray" size="lg">
            Likely machine-generated
          </Badge>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="sm">Signs that no person speaks in this podcast. They can be wrong.</Text>
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
