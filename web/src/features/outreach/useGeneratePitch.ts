import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { generatePitch, pitchQuery } from '../../api/outreach/pitches';
import { currentUsageQuery } from '../../api/queries';
import { paths } from '../../urls/paths';

/** Writes a pitch and opens it. It is charged one AI assist. */
export function useGeneratePitch() {
  const router = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: generatePitch,
    onSuccess: (data) => {
      queryClient.setQueryData(pitchQuery(data.outreach.id).queryKey, data);
      void queryClient.invalidateQueries({ queryKey: ['outreach', 'history'] });
      return router.navigate({ href: paths.pitch(data.outreach.id) });
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: currentUsageQuery.queryKey }),
  });
}
