import { Anchor, Button, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../../api/errors';
import type { ProjectDetails } from '../../../api/lists/types';
import { currentUsageQuery } from '../../../api/queries';
import { generateStrategies, strategiesQuery } from '../../../api/strategies/strategies';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { plural } from '../../../ui/text/format';
import { paths } from '../../../urls/paths';
import { AssistCost } from '../../../widgets/AssistCost';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';

const COUNTS = Array.from({ length: 12 }, (_, index) => String(index + 1));
const DEFAULT_COUNT = '6';

interface GenerateDialogProps {
  project: ProjectDetails;
  hasStrategies: boolean;
  onClose: () => void;
}

/** Generates strategies: how many, which existing ones are replaced, and the cost. */
export function GenerateDialog({ project, hasStrategies, onClose }: GenerateDialogProps) {
  const queryClient = useQueryClient();
  const [count, setCount] = useState(DEFAULT_COUNT);
  const [isReplacing, setIsReplacing] = useState(false);
  const generate = useMutation({
    mutationFn: () => generateStrategies({ projectId: project.projectId, count: Number(count), keepExisting: !isReplacing }),
    onSuccess: ({ strategies, shortfall }) => {
      queryClient.setQueryData(strategiesQuery(project.slug).queryKey, { strategies });
      showMessage(shortfall ?? `The list has ${plural(strategies.length, 'strategy', 'strategies')}`);
      onClose();
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: currentUsageQuery.queryKey }),
  });
  const hasNoSubject = generate.isError && toApiError(generate.error).code === 'empty_profile';
  return (
    <Dialog title="Generate strategies" onClose={onClose}>
      <Stack gap="md">
        <NativeSelect label="How many" value={count} data={COUNTS} data-autofocus onChange={(event) => setCount(event.currentTarget.value)} />
        {hasStrategies && (
          <Checkbox
            label="Replace strategies nobody has edited or run"
            description="Strategies that you edited or ran always stay"
            checked={isReplacing}
            onChange={(event) => setIsReplacing(event.currentTarget.checked)}
          />
        )}
        {generate.isError && (
          <ErrorState title="No strategies were generated" error={generate.error} message={hasNoSubject ? 'We don’t know what fits this list yet. Add a purpose or keywords, or choose a guest with topics.' : undefined}>
            {hasNoSubject && (
              <Anchor component={AppLink} href={paths.project(project.slug, 'settings')} size="sm" underline="always">
                Open list settings
              </Anchor>
            )}
          </ErrorState>
        )}
        <AssistCost />
        <Group justify="flex-end" gap="sm">
          <Text size="sm" c="dimmed" role="status">
            {generate.isPending && 'Reading the guest and podcasts that fit…'}
          </Text>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={generate.isPending} onClick={() => generate.mutate()}>
            Generate
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
