import { Button, NativeSelect, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '../../../api/errors';
import type { PitchDetails } from '../../../api/outreach/types';
import { AssistCost } from '../../../widgets/AssistCost';
import { ErrorState } from '../../../widgets/ErrorState';
import { isBarred } from '../ContactNotices';
import { warningTitle } from '../contact-warning';
import { DuplicateDialog } from '../DuplicateDialog';
import { hookSummary } from '../hook-text';
import { OptionFields } from '../OptionFields';
import { optionMemory, optionsOf } from '../../../widgets/outreach/options';
import { toRequest } from '../start/start-request';
import { useGeneratePitch } from '../useGeneratePitch';
import classes from './Composer.module.css';

const MAX_HOOK_LENGTH = 70;

interface RewritePanelProps {
  pitch: PitchDetails;
  /** Saves the typed text. Resolves to whether everything is saved. */
  onBefore: () => Promise<boolean>;
}

/** Rewrites the pitch with other options: a new version of it. The current text stays in the history. */
export function RewritePanel({ pitch, onBefore }: RewritePanelProps) {
  const [options, setOptions] = useState(() => optionsOf(pitch));
  const [variants, setVariants] = useState(() => Math.max(1, pitch.variants.length));
  const [hook, setHook] = useState('');
  const generate = useGeneratePitch();
  const { guestProfileId, hooks, podcast, project } = pitch;
  const failure = generate.error && toApiError(generate.error);
  const duplicate = warningTitle(failure?.code);
  const write = async (acceptDuplicate: boolean) => {
    const request = toRequest({ guest: guestProfileId, podcast: podcast.podcastId, project: project?.projectId ?? null, hook: hook || null, options, variants }, acceptDuplicate);
    if (!request || generate.isPending || !(await onBefore())) return;
    optionMemory.remember({ options, variants });
    generate.mutate(request);
  };
  return (
    <section className={classes.side} aria-labelledby="rewrite">
      <Title order={2} size="h4" id="rewrite">
        Writing options
      </Title>
      <OptionFields options={options} variants={variants} onOptions={(changes) => setOptions({ ...options, ...changes })} onVariants={setVariants} />
      {hooks.length > 0 && (
        <NativeSelect
          label="Reason to write"
          value={hook}
          data={[{ value: '', label: 'The strongest' }, ...hooks.map((each) => ({ value: each.id, label: hookSummary(each).slice(0, MAX_HOOK_LENGTH) }))]}
          onChange={(event) => setHook(event.currentTarget.value)}
        />
      )}
      {failure && duplicate === null && <ErrorState title="The pitch wasn’t rewritten" error={failure} />}
      {guestProfileId === null ? (
        <Text size="sm" c="dimmed">
          The guest profile was deleted, so the pitch can’t be rewritten.
        </Text>
      ) : (
        <div>
          <Button variant="light" loading={generate.isPending} disabled={isBarred(pitch) || pitch.hasLeftCatalog} onClick={() => void write(false)}>
            Rewrite pitch
          </Button>
          <AssistCost />
          <Text size="sm" c="dimmed">
            The new text is the next version. The current one stays in the history.
          </Text>
        </div>
      )}
      {failure && duplicate !== null && <DuplicateDialog title={duplicate} message={failure.message} action="Write anyway" isBusy={generate.isPending} onConfirm={() => void write(true)} onClose={() => generate.reset()} />}
    </section>
  );
}
