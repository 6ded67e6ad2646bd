import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { ignoredPodcastsQuery, ignorePodcast } from '../../../api/account/administration';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';
import { podcastIn } from '../podcast-claims/podcast-name';

/** Ignores a podcast, with the reason that its page shows. */
export function IgnoreForm({ initialPodcast }: { initialPodcast: string }) {
  const queryClient = useQueryClient();
  const [podcast, setPodcast] = useState(initialPodcast);
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<{ podcast?: string; reason?: string }>({});
  const podcastInput = useRef<HTMLInputElement>(null);
  const reasonInput = useRef<HTMLInputElement>(null);
  const ignore = useMutation({
    mutationFn: () => ignorePodcast(podcastIn(podcast), reason.trim()),
    onSuccess: ({ ignoredPodcast }) => {
      setPodcast('');
      setReason('');
      showMessage(`${ignoredPodcast.podcastTitle} is ignored`);
      return queryClient.invalidateQueries({ queryKey: ignoredPodcastsQuery.queryKey });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = { ...(podcastIn(podcast) === '' && { podcast: 'Enter the address of its page' }), ...(reason.trim() === '' && { reason: 'Enter the reason' }) };
    setProblems(found);
    if ('podcast' in found) podcastInput.current?.focus();
    else if ('reason' in found) reasonInput.current?.focus();
    else ignore.mutate();
  };
  return (
    <form noValidate aria-label="Ignore a podcast" onSubmit={submit}>
      <Stack gap="sm">
        <TextInput ref={podcastInput} label="Podcast" description="The address of its page here" maxLength={500} value={podcast} error={problems.podcast} onChange={(event) => setPodcast(event.currentTarget.value)} />
        <TextInput ref={reasonInput} label="Reason" description="Everyone reads it on the page of the podcast" maxLength={500} value={reason} error={problems.reason} onChange={(event) => setReason(event.currentTarget.value)} />
        <Group>
          <Button type="submit" loading={ignore.isPending}>
            Ignore podcast
          </Button>
        </Group>
        {ignore.isError && <ErrorState title="The podcast isn’t ignored" error={ignore.error} />}
      </Stack>
    </form>
  );
}
