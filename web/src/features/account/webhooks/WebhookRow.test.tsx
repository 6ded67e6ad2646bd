import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { fill } from '../../../testing/fill';
import { renderComponent } from '../../../testing/render';
import { sample } from '../../../testing/sample';
import { WebhookRow } from './WebhookRow';

const WEBHOOK = '/api/v1/teams/webhooks/{webhookId}';

it('deletes a webhook after the word was typed', async () => {
  api.on('get', '/api/v1/alerts/alert-configs', {});
  const webhook = sample('WebhookView', { id: 'w1', kind: 'standard', description: 'CRM', enabled: true, alertConfigId: null });
  const { user } = await renderComponent(<WebhookRow webhook={webhook as never} isLogInitiallyOpen={false} onSecret={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Delete CRM' }));
  const remove = await screen.findByRole('button', { name: 'Delete webhook' });
  await user.click(remove);
  expect(api.calls('delete', WEBHOOK)).toEqual([]);
  fill(screen.getByLabelText('Type delete to confirm'), 'delete');
  api.on('delete', WEBHOOK, {});
  await user.click(remove);
  await waitFor(() => expect(api.calls('delete', WEBHOOK).map(({ path }) => path.webhookId)).toEqual(['w1']));
});
