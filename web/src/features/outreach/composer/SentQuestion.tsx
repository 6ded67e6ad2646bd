import { Alert, Button, Group, Text } from '@mantine/core';
import { IconMailQuestion } from '@tabler/icons-react';
import type { PitchDetails } from '../../../api/outreach/types';
import { formatDay } from '../../../ui/text/format';

interface SentQuestionProps {
  pitch: Pick<PitchDetails, 'copiedAt' | 'pitchedAt'>;
  isBusy: boolean;
  onSent: () => void;
}

/** A text that was copied and is not marked may have been sent: only the team is sure. */
export function SentQuestion({ pitch: { copiedAt, pitchedAt }, isBusy, onSent }: SentQuestionProps) {
  if (copiedAt === null || pitchedAt !== null) return null;
  return (
    <Alert variant="outline" color="blue" role="note" icon={<IconMailQuestion />} title="Was it sent?">
      <Group justify="space-between" gap="sm">
        <Text size="sm">This text was copied on {formatDay(copiedAt)}. Once it’s marked, colleagues are warned before they pitch it again.</Text>
        <Button size="xs" variant="light" loading={isBusy} onClick={onSent}>
          It was sent
        </Button>
      </Group>
    </Alert>
  );
}
