import { Button, Checkbox, Group, NativeSelect, Paper, SimpleGrid, Stack, TextInput, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { alertsQuery } from '../../../api/alerts/configs';
import { createWebhook, webhooksQuery } from '../../../api/alerts/webhooks';
import { WEBHOOK_EVENTS, type Webhook, type WebhookEvent } from '../../../api/alerts/types';
import { toApiError } from '../../../api/errors';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';
import { urlProblem } from '../../../widgets/webhook-url';
import type { NewSecret } from './WebhookSecretPanel';
import { EVENT_LABELS } from './webhook-text';

/** Adds an endpoint, or a Slack channel. */
export function NewWebhookForm({ onSecret }: { onSecret: (secret: NewSecret) => void }) {
  const queryClient = useQueryClient();
  const { data: alerts } = useQuery(alertsQuery);
  const input = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState('');
  const [description, setDescription] = useState('');
  const [kind, setKind] = useState<Webhook['kind']>('standard');
  const [events, setEvents] = useState<string[]>([...WEBHOOK_EVENTS]);
  const [alertConfigId, setAlertConfigId] = useState('');
  const [fieldError, setFieldError] = useState<string | null>(null);
  const [eventsError, setEventsError] = useState<string | null>(null);
  const create = useMutation({
    mutationFn: () =>
      createWebhook({
        url: url.trim(), kind, eventTypes: WEBHOOK_EVENTS.filter((event) => events.includes(event)), alertConfigId: alertConfigId || null, ...(description.trim() && { description: description.trim() }),
      }),
    onSuccess: ({ webhook, secret }) => {
      setUrl('');
      setDescription('');
      if (secret) onSecret({ url: webhook.url, secret, isRotation: false });
      else showMessage('Slack channel added');
      return queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey });
    },
    onError: (error) => {
      const atUrl = toApiError(error).details.find(({ pointer }) => pointer.endsWith('url'));
      if (!atUrl) return;
      setFieldError(atUrl.message.replace(/^(?=must |cannot )/, 'The URL '));
      input.current?.focus();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = urlProblem(url);
    setFieldError(problem);
    setEventsError(events.length === 0 ? 'Choose at least one' : null);
    if (problem) input.current?.focus();
    else if (events.length > 0) create.mutate();
  };
  return (
    <Paper withBorder radius="lg" p="lg" bg="var(--surface)" component="section" aria-labelledby="new-webhook">
      <Title order={2} size="h4" id="new-webhook">
        Add webhook
      </Title>
      <form noValidate onSubmit={submit}>
        <Stack gap="md" mt="sm">
          <TextInput
            ref={input}
            label="URL"
            description="Usually a public URL that starts with https://"
            type="url"
            placeholder={kind === 'slack' ? 'https://hooks.slack.com/services/…' : 'https://example.com/hooks/earshot'}
            autoComplete="off"
            required
            withAsterisk={false}
            value={url}
            error={fieldError}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <NativeSelect
              label="Format"
              value={kind}
              data={[{ value: 'standard', label: 'JSON, signed' }, { value: 'slack', label: 'Slack message' }]}
              onChange={(event) => setKind(event.currentTarget.value === 'slack' ? 'slack' : 'standard')}
            />
            <NativeSelect
              label="Alerts"
              value={alertConfigId}
              data={[{ value: '', label: 'All alerts' }, ...(alerts?.alertConfigs ?? []).map(({ id, alertName }) => ({ value: id, label: alertName }))]}
              onChange={(event) => setAlertConfigId(event.currentTarget.value)}
            />
          </SimpleGrid>
          <EventChoice value={events} error={eventsError} onChange={setEvents} />
          <TextInput label="Description" description="Optional" autoComplete="off" maxLength={200} value={description} onChange={(event) => setDescription(event.currentTarget.value)} />
          <Group>
            <Button type="submit" loading={create.isPending}>
              Add webhook
            </Button>
          </Group>
          {create.isError && !fieldError && <ErrorState title="The webhook wasn’t added" error={create.error} />}
        </Stack>
      </form>
    </Paper>
  );
}

interface EventChoiceProps {
  value: string[];
  error?: string | null;
  onChange: (events: WebhookEvent[]) => void;
}

function EventChoice({ value, error, onChange }: EventChoiceProps) {
  return (
    <Checkbox.Group label="Events" value={value} error={error} onChange={(chosen) => onChange(WEBHOOK_EVENTS.filter((event) => chosen.includes(event)))}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={4} verticalSpacing={6} mt={6}>
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox key={event} value={event} label={EVENT_LABELS[event]} />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  );
}
