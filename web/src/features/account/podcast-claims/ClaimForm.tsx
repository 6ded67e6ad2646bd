import { Alert, Button, Code, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { createPodcastClaim, podcastClaimsQuery } from '../../../api/account/podcast-claims';
import { Section } from '../../../ui/layout/Section';
import { ErrorState } from '../../../widgets/ErrorState';
import { podcastIn } from './podcast-name';

interface ClaimFormProps {
  initialPodcast: string;
}

type Method = 'feed' | 'mail';

/** Starts a claim. The token of a feed is shown once. */
export function ClaimForm({ initialPodcast }: ClaimFormProps) {
  const queryClient = useQueryClient();
  const [podcast, setPodcast] = useState(initialPodcast);
  const [method, setMethod] = useState<Method>('mail');
  const claim = useMutation({
    mutationFn: createPodcastClaim,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: podcastClaimsQuery.queryKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    claim.mutate({ podcastId: podcastIn(podcast), method });
  };
  return (
    <Section title="Claim a podcast">
      <form onSubmit={submit}>
        <Stack gap="md">
          <TextInput label="Podcast" description="The address of its page on Earshot" required maxLength={500} value={podcast} onChange={(event) => setPodcast(event.currentTarget.value)} />
          <Radio.Group label="How will you prove it’s yours?" value={method} onChange={(value) => setMethod(value === 'feed' ? 'feed' : 'mail')}>
            <Stack gap="xs" mt="xs">
              <Radio value="mail" label="By email" description="We email a link to the owner’s address in the feed." />
              <Radio value="feed" label="In the feed" description="You put a token into the feed’s description, or into its podcast:txt tag." />
            </Stack>
          </Radio.Group>
          <Group>
            <Button type="submit" loading={claim.isPending}>
              Claim podcast
            </Button>
          </Group>
        </Stack>
      </form>
      {claim.isError && <ErrorState title="The podcast wasn’t claimed" error={claim.error} />}
      {claim.data && <NextStep {...claim.data} />}
    </Section>
  );
}

interface NextStepProps {
  token?: string | null;
  mailedTo?: string | null;
}

function NextStep({ token, mailedTo }: NextStepProps) {
  if (mailedTo) {
    return (
      <Alert mt="md" title="Check the mailbox" role="status">
        We’ve sent a link to {mailedTo}. Open it in this browser.
      </Alert>
    );
  }
  if (!token) return null;
  return (
    <Alert mt="md" title="Your token" role="status">
      <Text size="sm" mb="xs">
        Copy it now: it isn’t shown again. Put it into the description of the podcast, not of an episode. When your host has published the change, choose “Check the feed” above. You can then remove it.
      </Text>
      <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {token}
      </Code>
    </Alert>
  );
}
