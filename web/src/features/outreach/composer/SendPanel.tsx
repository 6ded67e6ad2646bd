import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCopy, IconDownload, IconMail } from '@tabler/icons-react';
import type { PitchDetails } from '../../../api/outreach/types';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { Section } from '../../../ui/layout/Section';
import { isBarred } from '../ContactNotices';
import type { PitchText } from '../pitch-text';
import classes from './Composer.module.css';
import { HAND_OVER_LABELS, type HandOver } from './hand-over';
import { useHandOver } from './useHandOver';

const KINDS: readonly { kind: HandOver; icon: typeof IconCopy; isMain?: boolean }[] = [
  { kind: 'mail', icon: IconCopy, isMain: true },
  { kind: 'link', icon: IconMail },
  { kind: 'file', icon: IconDownload },
  { kind: 'subject', icon: IconCopy },
  { kind: 'body', icon: IconCopy },
];

interface SendPanelProps {
  pitch: PitchDetails;
  text: PitchText;
  /** Saves the typed text. Resolves to whether everything is saved. */
  onBefore: () => Promise<boolean>;
}

/** Buttons that pass the pitch to a mail program or the clipboard. Earshot sends nothing. */
export function SendPanel({ pitch, text, onBefore }: SendPanelProps) {
  const { start, doubt, confirm, cancel, pending } = useHandOver(pitch, text, onBefore);
  return (
    <Section title="Send it yourself">
      <div className={classes.actions}>
        {KINDS.map(({ kind, icon: Icon, isMain = false }) => (
          <Button
            key={kind}
            variant={isMain ? 'filled' : 'default'}
            size="sm"
            disabled={isBarred(pitch) || (pending !== null && pending !== kind)}
            loading={pending === kind}
            leftSection={<Icon size={16} stroke={1.7} aria-hidden="true" />}
            onClick={() => start(kind)}
          >
            {HAND_OVER_LABELS[kind]}
          </Button>
        ))}
      </div>
      {doubt && (
        <Dialog title="Send it despite these warnings?" onClose={cancel}>
          <Stack gap="md">
            <ul className="bullets">
              {doubt.messages.map((message) => (
                <li key={message}>
                  <Text>{message}</Text>
                </li>
              ))}
            </ul>
            <Group justify="flex-end" gap="sm">
              <Button variant="default" data-autofocus onClick={cancel}>
                Go back
              </Button>
              <Button onClick={confirm}>
                {HAND_OVER_LABELS[doubt.kind]} anyway
              </Button>
            </Group>
          </Stack>
        </Dialog>
      )}
    </Section>
  );
}
