import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { profileQuery, updateProfile } from '../../api/account/profile';
import { showMessage } from '../../widgets/undo';

/** A switch of the reader’s profile, which is saved at once. */
export function useProfileSwitch(name: 'mailsDigests' | 'keepsSearches', savedMessage: string) {
  const queryClient = useQueryClient();
  const { data, isPending, isError, error, refetch } = useQuery(profileQuery);
  const save = useMutation({
    mutationFn: (isOn: boolean) => updateProfile({ [name]: isOn }),
    onSuccess: (saved) => {
      queryClient.setQueryData(profileQuery.queryKey, saved);
      showMessage(savedMessage);
    },
  });
  const stored = data?.profile[name] ?? true;
  return {
    isPending,
    error: isError ? error : null,
    retry: () => void refetch(),
    isOn: save.isPending ? save.variables : stored,
    set: (isOn: boolean) => {
      if (!save.isPending) save.mutate(isOn);
    },
    saveError: save.error,
  };
}
