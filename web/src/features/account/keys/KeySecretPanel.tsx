import { CopyButton } from '../../../ui/forms/CopyButton';
import { SecretPanel } from '../../../ui/dialogs/SecretPanel';
import { curlCommand } from './keys';

interface KeySecretPanelProps {
  name: string;
  secret: string;
  onDone: () => void;
}

/** Shows the secret of a new key once. */
export const KeySecretPanel = ({ name, secret, onDone }: KeySecretPanelProps) => (
  <SecretPanel title={`API key “${name}”`} text="Copy it now and store it safely. It can’t be shown again." secret={secret} copyLabel="Copy key" onDone={onDone}>
    <CopyButton value={curlCommand(location.origin, secret)} label="Copy as curl" size="xs" variant="light" />
  </SecretPanel>
);
