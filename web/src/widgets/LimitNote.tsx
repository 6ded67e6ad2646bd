import { Alert, Text } from '@mantine/core';
import { plural } from '../ui/text/format';
import { PlansLink } from './PlansLink';

interface LimitNoteProps {
  /** How many there are, of how many the plan includes. Null without a limit. */
  limit: { used: number; max: number | null } | null | undefined;
  /** What is limited: `alert`. */
  noun: string;
  /** What the reader can do. */
  text: string;
}

/** Warns that a limit of the plan is reached, before a form is filled in. */
export function LimitNote({ limit, noun, text }: LimitNoteProps) {
  if (!limit || limit.max === null || limit.used < limit.max) return null;
  return (
    <Alert color="orange" variant="outline" role="note" title={`You’re using ${limit.max === 1 ? `the only ${noun}` : `all ${plural(limit.max, noun)}`} on your plan`}>
      <Text size="sm">
        {text} <PlansLink />
      </Text>
    </Alert>
  );
}
