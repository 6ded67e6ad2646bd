import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createPrompt, deletePrompt, promptsQuery } from '../../../api/assistant/prompts';
import type { CustomPrompt } from '../../../api/assistant/types';
import { showFailure, showRestore } from '../../../widgets/undo';
import { fieldsOf, toRequest } from './prompt-fields';

/** Deletes a prompt. Undo writes it again: the server keeps no deleted prompts. `onDeleted` leaves a page that is gone with it. */
export function usePromptActions(onDeleted?: () => void) {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: promptsQuery.queryKey });
  const remove = useMutation({
    mutationFn: (prompt: CustomPrompt) => deletePrompt(prompt.id),
    onSuccess: async (_, prompt) => {
      onDeleted?.();
      await reload();
      showRestore(`“${prompt.name}” was deleted`, async () => {
        await createPrompt(toRequest(fieldsOf(prompt)));
        await reload();
      });
    },
    onError: (error) => showFailure('The prompt wasn’t deleted', error),
  });
  return { remove };
}
