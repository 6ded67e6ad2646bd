import { Alert, Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

interface ConflictAlertProps {
  title: string;
  onSaveMine: () => void;
  onKeepTheirs: () => void;
  /** What the other person has changed. */
  children: ReactNode;
}

/** Offers both values when someone else has changed what a form changes, too. */
export const ConflictAlert = ({ title, onSaveMine, onKeepTheirs, children }: ConflictAlertProps) => (
  <Alert role="alert" color="orange" variant="outline" title={title}>
    <Stack gap="sm" align="flex-start">
      {children}
      <Group gap="sm">
        <Button size="xs" onClick={onSaveMine}>
          Save mine
        </Button>
        <Button size="xs" variant="default" onClick={onKeepTheirs}>
          Keep theirs
        </Button>
      </Group>
    </Stack>
  </Alert>
);
