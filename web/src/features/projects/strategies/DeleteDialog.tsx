import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProjectDetails } from '../../../api/lists/types';
import { deleteStrategy, strategiesQuery } from '../../../api/strategies/strategies';
import type { Strategy } from '../../../api/strategies/types';
import { ConfirmDialog } from '../../../widgets/ConfirmDialog';
import { showMessage } from '../../../widgets/undo';

interface DeleteDialogProps {
  strategy: Strategy;
  project: ProjectDetails;
  onClose: () => void;
}

/** A deleted strategy cannot be restored, so the word is typed. */
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
    <ConfirmDialog
      title="Delete this strategy?"
      text={`“${title}” can’t be restored. Podcasts that it added stay on the list.`}
      action="Delete strategy"
      word="delete"
      isPending={remove.isPending}
      failure={{ title: 'The strategy wasn’t deleted', error: remove.error }}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
