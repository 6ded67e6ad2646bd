import { SecretPanel } from '../../../ui/dialogs/SecretPanel';

export interface NewSecret {
  url: string;
  secret: string;
  isRotation: boolean;
}

/** Shows the secret of a webhook once. */
export const WebhookSecretPanel = ({ newSecret: { url, secret, isRotation }, onDone }: { newSecret: NewSecret; onDone: () => void }) => (
  <SecretPanel
    title={`Signing secret of ${url}`}
    text={`Copy it now. It can’t be shown again.${isRotation ? ' Deliveries are signed with the old secret too for 24 hours, so that you can update your endpoint.' : ''}`}
    secret={secret}
    copyLabel="Copy secret"
    onDone={onDone}
  />
);
