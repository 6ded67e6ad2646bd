import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProjectDetails } from '../../../api/lists/types';
import { deleteStrategy, strategiesQuery } from '../../../api/strategies/strategies';
import type { Strategy } from '../../../api/strategies/types';
import { Dialog } from '../../../ui/Dialog';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';

interface DeleteDialogProps {
  strategy: Strategy;
  project: ProjectDetails;
  onClose: () => void;
}

/** A deleted strategy cannot be restored, so it is confirmed. */
export function DeleteDialog({ strategy: { id, title }, project, onClose }: DeleteDialogProps) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteStrategy(id),
    onSuccess: () => {
      queryClient.setQueryData(strategiesQuery(project.slug).queryKey, (data) => data && { strategies: data.strategies.filter((other) => other.id !== id) });
      showMessage(`“${title}” deleted`);
      onClose();
    },
  });
  return (
    <Dialog title="Delete this strategy?" onClose={onClose}>
      <Stack gap="md">
        <Text>“{title}” can’t be restored. Podcasts that it added stay on the list.</Text>
        {remove.isError && <ErrorState title="The strategy wasn’t deleted" error={remove.error} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button color="red.9" loading={remove.isPending} onClick={() => remove.mutate()}>
            Delete strategy
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
