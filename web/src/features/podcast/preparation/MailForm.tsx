import { Alert, Button, Group, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { toApiError } from '../../../api/errors';
import { mailPreparation } from '../../../api/outreach/guest-preparation';
import { currentUsageQuery, meQuery } from '../../../api/queries';
import { AssistCost } from '../../../widgets/AssistCost';
import { ErrorState } from '../../../widgets/ErrorState';
import { validateAddress } from './preparation-text';

interface MailFormProps {
  slug: string;
  guestProfileId: string | null;
}

/**
 * Sends the preparation to a confirmed email address: the user's own, a team member's, or one
 * that takes the team's alerts. The server makes it again from the current data.
 */
export function MailForm({ slug, guestProfileId }: MailFormProps) {
  const queryClient = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const email = typed ?? me?.user?.email ?? '';
  const show = (message: string | null) => {
    setProblem(message);
    if (message !== null) field.current?.focus();
  };
  const send = useMutation({
    mutationFn: (address: string) => mailPreparation({ slug, email: address, ...(guestProfileId !== null && { guestProfileId }) }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: currentUsageQuery.queryKey }),
    onError: (error) => show(toApiError(error).details.find(({ pointer }) => pointer === '/email')?.message ?? null),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = validateAddress(email);
    show(found);
    if (found === null && !send.isPending) send.mutate(email.trim());
  };
  return (
    <section aria-labelledby="by-mail">
      <Title order={3} size="h4" id="by-mail" mb="xs">
        Send by email
      </Title>
      <form noValidate aria-label="Send by email" onSubmit={submit}>
        <Group gap="sm" align="flex-start">
          <TextInput
            ref={field}
            type="email"
            aria-label="Email address"
            description="Yours, a team member’s, or one that gets your team’s alerts. Forward it to anyone else."
            autoComplete="email"
            value={email}
            error={problem}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setProblem(null);
              send.reset();
            }}
          />
          <Button type="submit" variant="light" loading={send.isPending}>
            Send
          </Button>
        </Group>
      </form>
      <AssistCost />
      {send.isSuccess && (
        <Alert role="status" color="green" variant="outline" mt="sm">
          <Text size="sm">{send.data.message}</Text>
        </Alert>
      )}
      {send.isError && problem === null && <ErrorState title="The email wasn’t sent" error={send.error} />}
    </section>
  );
}
