import { Button, Group, Paper, Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { ManagedTeam } from '../../../api/account/administration';
import { capitalize, formatDay, plural } from '../../../ui/text/format';
import classes from '../Settings.module.css';
import { PlanForm } from './PlanForm';

/** A team with its plan, which can be changed in place. */
export function ManagedTeamRow({ team }: { team: ManagedTeam }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const end = team.periodEndsAt ? `${team.period}, until ${formatDay(team.periodEndsAt)}` : 'without an end';
  return (
    <Paper withBorder radius="lg" px="md" py="sm" bg="var(--surface)" component="li">
      <div className={classes.row}>
        <div style={{ minWidth: 0 }}>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {team.name}
          </Text>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {team.ownerEmail ?? 'No owner'} · {plural(team.memberCount, 'member')} · since {formatDay(team.createdAt)}
          </Text>
        </div>
        <Group gap="sm">
          <Text size="sm">
            {capitalize(team.plan)}, {end}
          </Text>
          {team.plan !== 'admin' && (
            <Button size="xs" variant="default" aria-expanded={isOpen} aria-controls={id} aria-label={`Change the plan of ${team.name}`} onClick={() => setIsOpen(!isOpen)}>
              Change plan
            </Button>
          )}
        </Group>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <PlanForm team={team} onDone={() => setIsOpen(false)} />}
      </div>
    </Paper>
  );
}
