import { Stack } from '@mantine/core';
import type { AlertConfig } from '../../../api/alerts/types';
import { FeedsSection } from './FeedsSection';
import { MailSection } from './MailSection';
import { WebhooksSection } from './WebhooksSection';

/** Where the matches of an alert are sent. */
export function DeliveryTab({ alert }: { alert: AlertConfig }) {
  return (
    <Stack gap="md" maw={760}>
      <MailSection alert={alert} />
      <FeedsSection alertId={alert.id} />
      <WebhooksSection alert={alert} />
    </Stack>
  );
}
