import { Badge, Button, Group, Paper, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endPodcastClaim, type PodcastClaim, podcastClaimsQuery, provePodcastClaim } from '../../../api/account/podcast-claims';
import { AppLink } from '../../../ui/navigation/AppLink';
import { formatDay } from '../../../ui/text/format';
import { paths } from '../../../urls/paths';
import { ConfirmDialog } from '../../../widgets/ConfirmDialog';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';
import classes from '../Settings.module.css';
import { StatementForm } from './StatementForm';

interface ClaimItemProps {
  claim: PodcastClaim;
}

const STATE_LABELS: Readonly<Record<string, string>> = { open: 'Not proven yet', proven: 'Claimed', replaced: 'Claimed by someone else' };

/** A claim with what can be done with it. */
export function ClaimItem({ claim }: ClaimItemProps) {
  const queryClient = useQueryClient();
  const [isEnding, setIsEnding] = useState(false);
  const reload = () => queryClient.invalidateQueries({ queryKey: podcastClaimsQuery.queryKey });
  const check = useMutation({
    mutationFn: () => provePodcastClaim(claim.id),
    onSuccess: () => {
      showMessage(`${claim.podcastTitle} is yours`);
      return reload();
    },
  });
  const end = useMutation({ mutationFn: () => endPodcastClaim(claim.id), onSuccess: reload });
  const isOpen = claim.state === 'open';
  const isProven = claim.state === 'proven';
  return (
    <Paper withBorder radius="lg" p="md" bg="var(--surface)" component="li" aria-label={claim.podcastTitle}>
      <div className={classes.row}>
        <AppLink href={paths.podcast(claim.podcastSlug)}>{claim.podcastTitle}</AppLink>
        <Badge variant="light" color={claim.state === 'proven' ? undefined : 'gray'} tt="none">
          {STATE_LABELS[claim.state] ?? claim.state}
        </Badge>
      </div>
      {isOpen && (
        <Text size="sm" c="dimmed" mt={4}>
          {claim.method === 'mail' ? 'Open the link in the email to the owner’s address.' : 'Put the token into the feed, then check it here.'} The claim ends on {formatDay(claim.expiresAt)}.
        </Text>
      )}
      {claim.state === 'replaced' && (
        <Text size="sm" c="dimmed" mt={4}>
          Another account has proven its claim since. If it’s yours, claim it again.
        </Text>
      )}
      {claim.statement && <StatementForm claimId={claim.id} statement={claim.statement} />}
      {check.isError && <ErrorState title="The claim isn’t proven yet" error={check.error} />}
      <Group gap="sm" mt="sm">
        {isOpen && claim.method === 'feed' && (
          <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
            Check the feed
          </Button>
        )}
        <Button variant="subtle" color="red" onClick={() => setIsEnding(true)}>
          End claim
        </Button>
      </Group>
      {isEnding && (
        <ConfirmDialog
          title="End this claim?"
          text={isProven ? `What you stated about ${claim.podcastTitle} is removed, and the contacts we find are shown again. To get it back, you prove a new claim.` : `You can claim ${claim.podcastTitle} again at any time.`}
          action="End claim"
          {...(isProven && { word: 'end' })}
          isPending={end.isPending}
          failure={{ title: 'The claim wasn’t ended', error: end.error }}
          onConfirm={() => end.mutate()}
          onClose={() => setIsEnding(false)}
        />
      )}
    </Paper>
  );
}
