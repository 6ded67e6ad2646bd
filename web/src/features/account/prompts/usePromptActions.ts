import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createPrompt, deletePrompt, promptsQuery } from '../../../api/assistant/prompts';
import type { CustomPrompt } from '../../../api/assistant/types';
import { showFailure, showRestore } from '../../../widgets/undo';
import { fieldsOf, toRequest } from './prompt-fields';

/** Deletes a prompt. Undo creates it again, because the server keeps no deleted prompts. `onDeleted` leaves the page of the deleted prompt. */
export function usePromptActions(onDeleted?: () => void) {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: promptsQuery.queryKey });
  const remove = useMutation({
    mutationFn: (prompt: CustomPrompt) => deletePrompt(prompt.id),
    onSuccess: async (_, prompt) => {
      onDeleted?.();
      await reload();
      showRestore(`“${prompt.name}” deleted`, async () => {
        await createPrompt(toRequest(fieldsOf(prompt)));
        await reload();
      });
    },
    onError: (error) => showFailure('The prompt wasn’t deleted', error),
  });
  return { remove };
}
