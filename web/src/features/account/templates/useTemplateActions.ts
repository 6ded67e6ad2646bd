import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createTemplate, deleteTemplate, templatesQuery } from '../../../api/outreach/templates';
import type { OutreachTemplate } from '../../../api/outreach/types';
import { showFailure, showRestore } from '../../../widgets/undo';
import { fieldsOf, toRequest } from './template-fields';

/** Deletes a template. Undo creates it again, because the server keeps no deleted templates. */
export function useTemplateActions() {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey });
  const remove = useMutation({
    mutationFn: (template: OutreachTemplate) => deleteTemplate(template.id),
    onSuccess: async (_, template) => {
      await reload();
      showRestore(`“${template.name}” deleted`, async () => {
        await createTemplate(toRequest(fieldsOf(template)));
        await reload();
      });
    },
    onError: (error) => showFailure('The template wasn’t deleted', error),
  });
  return { remove };
}
