import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { PitchVariant } from '../../../api/outreach/types';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { plural } from '../../../ui/text/format';
import { HOOK_LABELS, hookSummary } from '../hook-text';
import { isGenerated, type PitchText } from '../pitch-text';
import classes from './Composer.module.css';

interface VersionCardsProps {
  variants: readonly PitchVariant[];
  text: PitchText;
  onTake: (text: PitchText) => void;
}

/** The generated texts side by side. Replacing an edited text needs a confirmation. */
export function VersionCards({ variants, text, onTake }: VersionCardsProps) {
  const [asked, setAsked] = useState<PitchVariant | null>(null);
  if (variants.length < 2) return null;
  const take = (variant: PitchVariant) => {
    setAsked(null);
    onTake({ subject: variant.subject, body: variant.body });
  };
  return (
    <section className={classes.versions} aria-labelledby="versions">
      <Title order={2} size="h4" id="versions">
        Versions
      </Title>
      <ul className={classes.versionList}>
        {variants.map((variant, place) => {
          const isCurrent = isGenerated(text, [variant]);
          const unsupported = variant.claims.filter(({ isSupported }) => !isSupported).length;
          return (
            <li key={place} className={classes.version} data-current={isCurrent || undefined}>
              <Title order={3} size="h6">
                {variant.subject}
              </Title>
              <Text size="xs" c="dimmed" title={hookSummary(variant.hook)}>
                {HOOK_LABELS[variant.hook.kind]}
                {variant.hook.episodeTitle && `: ${variant.hook.episodeTitle}`}
              </Text>
              <Text size="sm" className={classes.versionBody}>
                {variant.body}
              </Text>
              <Text size="xs" c="dimmed" className="dotted numbers">
                <span>{plural(variant.wordCount, 'word')}</span>
                {variant.placeholders.length > 0 && <span>{plural(variant.placeholders.length, 'placeholder')} to fill in</span>}
                {unsupported > 0 && <span>{plural(unsupported, 'claim')} without a source</span>}
              </Text>
              <Button size="xs" variant="light" disabled={isCurrent} aria-label={isCurrent ? `In use: version ${place + 1}` : `Use this version: ${place + 1}`} onClick={() => (isGenerated(text, variants) ? take(variant) : setAsked(variant))}>
                {isCurrent ? 'In use' : 'Use this version'}
              </Button>
            </li>
          );
        })}
      </ul>
      {asked && (
        <Dialog title="Replace your text?" onClose={() => setAsked(null)}>
          <Stack gap="md">
            <Text>You edited the text, and this version replaces it. You can undo this for 10 seconds.</Text>
            <Group justify="flex-end" gap="sm">
              <Button variant="default" data-autofocus onClick={() => setAsked(null)}>
                Keep my text
              </Button>
              <Button onClick={() => take(asked)}>Replace it</Button>
            </Group>
          </Stack>
        </Dialog>
      )}
    </section>
  );
}
