import { Button, Group, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../api/errors';
import { answerShared, type SharedAnswer, type SharedPodcast, sharedListQuery } from '../../api/lists/shares';
import { TimeAgo } from '../../ui/text/TimeAgo';
import classes from './Shared.module.css';

const MAX_COMMENT = 1_000;

interface AnswerFieldProps {
  podcast: SharedPodcast;
  token: string;
  /** Of the client; may be empty. */
  name: string;
}

/** Yes or no to a podcast, and a comment. An answer is saved at once; a comment when it is sent. */
export function AnswerField({ podcast, token, name }: AnswerFieldProps) {
  const queryClient = useQueryClient();
  const given = podcast.answer;
  // What was typed stays until it is sent, also when the list is fetched again.
  const [typed, setTyped] = useState<string | null>(null);
  const comment = typed ?? given?.comment ?? '';
  const save = useMutation({
    mutationFn: (answer: SharedAnswer['answer']) => answerShared(token, podcast.listedPodcastId, { answer, comment: answer === null ? '' : comment, name: name.trim() || (given?.name ?? '') }),
    onSuccess: ({ answer }) => {
      setTyped(null);
      queryClient.setQueryData(sharedListQuery(token).queryKey, (data) =>
        data && { ...data, list: { ...data.list, podcasts: data.list.podcasts.map((other) => (other.listedPodcastId === podcast.listedPodcastId ? { ...other, answer } : other)) } });
    },
  });
  const button = (answer: 'yes' | 'no', label: string) => (
    <Button
      size="xs"
      variant={given?.answer === answer ? 'filled' : 'default'}
      aria-pressed={given?.answer === answer}
      aria-label={`${label} to ${podcast.title}`}
      disabled={save.isPending}
      onClick={() => save.mutate(given?.answer === answer && typed === null ? null : answer)}
    >
      {label}
    </Button>
  );
  return (
    <div className={classes.answer}>
      <Group gap={6}>
        {button('yes', 'Yes')}
        {button('no', 'No')}
      </Group>
      {given && (
        <>
          <Textarea size="xs" aria-label={`Comment on ${podcast.title}`} placeholder="Comment" autosize minRows={1} maxRows={6} maxLength={MAX_COMMENT} value={comment} onChange={(event) => setTyped(event.currentTarget.value)} />
          {typed !== null && typed.trim() !== given.comment ? (
            <Button size="xs" variant="light" loading={save.isPending} onClick={() => save.mutate(given.answer === 'no' ? 'no' : 'yes')}>
              Send comment
            </Button>
          ) : (
            <Text size="xs" c="dimmed" role="status">
              {given.name && `${given.name}, `}
              <TimeAgo value={given.answeredAt} />
            </Text>
          )}
        </>
      )}
      {save.isError && (
        <Text size="xs" c="red" role="alert">
          Not saved. {toApiError(save.error).message}
        </Text>
      )}
    </div>
  );
}
