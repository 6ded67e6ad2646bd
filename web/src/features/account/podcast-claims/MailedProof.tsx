import { Alert, Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { podcastClaimsQuery, provePodcastClaim } from '../../../api/account/podcast-claims';
import { paths } from '../../../urls/paths';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';

interface MailedProofProps {
  claimId: string;
  mailKey: string;
}

/** What the link of a mail opens. Only the button uses the link: mail programs open links, too. */
export function MailedProof({ claimId, mailKey }: MailedProofProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const proof = useMutation({
    mutationFn: () => provePodcastClaim(claimId, mailKey),
    onSuccess: async ({ claim }) => {
      showMessage(`${claim.podcastTitle} is yours`);
      await queryClient.invalidateQueries({ queryKey: podcastClaimsQuery.queryKey });
      await router.navigate({ href: paths.podcastClaims(), replace: true });
    },
  });
  return (
    <Alert title="Finish your claim">
      {proof.isError && <ErrorState title="The claim wasn’t finished" error={proof.error} />}
      <Button loading={proof.isPending} onClick={() => proof.mutate()}>
        Finish claim
      </Button>
    </Alert>
  );
}
