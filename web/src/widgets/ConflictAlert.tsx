import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { FieldConflict } from '../ui/forms/merge-fields';
import classes from './ConflictAlert.module.css';

interface ConflictAlertProps {
  title: string;
  /** What the other person has changed; empty when it is nothing of the form. */
  conflicts: readonly FieldConflict[];
  onSaveMine: () => void;
  onKeepTheirs: () => void;
}

/** Shows both values when someone else has changed what a form changes, too, and lets the reader choose. */
export const ConflictAlert = ({ title, conflicts, onSaveMine, onKeepTheirs }: ConflictAlertProps) => (
  <Alert role="alert" color="orange" variant="outline" title={title}>
    <Stack gap="sm" align="flex-start">
      {conflicts.length > 0 ? <ConflictValues conflicts={conflicts} /> : <Text size="sm">They changed other settings. Your changes are still here.</Text>}
      <Group gap="sm">
        <Button size="xs" onClick={onSaveMine}>
          Save mine
        </Button>
        <Button size="xs" variant="default" onClick={onKeepTheirs}>
          Keep theirs
        </Button>
      </Group>
      <Text size="xs" c="dimmed">
        “Save mine” sets only what you changed.
      </Text>
    </Stack>
  </Alert>
);

/** Both values of each field. */
export const ConflictValues = ({ conflicts }: Pick<ConflictAlertProps, 'conflicts'>) => (
  <table className={classes.values}>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Theirs</th>
        <th scope="col">Yours</th>
      </tr>
    </thead>
    <tbody>
      {conflicts.map(({ label, theirs, mine }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{theirs || 'Empty'}</td>
          <td>{mine === null ? 'Not changed' : mine || 'Empty'}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
